/** A payment after refunds, in whole cents. */
export type PaymentBalance = { totalCents: number; refundedCents: number; remainsCents: number };

/**
 * What mails and pages say of a payment once part or all of it was refunded: the total, what went back, and what
 * remains. Null when nothing was refunded, so that the total says it all.
 */
export function paymentBalance({
  amountCents: totalCents,
  refundedCents,
}: {
  amountCents: number;
  refundedCents: number;
}): PaymentBalance | null {
  if (refundedCents === 0) return null;
  return { totalCents, refundedCents, remainsCents: totalCents - refundedCents };
}
