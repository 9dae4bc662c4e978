import { randomUUID } from 'node:crypto';
import type { AdminStatementView, OwedMonthPageView } from '#contract/admin/admin-payout-api.ts';
import { getMonth } from '#domain/time/days.ts';
import type { AdminCall } from '../admins/admins.ts';
import { bookPaidTrip, type MoneyWorld } from './money-world.ts';
import { dayAhead, type NewBoat } from '../guests/paying-world.ts';

export const today = dayAhead(0);
const yesterday = dayAhead(-1);
/** Month in which `sailedTrip` sails by default. */
export const month = getMonth(yesterday);
/** The operator's share of `sailedTrip`. */
export const TRIP_CENTS = 19_100;

type Operator = { operatorId: string };

/** Creates a super admin's requests about operators' payouts. */
export function createPayoutActs(world: () => MoneyWorld) {
  return {
    /** Books and pays for a trip, and backdates it to this day. */
    async sailedTrip(boat: NewBoat, day = yesterday) {
      const trip = await bookPaidTrip(world(), boat);
      for (const sql of [
        'update bookings set start_date = $2, end_date = $2 where boat_id = $1 and start_date > $3',
        'update departures set day = $2 where boat_id = $1 and day > $3',
        'update boat_days set day = $2 where boat_id = $1 and day > $3',
      ]) {
        await world().database.query(sql, [boat.id, day, today]);
      }
      return trip;
    },
    record(boat: Operator, input: Record<string, unknown> = {}, more: AdminCall = {}) {
      const payload = {
        operatorId: boat.operatorId,
        month,
        cents: TRIP_CENTS,
        openCents: TRIP_CENTS,
        paidOn: today,
        method: 'cash',
        reference: 'WIB 2026-0042',
        requestKey: randomUUID(),
        ...input,
      };
      return world().ask<AdminStatementView>('adminRecordPayout', { payload, ...more });
    },
    async statementOf({ operatorId }: Operator, of = month) {
      const parts = { operatorId, month: of };
      return (await world().ask<AdminStatementView>('adminStatement', { parts })).body;
    },
    owed: (query: Record<string, string> = {}) =>
      world().ask<OwedMonthPageView>('adminPayouts', { query }),
    /** Returns the names of the actions on an operator in the audit log. */
    async actsOf({ operatorId }: Operator): Promise<string[]> {
      const { rows } = await world().database.query<{ act: string }>(
        'select action as act from audit_events where subject_id = $1 order by id',
        [operatorId],
      );
      return rows.map(({ act }) => act);
    },
    async idOf(email: string): Promise<string> {
      const { rows } = await world().database.query<{ id: string }>(
        'select id from operators where email = $1',
        [email],
      );
      return rows[0]?.id ?? '';
    },
  };
}
