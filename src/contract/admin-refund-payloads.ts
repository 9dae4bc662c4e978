import * as z from 'zod/mini';
import { isOneLine, isPlainText } from '#domain/plain-text.ts';

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
  reference: z
    .string('Enter a reference by which the payment can be found')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reference by which the payment can be found'),
      z.maxLength(120, 'Reference can be at most 120 characters'),
      z.refine(isOneLine, 'Reference has characters that cannot be used'),
    ),
});
