import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** Which of these bookings are this operator's: no calendar makes them busy with their own trips. */
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
