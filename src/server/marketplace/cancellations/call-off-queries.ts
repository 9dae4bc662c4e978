import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { isCalledOff, listScopeDays } from '#domain/trip-changes/calling-off.ts';
import { addDays } from '#domain/time/days.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Booking affected by a call-off, even if its guest is still paying. */
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
  const days = scopes.flatMap(({ scope }) => listScopeDays(scope)).toSorted();
  const first = days.at(0) ?? '9999-01-01';
  const last = days.at(-1) ?? first;
  return affectedBookings(reader)
    .where('bookings.boatId', 'in', [...new Set(scopes.map(({ boatId }) => boatId)), noBoat])
    .where('bookings.endDate', '>=', addDays(first, -1))
    .where('bookings.startDate', '<=', last)
    .execute();
}

/**
 * Selects bookings that are sold or may still be paid, in order of their trips. Skips bookings with an open offer from
 * an earlier call-off.
 */
export function affectedBookings(reader: Queryable) {
  return (
    reader
      .selectFrom('bookings')
      .innerJoin('boats', 'boats.id', 'bookings.boatId')
      .select([
        'bookings.id as bookingId',
        'bookings.code',
        'bookings.boatId',
        'bookings.operatorId',
        'boats.name as boatName',
        'bookings.customerName',
        'bookings.pricingMode as mode',
        'bookings.startDate as start',
        'bookings.endDate as end',
        'bookings.time',
        'bookings.tripMinutes as minutes',
        'bookings.statedMinutes',
        'bookings.groupSize',
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
      .orderBy('bookings.startDate')
      .orderBy('bookings.time')
      .orderBy('bookings.id')
  );
}

/** Placeholder that matches no boat, because SQL has no empty `in ()`. */
const noBoat = '00000000-0000-0000-0000-000000000000';

export function presentAffectedBookings(affected: readonly AffectedBooking[]): AffectedTripsView {
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

/** Finds call-offs, newest first; optionally only one operator's, or a single call-off. */
export async function findCallOffs(
  reader: Queryable,
  only: { operatorId?: string; id?: string } = {},
): Promise<CallOffView[]> {
  const count = (outcome: string | null) =>
    sql<number>`count(offer.id) filter (where offer.outcome is not distinct from ${outcome}
      and bookings.status <> 'held')::int`;
  const rows = await reader
    .selectFrom('callOffs')
    .leftJoin('rebookingOffers as offer', 'offer.callOffId', 'callOffs.id')
    .leftJoin('bookings', 'bookings.id', 'offer.bookingId')
    .leftJoin('operators', 'operators.id', 'callOffs.operatorId')
    .leftJoin('admins', 'admins.id', 'callOffs.adminId')
    .selectAll('callOffs')
    .select([
      'operators.name as byOperator',
      'admins.name as byAdmin',
      count(null).as('open'),
      countBoats(sql`true`).as('boats'),
      countBoats(sql`carried_out_at is not null`).as('boatsDone'),
      count('another-day').as('anotherDay'),
      count('another-boat').as('anotherBoat'),
      count('refunded').as('refunded'),
    ])
    .$if(only.operatorId !== undefined, (query) =>
      query.where('callOffs.operatorId', '=', only.operatorId ?? ''),
    )
    .$if(only.id !== undefined, (query) => query.where('callOffs.id', '=', only.id ?? ''))
    .groupBy(['callOffs.id', 'operators.name', 'admins.name'])
    .orderBy('callOffs.madeAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(presentCallOff);
}

function countBoats(which: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from call_off_boats
    where call_off_boats.call_off_id = call_offs.id and ${which})`;
}

type CallOffRow = Selectable<Tables['callOffs']> & {
  byOperator: string | null;
  byAdmin: string | null;
  boats: number;
  boatsDone: number;
  open: number;
  anotherDay: number;
  anotherBoat: number;
  refunded: number;
};

/** Until the call-off is finished, counts trips without an offer as waiting. */
function presentCallOff(row: CallOffRow): CallOffView {
  const chosen = row.anotherDay + row.anotherBoat + row.refunded;
  const trips = row.trips ?? row.open + chosen;
  return {
    id: row.id,
    what: row.what,
    byOperator: row.byOperator,
    byAdmin: row.byAdmin,
    reason: row.reason,
    note: row.note,
    madeAt: row.madeAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    trips,
    boats: row.boats,
    boatsDone: row.boatsDone,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    waiting: row.finishedAt === null ? Math.max(row.open, trips - chosen) : row.open,
    anotherDay: row.anotherDay,
    anotherBoat: row.anotherBoat,
    refunded: row.refunded,
  };
}
