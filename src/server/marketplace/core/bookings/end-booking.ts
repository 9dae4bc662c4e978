import { getNextStatus, type BookingEvent } from '#domain/bookings/bookings.ts';
import { releaseBoat, type SeatReservation } from './seat-reservations.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { lockBooking, recordEvent, setStatus, type BookingRow } from './booking-queries.ts';

/**
 * Ends an unpaid booking and releases its seats; idempotent. Returns whether this call ended the booking, and calls
 * `alongside` only if so.
 */
export async function endBooking(
  deps: Deps,
  bookingId: string,
  event: BookingEvent & ('expire' | 'abandon'),
  actor: string,
  alongside: (write: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    const status = booking && getNextStatus(booking.status, event);
    if (!booking || !status) return false;
    await setStatus(write, bookingId, { status });
    await releaseBoat(write, buildReservationFromRow(booking), booking.status);
    const at = new Date(deps.now());
    await recordEvent(deps, write, { bookingId, at, event: status, actor });
    await alongside(write);
    await announceBoatChange(write, booking.boatId);
    return true;
  });
}

export function buildReservationFromRow(booking: BookingRow): SeatReservation {
  return {
    bookingId: booking.id,
    boatId: booking.boatId,
    mode: booking.pricingMode,
    start: booking.startDate,
    end: booking.endDate,
    time: booking.time,
    groupSize: booking.groupSize,
    tripMinutes: booking.tripMinutes,
    turnaroundMinutes: booking.turnaroundMinutes,
  };
}
