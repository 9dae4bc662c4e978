/** Balance transaction types that move money between the provider and the bank. */
export const bankTypes = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'topup',
  'topup_reversal',
] as const;

/** Types that the provider charges separately from a payment's fee. */
export const chargedTypes = ['stripe_fee', 'stripe_fx_fee', 'tax_fee', 'network_cost'] as const;

/** Types that are posted with their payment, refund or dispute. */
export const followedTypes = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
] as const;

/** Returns what a balance transaction changes in our ledger beyond what is posted elsewhere; whole cents. */
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
