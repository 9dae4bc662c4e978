import { captainAnswerEnd } from '#domain/hold-ends.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { recordEvent, type BookingRow } from '../bookings/booking-queries.ts';
import type { Write } from '../database/database.ts';
import { queueMailToBoth } from '../notifications/queue-mail.ts';
import type { Deps } from '../product-deps.ts';

/**
 * A card is good for a trip whose captain has yet to say yes. From now on the clock of the answer runs, and
 * no longer the one of the hold.
 */
export async function awaitApproval(deps: Deps, write: Write, booking: BookingRow): Promise<void> {
  const [bookingId, at] = [booking.id, new Date(deps.now())];
  const trip = { start: booking.start_date, time: booking.time };
  const until = new Date(captainAnswerEnd(deps.now(), trip));
  await write
    .updateTable('bookings')
    .set({ status: 'asked', captain_answers_until: until })
    .where('id', '=', bookingId)
    .execute();
  await recordEvent(deps, write, { bookingId, at, event: 'asked', actor: 'payments' });
  await queueMailToBoth(deps.jobs, write, { bookingId, kind: 'asked', at });
  await deps.jobs.queue(write, 'end-asking', { bookingId }, { notBefore: until });
  await announceBoatChange(write, booking.boat_id);
}
