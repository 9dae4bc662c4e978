import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { bookingStatuses } from '#domain/bookings/bookings.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { refundStates } from '#domain/refunds/refunds.ts';
import type { Endpoint } from '../endpoint.ts';
import { lineField } from '../fields/payload-fields.ts';

const MAX_CENTS = 100_000_000;

/** Required reason for a change to money, kept in the ledger. */
export const reasonField = z
  .string('reason.missing')
  .check(
    z.trim(),
    z.minLength(3, 'reason.missing'),
    z.maxLength(500, issueMessage({ code: 'reason.tooLong', values: { count: 500 } })),
    z.refine(isPlainText, 'reason.badCharacters'),
  );

export const wholeCents = (message: string) =>
  z.number(message).check(
    z.refine((value) => Number.isSafeInteger(value), message),
    z.gte(0, message),
    z.lte(MAX_CENTS, message),
  );

/**
 * POST /api/admin/bookings/{id}/cancel. `refundCents` is the guest's refund: 0, a part, or all that was paid.
 * `mostCents` is the maximum that was shown (optimistic lock), so that a payment made meanwhile is not kept by mistake.
 */
export const cancelBookingPayload = z.object({
  reason: reasonField,
  refundCents: wholeCents('refund.amountMissing'),
  mostCents: wholeCents('api.refundCents'),
});

/**
 * POST /api/admin/bookings/{id}/refunds: refunds an amount and keeps the trip. `mostCents` is the maximum that was
 * shown (optimistic lock): the second of two concurrent admins has to review the new amount.
 */
export const refundBookingPayload = z.object({
  reason: reasonField,
  refundCents: wholeCents('refund.amountMissing').check(z.gte(1, 'refund.amountMissing')),
  mostCents: wholeCents('api.refundCents'),
});
export type RefundBookingPayload = z.infer<typeof refundBookingPayload>;

/** POST /api/admin/refunds/{id}/settle: records that the refund was paid in another way, with its reference. */
export const settleRefundPayload = z.object({
  reference: lineField('field.reference', 120, 'reference.missing', 1),
});

/** A refund as admins see it. Amounts are whole cents of US dollars. */
export const refundView = z.object({
  id: z.string(),
  cents: z.number(),
  reason: z.string(),
  /**
   * `due`: queued for the provider. `failed`: the guest does not have the money, and a person has to act. `settled`:
   * repaid outside the provider.
   */
  state: z.enum(refundStates),
  decidedAt: z.string(),
  /** The deciding admin or operator; null for the system. */
  decidedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** The provider's error, if the refund failed. */
  failure: z.nullable(z.string()),
  /** The repayment outside the provider: its reference, the admin who recorded it, and when. */
  settled: z.nullable(z.object({ reference: z.string(), by: z.string(), at: z.string() })),
  /** True if the refund was created in the payment provider's dashboard. */
  isMadeAtProvider: z.boolean(),
});
export type RefundView = z.infer<typeof refundView>;

/** Limits of a refund that keeps the trip. */
export const refundOfferView = z.object({
  /** The reason why a refund is impossible; null if it is possible. */
  refusal: z.nullable(z.string()),
  mostCents: z.number(),
});

/** Preview of a cancellation, shown before the reason is entered. */
export const cancellationView = z.object({
  /** The reason why the booking cannot be cancelled; null if it can. */
  refusal: z.nullable(z.string()),
  paidCents: z.number(),
  mostCents: z.number(),
  /** Refund that the policy gives a guest who cancels now, and the reason. */
  policyCents: z.number(),
  policy: z.string(),
});
export type CancellationView = z.infer<typeof cancellationView>;

/** Response to a cancellation and to a refund. */
export const cancelledView = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  refundedCents: z.number(),
  keptCents: z.number(),
  refunds: z.array(refundView),
});
export type CancelledView = z.infer<typeof cancelledView>;

export const adminRefundEndpoints = {
  adminCancelBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/cancel',
    caller: 'admin',
    permission: 'cancel-booking',
    summary:
      'Cancel a paid or reserved booking: its seats are released and the guest is refunded the given amount. 409 if it has been paid since the page was opened',
    payload: cancelBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
    codes: [
      'booking.unknown',
      'cancel.bookingOver',
      'cancel.paidChanged',
      'refund.nothingPaid',
      'refund.tooMuch',
      'refund.paidElsewhere',
    ],
  },
  adminRefundBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/refunds',
    caller: 'admin',
    permission: 'refund-booking',
    summary:
      'Refund part or all of a payment without changing the trip; can be repeated up to the amount paid. 409 if the refundable amount has changed since the page was opened',
    payload: refundBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
    codes: [
      'refund.allRefunded',
      'refund.disputed',
      'refund.nothingPaid',
      'refund.paidToCaptain',
      'refund.remainingChanged',
      'refund.tooMuch',
      'refund.paidElsewhere',
    ],
  },
  adminSettleRefund: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/settle',
    caller: 'admin',
    permission: 'settle-refund',
    summary: 'Record that a failed refund was paid back in another way',
    payload: settleRefundPayload,
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
    codes: ['refund.notFailedToSettle', 'refund.unknown'],
  },
  adminSendRefundAgain: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/again',
    caller: 'admin',
    permission: 'send-refund-again',
    summary: 'Retry a failed refund at the payment provider',
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
    codes: ['refund.notFailed', 'refund.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
