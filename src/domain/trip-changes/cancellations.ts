import { getNextStatus, takesSeats, type BookingStatus } from '../bookings/bookings.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';
import {
  quoteCancellation,
  computeFreeUntil,
  computeTripStart,
  type GuestTrip,
} from './trip-changes.ts';

/**
 * Hours before the start until which a guest's cancellation is refunded in full. Every booking keeps the value from the
 * time of its sale.
 */
export const FREE_CANCELLATION_HOURS = 48;

/**
 * Returns the last moment at which a trip booked now can be cancelled for a full refund, in epoch milliseconds; null if
 * it has passed.
 */
export function computeFreeCancellationEnd(
  departure: Pick<GuestTrip, 'start' | 'time'>,
  nowMs: number,
): number | null {
  const policy = { freeHours: FREE_CANCELLATION_HOURS, freeUntilMs: null };
  const end = computeFreeUntil({ ...departure, ...policy });
  return nowMs <= end ? end : null;
}

/** Hours before the departure until which a trip booked now can be cancelled for free; null if it is too late. */
export function computeFreeHours(departure: Pick<GuestTrip, 'start' | 'time'>, nowMs: number) {
  return computeFreeCancellationEnd(departure, nowMs) === null ? null : FREE_CANCELLATION_HOURS;
}

/**
 * Returns the end of free cancellation for a booked trip; null if it has passed, undefined if the policy does not
 * apply: the booking is over, or the operator was paid directly and decides on refunds.
 */
export function computeBookedFreeCancellationEnd(
  trip: GuestTrip,
  nowMs: number,
): number | null | undefined {
  if (trip.isPaidToOperator || !takesSeats(trip.status)) return undefined;
  const end = computeFreeUntil(trip);
  return nowMs <= end ? end : null;
}

/** Amount of a refund: everything that was paid, or an amount chosen with `mostCents` shown as the maximum. */
export type RefundOrder = 'all' | { refundCents: number; mostCents: number };

/**
 * Decides the status and the refund of a cancellation. A completed trip may be cancelled too, for corrections. Refuses
 * the order if the maximum has changed since it was shown (optimistic lock): the booking was paid or refunded
 * meanwhile.
 */
export function decideCancellation(
  booking: PaidMoney & { status: BookingStatus },
  order: RefundOrder,
): Outcome<
  { status: BookingStatus; refundCents: number },
  'invalid' | 'conflict' | 'amount-changed'
> {
  const refusal = findCancellationRefusal(booking.status);
  if (refusal !== null) return refused('conflict', refusal);
  const maxCents = computeMaxCancellationRefund(booking);
  const { refundCents, mostCents } =
    order === 'all' ? { refundCents: maxCents, mostCents: maxCents } : order;
  if (mostCents !== maxCents) {
    return refused(
      'amount-changed',
      { code: 'cancel.paidChanged', values: { money: maxCents } },
      { facts: { mostCents: maxCents } },
    );
  }
  if (refundCents > maxCents) {
    const why =
      maxCents === 0
        ? 'refund.nothingPaid'
        : ({ code: 'refund.tooMuch', values: { money: maxCents } } as const);
    return refused('invalid', why, { fields: { refundCents: why } });
  }
  const status = getNextStatus(booking.status, refundCents > 0 ? 'refund' : 'cancel');
  return status ? done({ status, refundCents }) : refused('conflict', OVER);
}

/** Maximum refund; 0 for an unpaid booking. */
export function computeMaxCancellationRefund(
  booking: PaidMoney & { status: BookingStatus },
): number {
  return booking.status === 'paid' ? computeMaxRefundable(booking) : 0;
}

/** Returns the reason why a booking in this status cannot be cancelled; null if it can. */
export function findCancellationRefusal(status: BookingStatus): ErrorMessage | null {
  if (status === 'held') {
    return 'cancel.inCheckout';
  }
  return getNextStatus(status, 'cancel') === null ? OVER : null;
}

const OVER = 'cancel.bookingOver';

type PolicyRefund = { cents: number; why: ErrorMessage };

/** Returns the policy's refund for a cancellation now, and the reason. A charter without a time begins at midnight. */
export function computePolicyRefund(trip: GuestTrip, nowMs: number): PolicyRefund {
  if (trip.status !== 'paid') return { cents: 0, why: 'policy.notPaid' };
  if (trip.isPaidToOperator) return { cents: 0, why: PAID_TO_OPERATOR };
  if (nowMs <= computeFreeUntil(trip)) {
    const cents = quoteCancellation(trip, nowMs);
    const why: ErrorMessage =
      trip.freeUntilMs === null
        ? { code: 'policy.inTime', values: { count: trip.freeHours, money: cents } }
        : { code: 'policy.movedTrip', values: { money: cents } };
    return { cents, why };
  }
  const hasBegun = computeTripStart(trip) <= nowMs;
  return {
    cents: 0,
    why: hasBegun
      ? 'policy.tripBegun'
      : { code: 'policy.tooLate', values: { count: trip.freeHours } },
  };
}

const PAID_TO_OPERATOR = 'policy.paidToCaptain';
