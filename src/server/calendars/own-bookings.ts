import { sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Reader } from '../database/database.ts';

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
