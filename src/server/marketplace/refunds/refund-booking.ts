import { updateRow } from '../../platform/database/update-row.ts';
import type { RefundBookingPayload } from '#contract/admin/admin-refund-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, type Outcome, refused } from '#domain/problems.ts';
import { decideRefund } from '#domain/refunds/refunds.ts';
import { buildRefundDecidedEntry } from '#domain/payouts/ledger.ts';
import { recordAuditEvent, type AuditEvent } from '../../identity/admins/record-audit-event.ts';
import {
  lockBooking,
  noSuchBooking,
  recordEvent,
  setStatus,
  type BookingRow,
  toMoneyState,
  toPaidMoney,
} from '../core/bookings/booking-queries.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockOperatorMoney, postEntry } from '../core/money/ledger-entries.ts';
import { findPaidSession } from '../core/money/payment-queries.ts';
import { readRefunded } from './decided-refunds.ts';
import { insertRefund } from '../core/money/refund-queries.ts';

export function refundRoutes(deps: Deps) {
  return [
    serve(endpoints.adminRefundBooking, async ({ params, payload, admin, address, language }) => {
      const order = { ...payload, bookingId: params.id, by: { admin, address } };
      const refunded = await refundBooking(deps, order);
      return refunded.ok ? readRefunded(deps, params.id, language) : refunded;
    }),
  ];
}

type PartialRefund = RefundBookingPayload & {
  bookingId: string;
  by: Pick<AuditEvent, 'admin' | 'address'>;
};

/** Refunds a part or all of the payment and keeps the trip. */
export async function refundBooking(
  deps: Deps,
  order: PartialRefund,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  const { bookingId, reason, refundCents: cents, by } = order;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return noSuchBooking;
    const decided = decideRefund(toMoneyState(booking), order);
    if (!decided.ok) return decided;
    const at = new Date(deps.now());
    const refund = { cents, reason, decidedBy: by.admin.id, at };
    const owed = await oweRefund(deps, write, booking, refund);
    if (!owed.ok) return owed;
    const { status } = decided.value;
    if (status !== booking.status) await setStatus(write, bookingId, { status });
    await recordRefund(deps, write, booking, order, status);
    const refundId = owed.value;
    const mail = { subjectId: bookingId, kind: 'refund', at, dedupeId: refundId } as const;
    await queueMailToBoth(deps.jobs, write, mail);
    return done(null);
  });
}

async function recordRefund(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { reason, refundCents: cents, by }: PartialRefund,
  status: BookingRow['status'],
): Promise<void> {
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at: new Date(deps.now()),
    actor: by.admin.name,
    event: 'refund decided',
    facts: { adminId: by.admin.id, reason, cents, status },
  });
  const decision = { reason, status, refundCents: cents };
  await auditRefund(deps, write, booking, { act: 'refund-booking', by, ...decision });
}

/** `booking` is the previous state. */
export async function auditRefund(
  deps: Deps,
  write: Transaction,
  { id, code, status, refundedCents }: BookingRow,
  decided: Pick<AuditEvent, 'act'> & {
    by: Pick<AuditEvent, 'admin' | 'address'>;
    reason: string;
    status: string;
    refundCents: number;
  },
): Promise<void> {
  const { act, by, reason, refundCents } = decided;
  const after = { status: decided.status, refundedCents: refundedCents + refundCents };
  await recordAuditEvent(write, {
    ...by,
    act,
    at: new Date(deps.now()),
    subject: { kind: 'booking', id, name: code },
    facts: { reason, refundCents, before: { status, refundedCents }, after },
  });
}

type NewRefund = { cents: number; reason: string; decidedBy: string | null; at: Date };

/**
 * Posts a refund of a locked booking to the ledger and queues its sending for after the commit. Returns the refund's
 * id.
 */
export async function oweRefund(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { cents, reason, decidedBy, at }: NewRefund,
): Promise<Outcome<string, 'conflict'>> {
  const page = await findPaidSession(write, booking.id);
  if (!page) return paidElsewhere;
  // Serializes with payouts of the operator's balance.
  await lockOperatorMoney(write, booking.operatorId);
  const bookingId = booking.id;
  const refundId = deps.newId();
  await insertRefund(write, {
    id: refundId,
    bookingId,
    sessionId: page.id,
    cents,
    reason,
    decidedBy,
    decidedAt: at,
  });
  await addRefunded(write, booking, cents);
  const trip = { bookingId, operatorId: booking.operatorId, ...toPaidMoney(booking) };
  await postEntry(write, buildRefundDecidedEntry(trip, { bookingId, refundId, cents }), at);
  await deps.jobs.queue(write, 'send-refund', { refundId });
  return done(refundId);
}

export async function addRefunded(
  write: Transaction,
  booking: BookingRow,
  cents: number,
): Promise<void> {
  await updateRow(write, 'bookings', booking.id, {
    refundedCents: booking.refundedCents + cents,
  });
}

const paidElsewhere = refused('conflict', 'refund.paidElsewhere');
