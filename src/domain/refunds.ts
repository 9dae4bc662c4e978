/**
 * `due`: decided, and queued for the payment provider. `failed`: the provider could not send it.
 * `settled`: paid back in another way.
 */
export const refundStates = ['due', 'sent', 'failed', 'settled'] as const;
export type RefundState = (typeof refundStates)[number];

/** What was paid for a booking, and refunded; whole cents. */
export type PaidMoney = { tripCents: number; feeCents: number; refundedCents: number };

export type Parts = { tripCents: number; feeCents: number };

/**
 * How refunds divide between trip and service fee: in proportion, the fee's part rounded half up to the
 * cent, the trip's part the rest. Computed from the sum of all refunds, so their number makes no
 * difference, and a full refund takes all of both.
 */
export function refundedParts({ tripCents, feeCents, refundedCents }: PaidMoney): Parts {
  const paidCents = tripCents + feeCents;
  if (paidCents === 0) return { tripCents: 0, feeCents: 0 };
  // Integer arithmetic: a product of two amounts is far below 2 ** 53.
  const fee = Math.floor((2 * feeCents * refundedCents + paidCents) / (2 * paidCents));
  return { tripCents: refundedCents - fee, feeCents: fee };
}

/** What one more refund takes from the trip and from the fee. */
export function partsOfRefund(money: PaidMoney, cents: number): Parts {
  const before = refundedParts(money);
  const after = refundedParts({ ...money, refundedCents: money.refundedCents + cents });
  return {
    tripCents: after.tripCents - before.tripCents,
    feeCents: after.feeCents - before.feeCents,
  };
}

/** The operator's share: the trip's price minus its part of the refunds. */
export function keptForOperator(money: PaidMoney): number {
  return money.tripCents - refundedParts(money).tripCents;
}

/** The most that can still be refunded. */
export function mostRefundable({ tripCents, feeCents, refundedCents }: PaidMoney): number {
  return tripCents + feeCents - refundedCents;
}
