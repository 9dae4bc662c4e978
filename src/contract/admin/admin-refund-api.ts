import * as z from 'zod/mini';
import { bookingStatuses } from '#domain/bookings/bookings.ts';
import { isPlainText } from '#domain/fields/plain-text.ts';
import { refundStates } from '#domain/refunds/refunds.ts';
import type { Endpoint } from '../endpoint.ts';
import { lineField } from '../fields/payload-fields.ts';

const MOST_CENTS = 100_000_000;

/** Why something is done with money: it stays in the books, so it is asked for. */
export const reasonField = z
  .string('Please say why')
  .check(
    z.trim(),
    z.minLength(3, 'Please say why'),
    z.maxLength(500, 'The reason can be at most 500 characters'),
    z.refine(isPlainText, 'The reason has characters that cannot be used'),
  );

export const wholeCents = (message: string) =>
  z.number(message).check(
    z.refine((value) => Number.isSafeInteger(value), message),
    z.gte(0, message),
    z.lte(MOST_CENTS, message),
  );

/**
 * POST /api/admin/bookings/{id}/cancel. `refundCents` is what the guest gets back: 0, a part, or all that was
 * paid. `mostCents` is what the screen said can go back, so that nothing paid meanwhile is kept unseen.
 */
export const cancelBookingPayload = z.object({
  reason: reasonField,
  refundCents: wholeCents('Enter how much goes back to the guest'),
  mostCents: wholeCents('What can go back must be whole cents'),
});

/**
 * POST /api/admin/bookings/{id}/refunds: so much goes back, and the trip stays as it is. `mostCents` is what
 * the screen said can go back, so that of two who refund at once the second looks again.
 */
export const refundBookingPayload = z.object({
  reason: reasonField,
  refundCents: wholeCents('Enter how much goes back to the guest').check(
    z.gte(1, 'Enter how much goes back to the guest'),
  ),
  mostCents: wholeCents('What can go back must be whole cents'),
});
export type RefundBookingPayload = z.infer<typeof refundBookingPayload>;

/** POST /api/admin/refunds/{id}/settle: it was paid back in another way, found by this reference. */
export const settleRefundPayload = z.object({
  reference: lineField('Reference', 120, 'Enter a reference by which the payment can be found', 1),
});

/** Money that goes back to a guest, as an admin sees it. Amounts are whole cents of US dollars. */
export const refundView = z.object({
  id: z.string(),
  cents: z.number(),
  reason: z.string(),
  /**
   * `due`: on its way to the provider. `failed`: the guest does not have it, and a person has to look.
   * `settled`: paid back in another way.
   */
  state: z.enum(refundStates),
  decidedAt: z.string(),
  /** The admin who decided it, or the operator; null when the system did. */
  decidedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** What the provider said, when it failed. */
  failure: z.nullable(z.string()),
  /** How it was paid back in another way: by which reference it is found, by whom and when. */
  settled: z.nullable(z.object({ reference: z.string(), by: z.string(), at: z.string() })),
  /** Somebody made it at the payment provider itself. */
  isMadeAtProvider: z.boolean(),
});
export type RefundView = z.infer<typeof refundView>;

/** What giving money back would mean now, while the trip stays as it is. */
export const refundOfferView = z.object({
  /** Null when something can go back; else why not, in words. */
  refusal: z.nullable(z.string()),
  mostCents: z.number(),
});

/** What calling a booking off would mean now: what the screen offers before it asks for the reason. */
export const cancellationView = z.object({
  /** Null when the booking can be called off; else why not, in words. */
  refusal: z.nullable(z.string()),
  paidCents: z.number(),
  /** The most that can go back. */
  mostCents: z.number(),
  /** What the refund policy gives a guest who calls off now, and why. */
  policyCents: z.number(),
  policy: z.string(),
});
export type CancellationView = z.infer<typeof cancellationView>;

/** Answer to calling a booking off, and to giving money back. */
export const cancelledView = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  refundedCents: z.number(),
  keptCents: z.number(),
  refunds: z.array(refundView),
});
export type CancelledView = z.infer<typeof cancelledView>;

/** Calling bookings off, and the money that goes back for it. */
export const adminRefundEndpoints = {
  adminCancelBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/cancel',
    caller: 'admin',
    permission: 'cancel-booking',
    summary:
      'Call a paid or reserved booking off: its seats are free again, and the guest gets back what is said. 409 when it was paid since the screen was opened',
    payload: cancelBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  adminRefundBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/refunds',
    caller: 'admin',
    permission: 'refund-booking',
    summary:
      'Give back a part of what was paid, or all of it, and leave the trip as it is; as often as something is left. 409 when what can go back has changed since the screen was opened',
    payload: refundBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  adminSettleRefund: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/settle',
    caller: 'admin',
    permission: 'settle-refund',
    summary: 'Record that a refund which failed was paid back in another way',
    payload: settleRefundPayload,
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
  },
  adminSendRefundAgain: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/again',
    caller: 'admin',
    permission: 'send-refund-again',
    summary: 'Send a refund that failed to the payment provider once more',
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
