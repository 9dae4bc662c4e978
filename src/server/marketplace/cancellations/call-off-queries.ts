import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';
import type { CallOffView, ConcernedView } from '#contract/operator/call-off-api.ts';
import { isCalledOff, daysOfScope } from '#domain/trip-changes/calling-off.ts';
import { addDays } from '#domain/time/days.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Booking affected by a call-off, even while its guest is still paying. */
export type AffectedBooking = Awaited<ReturnType<typeof findCandidates>>[number];

export async function findAffectedBookings(
  reader: Queryable,
  scopes: readonly BoatScope[],
  nowMs: number,
): Promise<AffectedBooking[]> {
  const candidates = await findCandidates(reader, scopes);
  const scopeByBoat = new Map(scopes.map(({ boatId, scope }) => [boatId, scope]));
  return candidates.filter((booking) => {
    const scope = scopeByBoat.get(booking.boatId);
    return (
      scope !== undefined && isCalledOff({ ...booking, tripMinutes: booking.minutes }, scope, nowMs)
    );
  });
}

async function findCandidates(reader: Queryable, scopes: readonly BoatScope[]) {
  const days = scopes.flatMap(({ scope }) => daysOfScope(scope)).toSorted();
  const first = days.at(0) ?? '9999-01-01';
  const last = days.at(-1) ?? first;
  return affectedBookings(reader)
    .where('bookings.boat_id', 'in', [...new Set(scopes.map(({ boatId }) => boatId)), noBoat])
    .where('bookings.end_date', '>=', addDays(first, -1))
    .where('bookings.start_date', '<=', last)
    .execute();
}

/**
 * Selects bookings that are sold or may still be paid, in order of their trips. Skips those with an open offer of an earlier
 * call-off.
 */
export function affectedBookings(reader: Queryable) {
  return (
    reader
      .selectFrom('bookings')
      .innerJoin('boats', 'boats.id', 'bookings.boat_id')
      .select([
        'bookings.id as bookingId',
        'bookings.code',
        'bookings.boat_id as boatId',
        'bookings.operator_id as operatorId',
        'boats.name as boatName',
        'bookings.customer_name as customerName',
        'bookings.pricing_mode as mode',
        'bookings.start_date as start',
        'bookings.end_date as end',
        'bookings.time',
        'bookings.trip_minutes as minutes',
        'bookings.stated_minutes as statedMinutes',
        'bookings.group_size as groupSize',
        'bookings.status',
      ])
      .select(
        sql<number>`case when bookings.status = 'paid' and paid_by = 'card'
        then amount_cents - refunded_cents - disputed_cents else 0 end`.as('paidCents'),
      )
      .select(
        sql<number>`case when bookings.status = 'paid' and paid_by <> 'card'
        then amount_cents else 0 end`.as('byHandCents'),
      )
      .where('bookings.status', 'in', ['held', 'pending', 'asked', 'paid'])
      .where(
        sql<boolean>`not exists (select from rebooking_offers
        where booking_id = bookings.id and outcome is null)`,
      )
      // A reviewed trip has sailed.
      .where(sql<boolean>`not exists (select from reviews where booking_id = bookings.id)`)
      .orderBy('bookings.start_date')
      .orderBy('bookings.time')
      .orderBy('bookings.id')
  );
}

/** Placeholder, because SQL has no empty `in ()`. */
const noBoat = '00000000-0000-0000-0000-000000000000';

export function presentAffectedBookings(affected: readonly AffectedBooking[]): ConcernedView {
  const sold = affected.filter(({ status }) => status !== 'held');
  return {
    trips: sold.length,
    guests: sold.reduce((total, { groupSize }) => total + groupSize, 0),
    boats: new Set(sold.map(({ boatId }) => boatId)).size,
    paidCents: sold.reduce((total, { paidCents }) => total + paidCents, 0),
    byHandCents: sold.reduce((total, { byHandCents }) => total + byHandCents, 0),
    bookings: sold.map(
      ({ boatId: _boat, operatorId: _operator, mode: _mode, minutes: _, status: _s, ...trip }) =>
        trip,
    ),
  };
}

/** Finds call-offs, newest first; optionally of one operator's boats. */
export async function findCallOffs(
  reader: Queryable,
  only: { operatorId?: string; id?: string } = {},
): Promise<CallOffView[]> {
  const count = (outcome: string | null) =>
    sql<number>`count(offer.id) filter (where offer.outcome is not distinct from ${outcome}
      and bookings.status <> 'held')::int`;
  const rows = await reader
    .selectFrom('call_offs')
    .leftJoin('rebooking_offers as offer', 'offer.call_off_id', 'call_offs.id')
    .leftJoin('bookings', 'bookings.id', 'offer.booking_id')
    .leftJoin('operators', 'operators.id', 'call_offs.operator_id')
    .leftJoin('admins', 'admins.id', 'call_offs.admin_id')
    .selectAll('call_offs')
    .select([
      'operators.name as by_operator',
      'admins.name as by_admin',
      count(null).as('open'),
      countBoats(sql`true`).as('boats'),
      countBoats(sql`carried_out_at is not null`).as('boats_done'),
      count('another-day').as('another_day'),
      count('another-boat').as('another_boat'),
      count('refunded').as('refunded'),
    ])
    .$if(only.operatorId !== undefined, (query) =>
      query.where('call_offs.operator_id', '=', only.operatorId ?? ''),
    )
    .$if(only.id !== undefined, (query) => query.where('call_offs.id', '=', only.id ?? ''))
    .groupBy(['call_offs.id', 'operators.name', 'admins.name'])
    .orderBy('call_offs.made_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(presentCallOff);
}

function countBoats(which: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from call_off_boats
    where call_off_boats.call_off_id = call_offs.id and ${which})`;
}

type CallOffRow = Selectable<Tables['call_offs']> & {
  by_operator: string | null;
  by_admin: string | null;
  boats: number;
  boats_done: number;
  open: number;
  another_day: number;
  another_boat: number;
  refunded: number;
};

/** Until it is finished, trips without an offer count as waiting, too. */
function presentCallOff(row: CallOffRow): CallOffView {
  const chosen = row.another_day + row.another_boat + row.refunded;
  const trips = row.trips ?? row.open + chosen;
  return {
    id: row.id,
    what: row.what,
    byOperator: row.by_operator,
    byAdmin: row.by_admin,
    reason: row.reason,
    note: row.note,
    madeAt: row.made_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    trips,
    boats: row.boats,
    boatsDone: row.boats_done,
    finishedAt: row.finished_at?.toISOString() ?? null,
    waiting: row.finished_at === null ? Math.max(row.open, trips - chosen) : row.open,
    anotherDay: row.another_day,
    anotherBoat: row.another_boat,
    refunded: row.refunded,
  };
}
