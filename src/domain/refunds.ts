/**
 * `due`: decided, and on its way to the payment provider. `failed`: the provider could not give it back.
 * `settled`: somebody paid it back in another way.
 */
export const refundStates = ['due', 'sent', 'failed', 'settled'] as const;
export type RefundState = (typeof refundStates)[number];

/** What was paid for a booking, and what of it has gone back; whole cents. */
export type PaidMoney = { tripCents: number; feeCents: number; refundedCents: number };

export type Parts = { tripCents: number; feeCents: number };

/**
 * How all that went back of a booking divides between its trip and its service fee: in proportion, the
 * fee's part rounded half up to the cent and the trip's part the rest. It is always taken of the sum that
 * went back, so it makes no difference in how many refunds, and a full refund takes all of both.
 */
export function refundedParts({ tripCents, feeCents, refundedCents }: PaidMoney): Parts {
  const paidCents = tripCents + feeCents;
  if (paidCents === 0) return { tripCents: 0, feeCents: 0 };
  // Whole numbers all the way: a product of two amounts is far below 2 ** 53.
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

/** What stays of a trip's price after refunds: the operator's. */
export function keptForOperator(money: PaidMoney): number {
  return money.tripCents - refundedParts(money).tripCents;
}

/** The most that can still go back. */
export function mostRefundable({ tripCents, feeCents, refundedCents }: PaidMoney): number {
  return tripCents + feeCents - refundedCents;
}
