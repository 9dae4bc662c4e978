/** Balance transaction types that move money between the provider and the bank. */
export const bankTypes = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'topup',
  'topup_reversal',
] as const;

/** Types of provider fees that are billed separately from payment fees. */
export const providerFeeTypes = ['stripe_fee', 'stripe_fx_fee', 'tax_fee', 'network_cost'] as const;

/** Types whose amount is in the ledger entry of the payment, refund or dispute; only their fee is posted here. */
export const postedElsewhereTypes = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
] as const;

/**
 * Computes the fee and bank movements to post for a balance transaction, in cents. Payments, refunds and disputes post
 * their own amounts.
 */
export function computeBalanceTransactionMoves({
  type,
  cents,
  feeCents,
}: {
  type: string;
  cents: number;
  feeCents: number;
}) {
  const isProviderFee = (providerFeeTypes as readonly string[]).includes(type);
  const isBankTransfer = (bankTypes as readonly string[]).includes(type);
  return {
    feeCents: feeCents - (isProviderFee ? cents : 0),
    bankCents: isBankTransfer ? 0 - cents : 0,
  };
}
