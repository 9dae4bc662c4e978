/** A payment after refunds, in whole cents. */
export type PaymentBalance = { totalCents: number; refundedCents: number; remainsCents: number };

/**
 * Returns a payment's total, refunds and remainder, for mails and pages. Null without a refund, when the total is
 * enough.
 */
export function computePaymentBalance({
  amountCents: totalCents,
  refundedCents,
}: {
  amountCents: number;
  refundedCents: number;
}): PaymentBalance | null {
  if (refundedCents === 0) return null;
  return { totalCents, refundedCents, remainsCents: totalCents - refundedCents };
}
