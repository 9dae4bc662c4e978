import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { computeMaxCancellationRefund } from '#domain/trip-changes/cancellations.ts';
import { islandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { MovedBy } from '#domain/trip-changes/trip-changes.ts';
import { withBusy, boatsWithReservations } from '../boats/boat-queries.ts';
import { boatForSale } from '../boats/boat-presenter.ts';
import { toPaidMoney } from '../bookings/booking-queries.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { listFreeDepartures } from './free-departures.ts';

type OpenConflict = NonNullable<Awaited<ReturnType<typeof findOpenConflict>>>;

/** Lists an operator's open conflicts, earliest trips first. */
export async function listConflicts(
  deps: Deps,
  operatorId: string,
): Promise<CalendarConflictView[]> {
  const now = islandNow(deps.now());
  const rows = await openConflicts(deps.database)
    .where('bookings.operator_id', '=', operatorId)
    .where('bookings.end_date', '>=', now.day)
    .orderBy('bookings.start_date')
    .orderBy('calendar_conflicts.raised_at')
    .execute();
  return Promise.all(rows.map((row) => presentConflict(deps.database, row, now)));
}

/** Finds an open conflict of this operator; null for another operator's. */
export async function findOpenConflict(reader: Queryable, operatorId: string, conflictId: string) {
  if (!isUuid(conflictId)) return null;
  const row = await openConflicts(reader)
    .where('bookings.operator_id', '=', operatorId)
    .where('calendar_conflicts.id', '=', conflictId)
    .executeTakeFirst();
  return row ?? null;
}

function openConflicts(reader: Queryable) {
  return reader
    .selectFrom('calendar_conflicts')
    .innerJoin('bookings', 'bookings.id', 'calendar_conflicts.booking_id')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .leftJoin('calendar_sources', 'calendar_sources.id', 'calendar_conflicts.source_id')
    .selectAll('bookings')
    .select([
      'calendar_conflicts.id as conflict_id',
      'calendar_conflicts.busy_from',
      'calendar_conflicts.busy_until',
      'calendar_conflicts.raised_at',
      'boats.name as boat_name',
      'calendar_sources.name as calendar_name',
    ])
    .where('calendar_conflicts.status', '=', 'open');
}

async function presentConflict(
  reader: Queryable,
  row: OpenConflict,
  now: IslandNow,
): Promise<CalendarConflictView> {
  return {
    id: row.conflict_id,
    bookingId: row.id,
    code: row.code,
    customerName: row.customer_name,
    customerEmail: row.customer_email ?? '',
    customerPhone: row.customer_phone,
    boatName: row.boat_name,
    startDate: row.start_date,
    endDate: row.end_date,
    time: row.time,
    groupSize: row.group_size,
    amountCents: row.amount_cents,
    refundCents: computeMaxCancellationRefund({ ...toPaidMoney(row), status: row.status }),
    calendarName: row.calendar_name,
    busyFrom: row.busy_from.toISOString(),
    busyUntil: row.busy_until.toISOString(),
    raisedAt: row.raised_at.toISOString(),
    freeDepartures: listFreeDepartures(
      await readSellableBoat(reader, row.boat_id, now.day, 'operator'),
      row,
      now,
    ),
  };
}

/**
 * Reads a boat for moving sold trips, which take place even if it is not public. Booking notice binds guests only: an
 * operator who moves a trip or approves the move can judge it.
 */
export async function readSellableBoat(reader: Queryable, boatId: string, today: Day, by: MovedBy) {
  const boat = await boatsWithReservations(reader, today)
    .where('boats.id', '=', boatId)
    .executeTakeFirstOrThrow();
  const [busy = { ...boat, busy: [] }] = await withBusy(reader, [boat], { from: today });
  const sellable = boatForSale(busy, today);
  return by === 'guest' ? sellable : { ...sellable, noticeHours: 0, smallestNumber: null };
}

/** Settles all open conflicts of a booking after the operator's decision. */
export async function setConflicts(
  write: Queryable,
  bookingId: string,
  status: 'moved' | 'cancelled',
  at: Date,
): Promise<void> {
  await write
    .updateTable('calendar_conflicts')
    .set({ status, settled_at: at })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['open', 'kept'])
    .execute();
}
