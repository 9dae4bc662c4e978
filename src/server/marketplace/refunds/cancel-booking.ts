import { decideCancellation, type RefundOrder } from '#domain/trip-changes/cancellations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { buildRefundedByOperatorEntry } from '#domain/payouts/ledger.ts';
import { mailReaders, type MailReader } from '#domain/bookings/mail-kinds.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { AuditEvent } from '../../identity/admins/record-audit-event.ts';
import { releaseBoat } from '../core/bookings/seat-reservations.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import {
  lockBooking,
  noSuchBooking,
  recordEvent,
  setStatus,
  type BookingRow,
  toPaidMoney,
} from '../core/bookings/booking-queries.ts';
import { buildReservationFromRow } from '../core/bookings/end-booking.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { readRefunded } from './decided-refunds.ts';
import { addRefunded, auditRefund, oweRefund } from './refund-booking.ts';

/** Endpoint for cancellations by an admin; operators cancel through conflicts. */
export function cancellationRoutes(deps: Deps) {
  return [
    serve(endpoints.adminCancelBooking, async ({ params, payload, admin, address, language }) => {
      const { reason, ...refund } = payload;
      const order = { bookingId: params.id, reason, refund, by: { admin, address } };
      const cancelled = await cancelBooking(deps, order);
      return cancelled.ok ? readRefunded(deps, params.id, language) : cancelled;
    }),
  ];
}

type CancelOrder = Cancelled & { bookingId: string; refund: RefundOrder };

type Cancelled = {
  reason: string;
  /** Author: an audited admin, the boat's operator, the guest, or a call-off. */
  by:
    | Pick<AuditEvent, 'admin' | 'address'>
    | { operator: string; requestKey?: string }
    | { guest: { requestKey: string } }
    | { callOff: string };
};

/**
 * Cancels a paid or reserved booking: releases its seats and records the refund owed. The provider call, mails and the
 * closing of payment pages follow the commit. Refuses a cancelled booking, so that refunds are not repeated.
 */
export async function cancelBooking(
  deps: Deps,
  order: CancelOrder,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  const { bookingId } = order;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return noSuchBooking;
    const state = { ...toPaidMoney(booking), status: booking.status };
    const decided = decideCancellation(state, order.refund);
    if (!decided.ok) return decided;
    return writeCancellation(deps, write, booking, order, decided.value);
  });
}

type Decided = { status: BookingRow['status']; refundCents: number };

export async function writeCancellation(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  order: Cancelled,
  decided: Decided,
): Promise<Outcome<null, 'conflict'>> {
  const at = new Date(deps.now());
  const { refundCents } = decided;
  const isGivenBack = booking.status === 'paid' && isPaidToOperator(booking.paidBy);
  const status = isGivenBack ? 'refunded' : decided.status;
  await setStatus(write, booking.id, { status });
  if (isGivenBack) await giveBackByHand(write, booking, at);
  if (refundCents > 0) {
    const decidedBy = 'admin' in order.by ? order.by.admin.id : null;
    const refund = { cents: refundCents, reason: order.reason, decidedBy, at };
    const owed = await oweRefund(deps, write, booking, refund);
    if (!owed.ok) return owed;
  }
  await recordCancellation(deps, write, booking, order, { status, refundCents, isGivenBack });
  await finishCancellation(
    deps,
    write,
    booking,
    at,
    'callOff' in order.by ? ['visitor'] : mailReaders,
  );
  return done(null);
}

/** Records that the operator returns the money they collected; no refund is sent. */
async function giveBackByHand(write: Transaction, booking: BookingRow, at: Date): Promise<void> {
  const { id: bookingId, operatorId, amountCents: cents } = booking;
  await addRefunded(write, booking, cents);
  await postEntry(write, buildRefundedByOperatorEntry({ bookingId, operatorId, cents }), at);
}

/**
 * Queues the mails and the closing of payment pages, then releases the seats. After a call-off, captains get a list
 * instead.
 */
export async function finishCancellation(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  at: Date,
  recipients: readonly MailReader[] = mailReaders,
): Promise<void> {
  const bookingId = booking.id;
  for (const recipient of recipients) {
    await queueMail(deps.jobs, write, { subjectId: bookingId, kind: 'cancelled', recipient, at });
  }
  await deps.jobs.queue(write, 'close-payment-pages', { bookingId });
  await announceBoatChange(write, booking.boatId);
  // Runs last, because buyers of this departure wait for its row lock.
  await releaseBoat(write, buildReservationFromRow(booking), booking.status);
}

async function recordCancellation(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { reason, by }: Cancelled,
  { status, refundCents, isGivenBack }: Decided & { isGivenBack: boolean },
): Promise<void> {
  const at = new Date(deps.now());
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'cancelled',
    actor: getActor(by),
    facts: {
      ...('admin' in by ? { adminId: by.admin.id } : {}),
      reason,
      refundCents,
      ...(isGivenBack ? { byHandCents: booking.amountCents } : {}),
    },
    requestKey: getRequestKey(by),
  });
  if (!('admin' in by)) return;
  const decision = { reason, status, refundCents };
  await auditRefund(deps, write, booking, { act: 'cancel-booking', by, ...decision });
}

function getRequestKey(by: Cancelled['by']): string | undefined {
  if ('guest' in by) return by.guest.requestKey;
  return 'operator' in by ? by.requestKey : undefined;
}

function getActor(by: Cancelled['by']): string {
  if ('admin' in by) return by.admin.name;
  if ('callOff' in by) return 'clock';
  return 'guest' in by ? 'visitor' : 'operator';
}
