import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../../platform/database/database.ts';

type ShipRequest = { ship?: string | undefined; start: Day; end: Day };

/**
 * Finds the call of the ship on which a guest arrives; null if the ship does not call on the trip's days. Refuses if
 * the call was cancelled.
 */
export async function findShipCall(
  reader: Queryable,
  { ship = '', start, end }: ShipRequest,
): Promise<Outcome<string | null, 'conflict'>> {
  if (!isUuid(ship)) return done(null);
  const call = await reader
    .selectFrom('portCalls')
    .select(['id', 'skippedAt'])
    .where('id', '=', ship)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .executeTakeFirst();
  if (!call) return done(null);
  return call.skippedAt === null ? done(call.id) : shipSkipped;
}

const shipSkipped = refused('conflict', 'ship.notCalling');

/** Links the booking (`booked`) to its port call. The row lock makes a concurrent cancellation of the call wait. */
export function shipGuest(portCallId: string | null): RawBuilder<unknown> {
  return sql`
      insert into ship_guests (booking_id, port_call_id)
      select booked.id, expected.id from booked
      cross join (
        select id from port_calls where id = ${portCallId}::uuid and skipped_at is null for key share) as expected
      returning booking_id`;
}
