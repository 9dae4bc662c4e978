import type { BookingStatus } from '../bookings/bookings.ts';
import { formatDollars } from '../money/money.ts';
import { done, refused, type Outcome } from '../problems.ts';

/**
 * `due`: decided, and queued for the payment provider. `failed`: the provider could not send it. `settled`: repaid
 * outside the provider.
 */
export const refundStates = ['due', 'sent', 'failed', 'settled'] as const;
export type RefundState = (typeof refundStates)[number];

/** Amounts paid and refunded for a booking; whole cents. */
export type PaidMoney = { tripCents: number; feeCents: number; refundedCents: number };

export type Parts = { tripCents: number; feeCents: number };

/**
 * Divides refunds between trip and service fee in proportion: the fee's part rounded half up to the cent, the trip's
 * part the rest. Computed from the sum of all refunds, so their number does not matter and a full refund takes all of
 * both.
 */
export function refundedParts({ tripCents, feeCents, refundedCents }: PaidMoney): Parts {
  const paidCents = tripCents + feeCents;
  if (paidCents === 0) return { tripCents: 0, feeCents: 0 };
  // Integer arithmetic: a product of two amounts is far below 2 ** 53.
  const fee = Math.floor((2 * feeCents * refundedCents + paidCents) / (2 * paidCents));
  return { tripCents: refundedCents - fee, feeCents: fee };
}

/** Returns the parts of trip and fee in one more refund. */
export function partsOfRefund(money: PaidMoney, cents: number): Parts {
  const before = refundedParts(money);
  const after = refundedParts({ ...money, refundedCents: money.refundedCents + cents });
  return {
    tripCents: after.tripCents - before.tripCents,
    feeCents: after.feeCents - before.feeCents,
  };
}

/** Returns the operator's share: the trip's price minus its part of the refunds. */
export function keptForOperator(money: PaidMoney): number {
  return money.tripCents - refundedParts(money).tripCents;
}

export function computeMaxRefundable({ tripCents, feeCents, refundedCents }: PaidMoney): number {
  return tripCents + feeCents - refundedCents;
}

type Booking = PaidMoney & {
  status: BookingStatus;
  wasPaid: boolean;
  isDisputed?: boolean;
  /** True if the guest paid the operator directly, who then makes the refunds. */
  isPaidByHand?: boolean;
};

/**
 * Decides the status after a refund that keeps the trip: a paid trip remains paid, a cancelled one becomes refunded.
 * Repeatable, never beyond what was paid. The order carries the maximum that was shown (optimistic lock): of two
 * concurrent admins, the second has to review the new amount.
 */
export function decideRefund(
  booking: Booking,
  { refundCents, mostCents }: { refundCents: number; mostCents: number },
): Outcome<{ status: BookingStatus }, 'invalid' | 'conflict' | 'amount-changed'> {
  const refusal = refundRefusal(booking);
  if (refusal !== null) return refused('conflict', refusal);
  const most = computeMaxRefundIfPaid(booking);
  if (mostCents !== most) {
    return refused(
      'amount-changed',
      `What can go back has changed meanwhile: it is ${formatDollars(most)} now. Please look again before you refund.`,
      { facts: { mostCents: most } },
    );
  }
  if (refundCents < 1 || refundCents > most) {
    const why =
      refundCents < 1
        ? 'Enter how much goes back to the guest'
        : `At most ${formatDollars(most)} can go back to the guest.`;
    return refused('invalid', why, { fields: { refundCents: why } });
  }
  return done({ status: booking.status === 'cancelled' ? 'refunded' : booking.status });
}

/** Maximum refund; 0 if no payment was made. */
export function computeMaxRefundIfPaid(booking: Booking): number {
  return booking.wasPaid ? computeMaxRefundable(booking) : 0;
}

/** Returns the reason why a booking cannot be refunded; null if it can. */
export function refundRefusal(booking: Booking): string | null {
  if (!booking.wasPaid) return 'Nothing was paid for this booking, so nothing can go back.';
  if (booking.isPaidByHand === true) return PAID_BY_HAND;
  if (computeMaxRefundable(booking) > 0) return null;
  return booking.isDisputed === true
    ? 'The guest’s bank has taken this payment back, so nothing more can go back.'
    : 'All that was paid has gone back already.';
}

const PAID_BY_HAND =
  'The captain took this money themselves, so nothing can go back through us: they give it back.';
