import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings.ts';
import type { SoldTrip } from '#domain/busy-times.ts';
import { isUuid } from '#domain/ids.ts';
import type { Reader } from '../database/database.ts';

/** A booking as calendars show it. */
export type CalendarBooking = SoldTrip & {
  id: string;
  code: string;
  /** `asked` waits for its operator's approval. */
  status: BookingStatus;
  boatName: string;
  customerName: string;
  groupSize: number;
};

export const calendarBooking = sql`bookings.id, bookings.code, bookings.status,
  boats.name as "boatName", bookings.customer_name as "customerName",
  bookings.group_size as "groupSize", bookings.pricing_mode as mode, bookings.start_date as start,
  bookings.end_date as end, bookings.time, bookings.trip_minutes as "tripMinutes"`;

export function eventText({ boatName, customerName, groupSize, code }: CalendarBooking) {
  const guests = groupSize === 1 ? '1 guest' : `${groupSize} guests`;
  return {
    title: `${boatName}: ${customerName}, ${guests}`,
    details: `Booking ${code}, ${guests}.`,
  };
}

/**
 * The booking that an event is about, by the iCalendar UID that our mails' files and our exports give it; null
 * for every other event. `ownHost` is this site's host name.
 */
export function bookingIdOf(uid: unknown, ownHost: string): string | null {
  if (typeof uid !== 'string' || uid.length !== UUID_LENGTH + 1 + ownHost.length) return null;
  const [id = '', host] = uid.toLowerCase().split('@');
  return host === ownHost && isUuid(id) ? id : null;
}

/** The host in those UIDs. */
export function ownHostOf({ publicUrl }: { publicUrl: string }): string {
  return new URL(publicUrl).hostname;
}

const UUID_LENGTH = 36;

/** Which of these bookings are this operator's: their own trips never make them busy. */
export async function findOwnBookings(
  reader: Reader,
  operatorId: string,
  bookingIds: readonly (string | null)[],
): Promise<Set<string>> {
  const ids = [...new Set(bookingIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const found = await reader
    .selectFrom('bookings')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Set(found.map(({ id }) => id));
}
