import { findBooking, lockBooking } from '../../bookings/booking-queries.ts';
import { inTransaction } from '../../database/database.ts';
import { findSession, type PaymentSessionRow } from '../../payments/payment-queries.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import type { Deps } from '../../dependencies.ts';
import { endApproval } from './answer-approval.ts';

/** Takes the money of a trip that its operator said yes to. A card that is no longer good ends the booking. */
export async function chargeApprovedTrip(deps: Deps, sessionId: string): Promise<void> {
  const page = await findSession(deps.database, sessionId);
  if (!page || !mayBeSetAside.includes(page.status) || page.payment_intent === null) return;
  const { payment_intent: paymentIntent, booking_id: bookingId } = page;
  const booking = await findBooking(deps.database, bookingId);
  // Called off meanwhile.
  if (booking?.status !== 'asked' || booking.approval_answer !== 'yes') return;
  const taken = await deps.payments.capturePayment({ paymentIntent, key: `capture-${sessionId}` });
  if (taken === 'paid') {
    await settlePayment(deps, sessionId);
    return;
  }
  await inTransaction(deps.database, async (write) => {
    const asked = await lockBooking(write, bookingId);
    if (asked?.status === 'asked') await endApproval(deps, write, asked, 'card-refused');
  });
}

/** A page on which money was set aside is called expired once somebody saw that it was let go. */
const mayBeSetAside: PaymentSessionRow['status'][] = ['authorised', 'expired'];
