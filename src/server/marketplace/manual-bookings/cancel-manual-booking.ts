import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { decideManualCancellation } from '#domain/operators/manual-booking.ts';
import { done, type Outcome } from '#domain/problems.ts';
import {
  toGuestTrip,
  hasEvent,
  lockBooking,
  noSuchBooking,
} from '../core/bookings/booking-queries.ts';
import { setConflicts } from '../core/departures/conflict-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { writeCancellation } from '../refunds/cancel-booking.ts';

type Cancelled = Outcome<{ cancelled: true }, 'not-found' | 'conflict'>;

/** Cancels a manual booking: releases its seats, and records that the operator returned the money. */
export function cancelManualBooking(
  deps: Deps,
  order: { operatorId: string; bookingId: string; requestKey: string; reason: string },
): Promise<Cancelled> {
  const { operatorId, bookingId, requestKey } = order;
  return inTransaction<Cancelled>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (booking?.operatorId !== operatorId) return noSuchBooking;
    if (await hasEvent(write, bookingId, requestKey)) return done({ cancelled: true });
    const facts = { ...toGuestTrip(booking), flow: booking.flow, paidBy: booking.paidBy };
    const decided = decideManualCancellation(facts, deps.now());
    if (!decided.ok) return decided;
    await setConflicts(write, bookingId, 'cancelled', new Date(deps.now()));
    const reason = order.reason || storedReasons.manualBookingCancelled;
    const by = { operator: operatorId, requestKey };
    const written = await writeCancellation(deps, write, booking, { reason, by }, decided.value);
    return written.ok ? done({ cancelled: true }) : written;
  });
}
