import { nextStatus } from '#domain/bookings.ts';
import { approvalDeadline } from '#domain/hold-ends.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { lockBooking, recordEvent, type BookingRow } from '../bookings/booking-queries.ts';
import { isUuid, inTransaction, type Write } from '../database/database.ts';
import { queueMailToBoth } from '../mail/queue-mail.ts';
import type { PaymentSession } from '../gateways/card-payments.ts';
import type { Deps } from '../dependencies.ts';
import { insertSession, lockSession, sessionRow, setSession } from './payment-queries.ts';
import type { Settlement } from './settlement.ts';

/**
 * Records that a card is good for a trip whose operator has yet to say yes. From now on the clock of the
 * answer runs, and no longer the one of the hold. What can no longer be asked for is let go at once.
 */
export async function recordAuthorisation(
  deps: Deps,
  session: PaymentSession,
): Promise<Settlement> {
  const { bookingId } = session;
  if (bookingId === null || !isUuid(bookingId)) return { state: 'unknown' };
  const outcome = await inTransaction<Outcome<Settlement>>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return done({ state: 'unknown' });
    await insertSession(write, sessionRow(session, booking), new Date(deps.now()));
    const known = await lockSession(write, session.id);
    // Recorded before.
    if (known?.status !== 'open' && known?.status !== 'expired') return done(stateOf(booking));
    await setSession(write, session.id, {
      status: 'authorised',
      payment_intent: session.paymentIntent,
    });
    const isExact = session.amountCents === booking.amount_cents && session.currency === 'usd';
    if (!isExact || nextStatus(booking.status, 'ask') === null) {
      await deps.jobs.queue(write, 'release-payment', { sessionId: session.id });
      return done({ state: 'expired', bookingId });
    }
    await askOperator(deps, write, booking);
    return done({ state: 'asked', bookingId });
  });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

function stateOf(booking: BookingRow): Settlement {
  const bookingId = booking.id;
  if (booking.status === 'asked' || booking.status === 'paid') {
    return { state: booking.status, bookingId };
  }
  return { state: 'expired', bookingId };
}

async function askOperator(deps: Deps, write: Write, booking: BookingRow): Promise<void> {
  const at = new Date(deps.now());
  const trip = { start: booking.start_date, time: booking.time };
  const until = new Date(approvalDeadline(deps.now(), trip));
  const bookingId = booking.id;
  await write
    .updateTable('bookings')
    .set({ status: 'asked', approval_due_at: until })
    .where('id', '=', bookingId)
    .execute();
  await recordEvent(deps, write, { bookingId, at, event: 'asked', actor: 'payments' });
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'asked', at });
  await deps.jobs.queue(write, 'end-asking', { bookingId }, { notBefore: until });
  await announceBoatChange(write, booking.boat_id);
}
