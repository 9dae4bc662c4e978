import type { BookingView } from '#contract/booking-views.ts';
import { type Day, addDays } from '#domain/days.ts';
import { keepTogether, pageWithFiles } from './page-keeping.ts';

const PREFIX = 'booking-';
const PAGE = '/booking/confirmation';

/**
 * Keeps a confirmation, its page as the server writes it now, and the few latest ones beside it. One
 * that is no longer booked is dropped.
 */
export async function keepBooking(id: string, today: Day): Promise<void> {
  const address = `/api/bookings/${encodeURIComponent(id)}`;
  const answer = await fetch(address);
  const booking = answer.ok ? ((await answer.clone().json()) as BookingView) : null;
  if (booking?.status === 'paid' || booking?.status === 'pending') {
    const page = await pageWithFiles(confirmationAddress(id));
    await keepTogether(PREFIX + id, [...page, [address, answer]]);
  } else if (booking || answer.status === 404) {
    await caches.delete(PREFIX + id);
  }
  await dropOldBookings(today);
}

/** The page of a booking as it was last seen, if this is its address. */
export async function keptConfirmation(url: URL): Promise<Response | undefined> {
  const id = url.pathname === PAGE ? url.searchParams.get('bid') : null;
  if (!id || !(await caches.has(PREFIX + id))) return undefined;
  const cache = await caches.open(PREFIX + id);
  return cache.match(confirmationAddress(id));
}

export async function dropOldBookings(today: Day): Promise<void> {
  const old = outlived(await keptBookings(), today);
  await Promise.all(old.map(({ id }) => caches.delete(PREFIX + id)));
}

/** The bookings that are kept on this device, the latest first. */
export async function keptBookings(): Promise<BookingView[]> {
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

/** Of the bookings kept on a device, the latest first: those beyond the few, and those whose trip is long over. */
export function outlived<Kept extends { endDate: Day }>(
  bookings: readonly Kept[],
  today: Day,
): Kept[] {
  return bookings.filter(
    ({ endDate }, place) => place >= MOST_KEPT || addDays(endDate, DAYS_KEPT) < today,
  );
}
