import type { BookingStatus } from '../bookings/bookings.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
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
 * part the rest. Computed from the sum of all refunds, so that a full refund takes the whole trip price and fee,
 * however many refunds it is split into.
 */
export function splitRefunds({ tripCents, feeCents, refundedCents }: PaidMoney): Parts {
  const paidCents = tripCents + feeCents;
  if (paidCents === 0) return { tripCents: 0, feeCents: 0 };
  // Integer arithmetic: a product of two amounts is far below 2 ** 53.
  const fee = Math.floor((2 * feeCents * refundedCents + paidCents) / (2 * paidCents));
  return { tripCents: refundedCents - fee, feeCents: fee };
}

/** Returns the parts of trip and fee in one more refund. */
export function splitRefund(money: PaidMoney, cents: number): Parts {
  const before = splitRefunds(money);
  const after = splitRefunds({ ...money, refundedCents: money.refundedCents + cents });
  return {
    tripCents: after.tripCents - before.tripCents,
    feeCents: after.feeCents - before.feeCents,
  };
}

/** Returns the operator's share: the trip's price minus its part of the refunds. */
export function computeOperatorShare(money: PaidMoney): number {
  return money.tripCents - splitRefunds(money).tripCents;
}

export function computeMaxRefundable({ tripCents, feeCents, refundedCents }: PaidMoney): number {
  return tripCents + feeCents - refundedCents;
}

type Booking = PaidMoney & {
  status: BookingStatus;
  wasPaid: boolean;
  isDisputed?: boolean;
  /** True if the guest paid the operator directly; the operator then makes the refunds. */
  isPaidToOperator?: boolean;
};

/**
 * Decides the status after a refund that keeps the trip: a paid trip remains paid, a cancelled one becomes refunded. A
 * booking can be refunded several times, never beyond what was paid. `mostCents` is the maximum that the admin saw
 * (optimistic lock): the second of two concurrent admins has to review the new amount.
 */
export function decideRefund(
  booking: Booking,
  { refundCents, mostCents }: { refundCents: number; mostCents: number },
): Outcome<{ status: BookingStatus }, 'invalid' | 'conflict' | 'amount-changed'> {
  const refusal = findRefundRefusal(booking);
  if (refusal !== null) return refused('conflict', refusal);
  const maxCents = computeMaxRefundIfPaid(booking);
  if (mostCents !== maxCents) {
    return refused(
      'amount-changed',
      { code: 'refund.remainingChanged', values: { money: maxCents } },
      { facts: { mostCents: maxCents } },
    );
  }
  if (refundCents < 1 || refundCents > maxCents) {
    const why =
      refundCents < 1
        ? 'refund.amountMissing'
        : ({ code: 'refund.tooMuch', values: { money: maxCents } } as const);
    return refused('invalid', why, { fields: { refundCents: why } });
  }
  return done({ status: booking.status === 'cancelled' ? 'refunded' : booking.status });
}

/** Maximum refund; 0 if no payment was made. */
export function computeMaxRefundIfPaid(booking: Booking): number {
  return booking.wasPaid ? computeMaxRefundable(booking) : 0;
}

/** Returns the reason why a booking cannot be refunded; null if it can. */
export function findRefundRefusal(booking: Booking): ErrorMessage | null {
  if (!booking.wasPaid) return 'refund.nothingPaid';
  if (booking.isPaidToOperator === true) return PAID_TO_OPERATOR;
  if (computeMaxRefundable(booking) > 0) return null;
  return booking.isDisputed === true ? 'refund.disputed' : 'refund.allRefunded';
}

const PAID_TO_OPERATOR = 'refund.paidToCaptain';
