import { updateRow } from '../../../platform/database/update-row.ts';
import { buildUnwantedPaymentEntry } from '#domain/payouts/ledger.ts';
import type { SettlementRefund } from '#domain/bookings/settlements.ts';
import { releaseBoat } from '../bookings/seat-reservations.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { recordEvent, setStatus, type BookingRow } from '../bookings/booking-queries.ts';
import { buildReservationFromRow } from '../bookings/end-booking.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { postEntry } from './ledger-entries.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { PaymentSession } from '../../../platform/gateways/card-payments.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { findSession } from './payment-queries.ts';
import { insertRefund, type RefundRow } from './refund-queries.ts';

/** Refunds a late or duplicate payment in full, and mails the guest. */
export async function refundUnwanted(
  deps: Deps,
  write: Transaction,
  session: PaymentSession,
  booking: BookingRow,
  { outcome, reason, becomes, mail }: SettlementRefund,
): Promise<void> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const ends = outcome === 'end and refund';
  if (ends) await recordEvent(deps, write, { bookingId, at, event: 'expired', actor: 'clock' });
  const { id, paymentIntent } = session;
  const page = { status: 'refund_due', paymentIntent, settledAt: at } as const;
  await updateRow(write, 'paymentSessions', id, page);
  await oweRefund(deps, write, session, { bookingId, reason, at });
  const facts = { session: id, reason, cents: session.amountCents };
  const event = { bookingId, at, event: 'refund due', actor: 'payments', facts };
  await recordEvent(deps, write, event);
  if (becomes) await setStatus(write, bookingId, { status: becomes });
  if (mail) {
    // Uses the session as `dedupeId`, so that each payment of a booking causes its own mail.
    const order = {
      subjectId: bookingId,
      kind: mail,
      recipient: 'visitor',
      dedupeId: id,
      at,
    } as const;
    await queueMail(deps.jobs, write, order);
  }
  if (!ends) return;
  await announceBoatChange(write, booking.boatId);
  await releaseBoat(write, buildReservationFromRow(booking), booking.status);
}

async function oweRefund(
  deps: Deps,
  write: Transaction,
  { id: sessionId, amountCents: cents }: PaymentSession,
  { bookingId, reason, at }: { bookingId: string; reason: string; at: Date },
): Promise<void> {
  const refundId = deps.newId();
  await insertRefund(write, {
    id: refundId,
    bookingId,
    sessionId,
    cents,
    reason,
    decidedBy: null,
    decidedAt: at,
  });
  await postEntry(write, buildUnwantedPaymentEntry(sessionId, { bookingId, refundId, cents }), at);
  await deps.jobs.queue(write, 'send-refund', { refundId });
}

/**
 * Marks an unwanted payment's page as refunded. If the booking was never confirmed, records the amount with it, too.
 */
export async function closeUnwantedPage(
  write: Transaction,
  refund: Pick<RefundRow, 'sessionId' | 'cents'>,
  booking: BookingRow,
): Promise<void> {
  const page = await findSession(write, refund.sessionId);
  if (page?.status !== 'refund_due') return;
  await updateRow(write, 'paymentSessions', page.id, { status: 'refunded' });
  if (booking.status !== 'refunded' || booking.paidAt !== null) return;
  await updateRow(write, 'bookings', booking.id, {
    refundedCents: Math.min(refund.cents, booking.amountCents),
  });
}
