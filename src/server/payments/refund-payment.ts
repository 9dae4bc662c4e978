import { done } from '#domain/problems.ts';
import { lockBooking, recordEvent } from '../bookings/booking-queries.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../product-deps.ts';
import { findSession, lockSession, setSession } from './payment-queries.ts';

const HOUR_MS = 3_600_000;

/** Gives an owed payment back through the provider and records it; called again, it gives back nothing more. */
export async function refundPayment(deps: Deps, sessionId: string): Promise<void> {
  const session = await findSession(deps.database, sessionId);
  if (session?.status !== 'refund_due' || session.payment_intent === null) return;
  const { refundId } = await deps.payments.refundPayment({
    paymentIntent: session.payment_intent,
    // The provider repeats its answer to a key for a day, failures too; it never gives back more than was paid.
    key: `refund-${sessionId}-${Math.floor(deps.now() / HOUR_MS)}`,
  });
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, session.booking_id);
    const owed = await lockSession(write, sessionId);
    if (!booking || owed?.status !== 'refund_due') return done(null);
    const at = new Date(deps.now());
    await setSession(write, sessionId, { status: 'refunded', refund_id: refundId });
    if (booking.status === 'refunded') {
      await write
        .updateTable('bookings')
        .set({ refunded_cents: booking.amount_cents })
        .where('id', '=', booking.id)
        .execute();
    }
    const facts = { session: sessionId, refund: refundId, cents: session.amount_cents };
    await recordEvent(write, {
      bookingId: booking.id,
      at,
      event: 'refunded',
      actor: 'payments',
      facts,
    });
    return done(null);
  });
}
