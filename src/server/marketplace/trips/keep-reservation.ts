import { done, type Outcome } from '#domain/problems.ts';
import { keepUntil } from '../core/bookings/booking-presenter.ts';
import { recordEvent } from '../core/bookings/booking-queries.ts';
import type { Write } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { ChangingTrip } from '../core/trips/change-trip.ts';

/**
 * Keeps an unpaid reservation for a day: only the mailed link leads here, so its guest reads that mailbox. A post,
 * because mail scanners open links. Where it gives no more time, nothing changes.
 */
export async function keepReservation(
  deps: Deps,
  write: Write,
  { booking, requestKey }: ChangingTrip,
): Promise<Outcome<null, never>> {
  const until = keepUntil(booking);
  if (until === null) return done(null);
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await write
    .updateTable('bookings')
    .set({ hold_ends_at: until })
    .where('id', '=', bookingId)
    .execute();
  await deps.jobs.queue(write, 'end-hold', { bookingId }, { notBefore: until });
  await recordEvent(deps, write, { bookingId, at, event: 'kept', actor: 'visitor', requestKey });
  return done(null);
}
