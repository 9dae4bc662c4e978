import { updateRow } from '../../platform/database/update-row.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { buildRefundSettledEntry } from '#domain/payouts/ledger.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditEvent } from '../../identity/admins/record-audit-event.ts';
import { lockBooking, recordEvent, type BookingRow } from '../core/bookings/booking-queries.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { closeUnwantedPage } from '../core/money/unwanted-payments.ts';
import { readRefund } from './decided-refunds.ts';
import { findRefund, lockRefund, type RefundRow } from '../core/money/refund-queries.ts';

export function failedRefundRoutes(deps: Deps) {
  return [
    serve(endpoints.adminSettleRefund, async ({ params, payload, admin, address, language }) => {
      const order = { ...payload, refundId: params.id, by: { admin, address } };
      const settled = await settleRefund(deps, order);
      return settled.ok ? readRefund(deps, params.id, language) : settled;
    }),

    serve(endpoints.adminSendRefundAgain, async ({ params, admin, address, language }) => {
      const sent = await sendRefundAgain(deps, { refundId: params.id, by: { admin, address } });
      return sent.ok ? readRefund(deps, params.id, language) : sent;
    }),
  ];
}

type FailedRefundOrder = { refundId: string; by: Pick<AuditEvent, 'admin' | 'address'> };

export function sendRefundAgain(deps: Deps, order: FailedRefundOrder) {
  const notFailed = refused('conflict', 'refund.notFailed');
  return changeFailedRefund(deps, order, notFailed, async (write, { id, cents, failure }) => {
    await updateRow(write, 'bookingRefunds', id, {
      state: 'due',
      failure: null,
      claimedAt: null,
    });
    await deps.jobs.queue(write, 'send-refund', { refundId: id });
    const facts = { refundId: id, cents, failure };
    return { event: 'refund due', facts, act: 'send-refund-again', auditFacts: facts };
  });
}

/** Records that a refund which failed at the provider was paid to the guest in another way. */
export function settleRefund(deps: Deps, order: FailedRefundOrder & { reference: string }) {
  const notFailed = refused('conflict', 'refund.notFailedToSettle');
  return changeFailedRefund(deps, order, notFailed, async (write, refund, booking, at) => {
    const { id: refundId, cents, failure } = refund;
    const { reference } = order;
    await updateRow(write, 'bookingRefunds', refundId, {
      state: 'settled',
      settledReference: reference,
      settledAt: at,
      settledBy: order.by.admin.id,
    });
    await postEntry(write, buildRefundSettledEntry({ bookingId: booking.id, refundId, cents }), at);
    await closeUnwantedPage(write, refund, booking);
    return {
      event: 'refund settled',
      facts: { refundId, cents, reference },
      act: 'settle-refund',
      auditFacts: { refundId, cents, reference, failure },
    };
  });
}

type Change = (
  write: Transaction,
  refund: RefundRow,
  booking: BookingRow,
  at: Date,
) => Promise<{ event: string; facts: object; act: AuditEvent['act']; auditFacts: object }>;

async function changeFailedRefund(
  deps: Deps,
  { refundId, by }: FailedRefundOrder,
  notFailed: Outcome<null, 'conflict'>,
  change: Change,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const known = isUuid(refundId) ? await findRefund(deps.database, refundId) : null;
  if (!known) return noSuchRefund;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, known.bookingId);
    const refund = await lockRefund(write, refundId);
    if (!booking) return noSuchRefund;
    if (refund.state !== 'failed') return notFailed;
    const at = new Date(deps.now());
    const { event, facts, act, auditFacts } = await change(write, refund, booking, at);
    await recordEvent(deps, write, {
      bookingId: booking.id,
      at,
      event,
      actor: by.admin.name,
      facts: { ...facts, adminId: by.admin.id },
    });
    const subject = { kind: 'booking', id: booking.id, name: booking.code };
    await recordAuditEvent(write, { ...by, at, act, subject, facts: { ...auditFacts } });
    return done(null);
  });
}

const noSuchRefund = refused('not-found', 'refund.unknown');
