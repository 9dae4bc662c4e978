import { updateRow } from '../../platform/database/update-row.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { keepUntil } from '../core/bookings/booking-presenter.ts';
import { recordEvent } from '../core/bookings/booking-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { TripToChange } from '../core/trips/change-trip.ts';

/**
 * Extends an unpaid reservation by a day. Only the mailed link leads here, so a confirmation proves that the guest has
 * access to the mailbox. Requires a POST, because mail scanners open links. Does nothing if the new deadline would not
 * be later.
 */
export async function confirmReservation(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
): Promise<Outcome<null, never>> {
  const until = keepUntil(booking);
  if (until === null) return done(null);
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await updateRow(write, 'bookings', bookingId, { holdEndsAt: until });
  await deps.jobs.queue(write, 'end-hold', { bookingId }, { notBefore: until });
  await recordEvent(deps, write, { bookingId, at, event: 'kept', actor: 'visitor', requestKey });
  return done(null);
}
