import type { BookingView } from '#contract/booking-views.ts';
import { type Day, addDays } from '#domain/days.ts';
import { cacheResponses, pageWithFiles } from '../layout/cached-pages.ts';

const PREFIX = 'booking-';
const PAGE = '/booking/confirmation';

/**
 * Caches a booking's confirmation page as rendered now, and evicts old ones. A booking that is no longer
 * valid is dropped.
 */
export async function cacheBooking(id: string, today: Day): Promise<void> {
  const address = `/api/bookings/${encodeURIComponent(id)}`;
  const answer = await fetch(address);
  const booking = answer.ok ? ((await answer.clone().json()) as BookingView) : null;
  if (booking?.status === 'paid' || booking?.status === 'pending') {
    const page = await pageWithFiles(confirmationAddress(id));
    await cacheResponses(PREFIX + id, [...page, [address, answer]]);
  } else if (booking || answer.status === 404) {
    await caches.delete(PREFIX + id);
  }
  await dropOldBookings(today);
}

/** The cached confirmation page for this address, if any. */
export async function cachedConfirmation(url: URL): Promise<Response | undefined> {
  const id = url.pathname === PAGE ? url.searchParams.get('bid') : null;
  if (!id || !(await caches.has(PREFIX + id))) return undefined;
  const cache = await caches.open(PREFIX + id);
  return cache.match(confirmationAddress(id));
}

export async function dropOldBookings(today: Day): Promise<void> {
  const old = expiredBookings(await cachedBookings(), today);
  await Promise.all(old.map(({ id }) => caches.delete(PREFIX + id)));
}

/** The bookings cached on this device, newest first. */
export async function cachedBookings(): Promise<BookingView[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const bookings = await Promise.all(names.map(bookingIn));
  return bookings
    .filter((booking) => booking !== null)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

async function bookingIn(name: string): Promise<BookingView | null> {
  const cache = await caches.open(name);
  const answer = await cache.match(
    `/api/bookings/${encodeURIComponent(name.slice(PREFIX.length))}`,
  );
  return answer ? ((await answer.json()) as BookingView) : null;
}

export function confirmationAddress(id: string): string {
  return `${PAGE}?bid=${encodeURIComponent(id)}`;
}

export const MOST_KEPT = 5;
export const DAYS_KEPT = 30;

/** Of the cached bookings, newest first, those to evict: beyond the limit, or long over. */
export function expiredBookings<Kept extends { endDate: Day }>(
  bookings: readonly Kept[],
  today: Day,
): Kept[] {
  return bookings.filter(
    ({ endDate }, place) => place >= MOST_KEPT || addDays(endDate, DAYS_KEPT) < today,
  );
}
