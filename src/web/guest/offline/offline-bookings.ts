import type { BookingView } from '#contract/public/booking-views.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { type Day, addDays } from '#domain/time/days.ts';
import { languages, splitLanguage } from '#i18n/languages/languages.ts';

/**
 * Pages of a booking that are stored on the device, each in its own cache: the confirmation, keyed by the booking's id,
 * and the trip's page, keyed by the token of its link.
 */
export const offlineKinds = {
  booking: {
    prefix: 'booking-',
    buildPagePath: (id: string) => paths.confirmation({ bid: id }),
    buildDataPath: (id: string) => `/api/bookings/${encodeURIComponent(id)}`,
    readBooking: (answer: unknown) => answer as BookingView,
  },
  trip: {
    prefix: 'trip-',
    buildPagePath: (token: string) => paths.trip({ token }),
    buildDataPath: (token: string) => `/api/trips/${encodeURIComponent(token)}`,
    readBooking: (answer: unknown) => (answer as TripView).booking,
  },
};
export type OfflineKind = keyof typeof offlineKinds;

/** A booking with the cache and URL of one of its pages. */
export type OfflineBooking = {
  kind: OfflineKind;
  cache: string;
  address: string;
  booking: BookingView;
};

/** Lists the stored pages, newest bookings first. */
export async function listOfflineBookings(): Promise<OfflineBooking[]> {
  const names = await caches.keys();
  const kept = await Promise.all(
    (['trip', 'booking'] as const).flatMap((kind) =>
      names
        .filter((name) => name.startsWith(offlineKinds[kind].prefix))
        .map(readOfflineBooking(kind)),
    ),
  );
  return kept
    .filter((each) => each !== null)
    .sort((one, other) => other.booking.createdAt.localeCompare(one.booking.createdAt));
}

function readOfflineBooking(kind: OfflineKind) {
  return async (cache: string): Promise<OfflineBooking | null> => {
    const { prefix, buildPagePath, buildDataPath, readBooking } = offlineKinds[kind];
    const name = cache.slice(prefix.length);
    const kept = await caches.open(cache);
    const answer = await kept.match(buildDataPath(name));
    if (!answer) return null;
    const address = (await findStoredAddress(kept, buildPagePath(name))) ?? buildPagePath(name);
    return { kind, cache, address, booking: readBooking(await answer.json()) };
  };
}

/** Finds the URL of a page in the language in which it was stored. */
export async function findStoredAddress(kept: Cache, page: string): Promise<string | undefined> {
  const addresses = (await kept.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  return addresses.find((address) => splitLanguage(address, languages).path === page);
}

/** Lists each booking once, by its trip's page if that page is stored. */
export function deduplicateBookings(kept: readonly OfflineBooking[]): OfflineBooking[] {
  const trips = new Set(
    kept.filter(({ kind }) => kind === 'trip').map(({ booking }) => booking.id),
  );
  return kept.filter(({ kind, booking }) => kind === 'trip' || !trips.has(booking.id));
}

/** Deletes those pages of a booking for which `isDropped` returns true. */
export async function dropBooking(
  bookingId: string,
  isDropped: (kept: OfflineBooking) => boolean,
): Promise<void> {
  const kept = await listOfflineBookings();
  await dropCaches(kept.filter((each) => each.booking.id === bookingId && isDropped(each)));
}

export async function dropOldBookings(today: Day): Promise<void> {
  const kept = await listOfflineBookings();
  const known = new Map(kept.map(({ booking }) => [booking.id, booking]));
  const old = new Set(expiredBookings([...known.values()], today));
  await dropCaches(kept.filter(({ booking }) => old.has(known.get(booking.id) ?? booking)));
}

async function dropCaches(kept: readonly OfflineBooking[]): Promise<void> {
  await Promise.all(kept.map(({ cache }) => caches.delete(cache)));
}

export const MAX_OFFLINE_BOOKINGS = 5;
export const OFFLINE_DAYS = 30;

/**
 * Returns the stored bookings to delete: those beyond the limit, or over for more than 30 days. Expects the newest
 * first.
 */
export function expiredBookings<Kept extends { endDate: Day }>(
  bookings: readonly Kept[],
  today: Day,
): Kept[] {
  return bookings.filter(
    ({ endDate }, place) => place >= MAX_OFFLINE_BOOKINGS || addDays(endDate, OFFLINE_DAYS) < today,
  );
}
