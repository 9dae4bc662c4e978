/** Types of the provider's lines that are money between it and the bank. */
export const bankTypes = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'topup',
  'topup_reversal',
] as const;

/** Those that are what it charges by itself, beside the fee of a payment. */
export const chargedTypes = ['stripe_fee', 'stripe_fx_fee', 'tax_fee', 'network_cost'] as const;

/** Those that are booked where payments, refunds and disputes are followed. */
export const followedTypes = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
] as const;

/** What a line of the provider's balance moves in our books beside what is booked elsewhere; whole cents. */
export function providerMoves({
  type,
  cents,
  feeCents,
}: {
  type: string;
  cents: number;
  feeCents: number;
}) {
  const isCharged = (chargedTypes as readonly string[]).includes(type);
  const isOfBank = (bankTypes as readonly string[]).includes(type);
  return {
    feeCents: feeCents - (isCharged ? cents : 0),
    bankCents: isOfBank ? 0 - cents : 0,
  };
}
