import type { MoveTripPayload } from '#contract/operator/calendar-conflict-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { lockBooking } from '../core/bookings/booking-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { cancelBooking } from '../refunds/cancel-booking.ts';
import {
  findOpenConflict,
  listConflicts,
  setConflicts,
} from '../core/departures/conflict-queries.ts';
import { moveBooking } from '../core/departures/move-booking.ts';

export function conflictRoutes(deps: Deps) {
  /** Each action returns the remaining conflicts. */
  const answer = async <Kind extends ProblemKind>(id: string, acted: Outcome<null, Kind>) =>
    acted.ok ? done(await listConflicts(deps, id)) : acted;
  return [
    serve(endpoints.calendarConflicts, async ({ operator: { id } }) =>
      done(await listConflicts(deps, id)),
    ),

    serve(endpoints.keepTrip, async ({ operator: { id }, params }) =>
      answer(id, await keepTrip(deps, { operatorId: id, conflictId: params.id })),
    ),

    serve(endpoints.cancelTrip, async ({ operator: { id }, params }) =>
      answer(id, await cancelTrip(deps, { operatorId: id, conflictId: params.id })),
    ),

    serve(endpoints.moveTrip, async ({ operator: { id }, params, payload }) =>
      answer(id, await moveTrip(deps, { operatorId: id, conflictId: params.id }, payload)),
    ),
  ];
}

type Order = { operatorId: string; conflictId: string };

async function keepTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
): Promise<Outcome<null, 'not-found'>> {
  const conflict = await findOpenConflict(deps.database, operatorId, conflictId);
  if (!conflict) return settledBefore;
  await deps.database
    .updateTable('calendarConflicts')
    .set({ status: 'kept', settledAt: new Date(deps.now()) })
    .where('id', '=', conflictId)
    .where('status', '=', 'open')
    .execute();
  return done(null);
}

/** Cancels the trip with a full refund. */
async function cancelTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  const booking = await findOpenConflict(deps.database, operatorId, conflictId);
  if (!booking) return settledBefore;
  const called = await cancelBooking(deps, {
    bookingId: booking.id,
    reason: storedReasons.captainNotFree,
    refund: 'all',
    by: { operator: operatorId },
  });
  if (called.ok) await setConflicts(deps.database, booking.id, 'cancelled', new Date(deps.now()));
  return called;
}

/** Moves the trip to another departure of its boat, if there is room; mails both sides. */
async function moveTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
  to: MoveTripPayload,
): Promise<Outcome<null, 'not-found' | 'sold-out'>> {
  return inTransaction(deps.database, async (write) => {
    const conflict = await findOpenConflict(write, operatorId, conflictId);
    const booking = conflict && (await lockBooking(write, conflict.id));
    if (!booking || !isSold(booking.status)) return settledBefore;
    return moveBooking(deps, write, booking, { ...to, by: 'operator' });
  });
}

const settledBefore = refused('not-found', 'conflict.settled');
