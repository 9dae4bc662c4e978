import { presentSoldTrip } from '../bookings/booking-presenter.ts';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { computeMaxCancellationRefund } from '#domain/trip-changes/cancellations.ts';
import { toIslandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { MoveInitiator } from '#domain/trip-changes/trip-changes.ts';
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
  const now = toIslandNow(deps.now());
  const rows = await selectConflictDetails(
    selectOperatorConflicts(deps.database, operatorId, now.day),
  )
    .orderBy('bookings.startDate')
    .orderBy('calendarConflicts.raisedAt')
    .execute();
  return Promise.all(rows.map((row) => presentConflict(deps.database, row, now)));
}

/** Finds an open conflict of this operator; null for another operator's. */
export async function findOpenConflict(reader: Queryable, operatorId: string, conflictId: string) {
  if (!isUuid(conflictId)) return null;
  const row = await selectConflictDetails(openConflicts(reader))
    .where('bookings.operatorId', '=', operatorId)
    .where('calendarConflicts.id', '=', conflictId)
    .executeTakeFirst();
  return row ?? null;
}

function openConflicts(reader: Queryable) {
  return reader
    .selectFrom('calendarConflicts')
    .innerJoin('bookings', 'bookings.id', 'calendarConflicts.bookingId')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .leftJoin('calendarSources', 'calendarSources.id', 'calendarConflicts.sourceId')
    .where('calendarConflicts.status', '=', 'open');
}

/** Selects an operator's open conflicts of trips that are not over, for the list and its count. */
export function selectOperatorConflicts(reader: Queryable, operatorId: string, today: Day) {
  return openConflicts(reader)
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.endDate', '>=', today);
}

function selectConflictDetails(conflicts: ReturnType<typeof openConflicts>) {
  return conflicts
    .selectAll('bookings')
    .select([
      'calendarConflicts.id as conflictId',
      'calendarConflicts.busyFrom',
      'calendarConflicts.busyUntil',
      'calendarConflicts.raisedAt',
      'boats.name as boatName',
      'calendarSources.name as calendarName',
    ]);
}

async function presentConflict(
  reader: Queryable,
  row: OpenConflict,
  now: IslandNow,
): Promise<CalendarConflictView> {
  return {
    id: row.conflictId,
    ...presentSoldTrip(row),
    customerEmail: row.customerEmail ?? '',
    customerPhone: row.customerPhone,
    amountCents: row.amountCents,
    refundCents: computeMaxCancellationRefund({ ...toPaidMoney(row), status: row.status }),
    calendarName: row.calendarName,
    busyFrom: row.busyFrom.toISOString(),
    busyUntil: row.busyUntil.toISOString(),
    raisedAt: row.raisedAt.toISOString(),
    freeDepartures: listFreeDepartures(
      await readSellableBoat(reader, row.boatId, now.day, 'operator'),
      row,
      now,
    ),
  };
}

/**
 * Reads a boat for moving sold trips, even if the boat is not public, because its sold trips take place anyway. Booking
 * notice and smallest number bind guests only: an operator who moves a trip or approves the move can judge both.
 */
export async function readSellableBoat(
  reader: Queryable,
  boatId: string,
  today: Day,
  by: MoveInitiator,
) {
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
    .updateTable('calendarConflicts')
    .set({ status, settledAt: at })
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['open', 'kept'])
    .execute();
}
