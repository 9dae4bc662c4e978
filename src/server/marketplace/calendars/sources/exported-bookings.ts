import { isolateName } from '#domain/fields/plain-text.ts';
import { sql } from 'kysely';
import type { BookingStatus } from '#domain/bookings/bookings.ts';
import type { SoldTrip } from '#domain/availability/busy-times.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { formatLengthInEnglish } from '#domain/availability/trip-times.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type CalendarBooking = SoldTrip & {
  /** Null without a stated trip length; the operator's calendars then show how long the boat is occupied. */
  statedMinutes: number | null;
  id: string;
  code: string;
  /** `asked`: awaits the operator's approval. */
  status: BookingStatus;
  boatName: string;
  customerName: string;
  groupSize: number;
};

export const calendarBooking = sql`bookings.id, bookings.code, bookings.status,
  boats.name as "boatName", bookings.customer_name as "customerName",
  bookings.group_size as "groupSize", bookings.pricing_mode as mode, bookings.start_date as start,
  bookings.end_date as end, bookings.time, bookings.trip_minutes as "tripMinutes",
  bookings.stated_minutes as "statedMinutes"`;

export function describeEvent(booking: CalendarBooking) {
  const { boatName, customerName, groupSize, code } = booking;
  const guests = groupSize === 1 ? '1 guest' : `${groupSize} guests`;
  return {
    title: `${isolateName(boatName)}: ${isolateName(customerName)}, ${guests}`,
    details: `Booking ${code}, ${guests}.${describeKeptFree(booking)}`,
  };
}

function describeKeptFree({ mode, statedMinutes, tripMinutes }: CalendarBooking): string {
  if (mode === 'charter' || statedMinutes !== null) return '';
  return ` You gave no trip length: the boat is kept free for ${formatLengthInEnglish(tripMinutes)}.`;
}

/**
 * Extracts the booking's key from an iCalendar UID in our mails and exports: its `calendar_uid`, or its id if an
 * earlier version created the booking. Null for other UIDs. `ownHost` is this site's host name.
 */
export function readOwnUid(uid: unknown, ownHost: string): string | null {
  if (typeof uid !== 'string' || uid.length !== UUID_LENGTH + 1 + ownHost.length) return null;
  const [id = '', host] = uid.toLowerCase().split('@');
  return host === ownHost && isUuid(id) ? id : null;
}

/** Returns the host name with which our UIDs end. */
export function getOwnHost({ publicUrl }: { publicUrl: string }): string {
  return new URL(publicUrl).hostname;
}

const UUID_LENGTH = 36;

/** Finds the keys of this operator's own bookings, because their events never count as busy. */
export async function findOwnUids(
  reader: Queryable,
  operatorId: string,
  uids: readonly (string | null)[],
): Promise<Set<string>> {
  const names = [...new Set(uids)].filter((uid) => uid !== null);
  if (names.length === 0) return new Set();
  const found = await reader
    .selectFrom('bookings')
    .select(['id', 'calendarUid'])
    .where('operatorId', '=', operatorId)
    .where(sql<boolean>`(id = any(${names}::uuid[]) or calendar_uid = any(${names}::uuid[]))`)
    .execute();
  return new Set(found.flatMap(({ id, calendarUid: uid }) => (uid === null ? [id] : [id, uid])));
}
