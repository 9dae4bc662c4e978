import { nextStatus, takesSeats, type BookingStatus } from '../bookings/bookings.ts';
import { formatDollars } from '../money/money.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';
import { cancellationQuote, freeUntil, computeTripStart, type GuestTrip } from './trip-changes.ts';

/**
 * Hours before the start until which a guest's cancellation is refunded in full. Every booking keeps the value of its
 * sale.
 */
export const FREE_CANCELLATION_HOURS = 48;

/**
 * Returns the last moment at which a trip booked now can be cancelled for a full refund, in epoch milliseconds; null if
 * it has passed.
 */
export function freeCancellationEnd(
  departure: Pick<GuestTrip, 'start' | 'time'>,
  nowMs: number,
): number | null {
  const policy = { freeHours: FREE_CANCELLATION_HOURS, freeUntilMs: null };
  const end = freeUntil({ ...departure, ...policy });
  return nowMs <= end ? end : null;
}

/** Hours before the departure until which a trip booked now can be cancelled for free; null if it is too late. */
export function computeFreeHours(departure: Pick<GuestTrip, 'start' | 'time'>, nowMs: number) {
  return freeCancellationEnd(departure, nowMs) === null ? null : FREE_CANCELLATION_HOURS;
}

/**
 * Returns the end of free cancellation for a booked trip; null if it has passed, undefined if the policy does not
 * apply: the booking is over, or the guest paid the operator, who decides on refunds.
 */
export function bookedFreeCancellationEnd(
  trip: GuestTrip,
  nowMs: number,
): number | null | undefined {
  if (trip.isPaidByHand || !takesSeats(trip.status)) return undefined;
  const end = freeUntil(trip);
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
  const refusal = cancellationRefusal(booking.status);
  if (refusal !== null) return refused('conflict', refusal);
  const most = computeMaxCancellationRefund(booking);
  const { refundCents, mostCents } =
    order === 'all' ? { refundCents: most, mostCents: most } : order;
  if (mostCents !== most) {
    return refused(
      'amount-changed',
      `What was paid has changed meanwhile: it is ${formatDollars(most)} now. Please look again before you cancel.`,
      { facts: { mostCents: most } },
    );
  }
  if (refundCents > most) {
    const why =
      most === 0
        ? 'Nothing was paid for this booking, so nothing can go back.'
        : `At most ${formatDollars(most)} can go back to the guest.`;
    return refused('invalid', why, { fields: { refundCents: why } });
  }
  const status = nextStatus(booking.status, refundCents > 0 ? 'refund' : 'cancel');
  return status ? done({ status, refundCents }) : refused('conflict', OVER);
}

/** Maximum refund; 0 for an unpaid booking. */
export function computeMaxCancellationRefund(
  booking: PaidMoney & { status: BookingStatus },
): number {
  return booking.status === 'paid' ? computeMaxRefundable(booking) : 0;
}

/** Returns the reason why a booking in this status cannot be cancelled; null if it can. */
export function cancellationRefusal(status: BookingStatus): string | null {
  if (status === 'held') {
    return 'The guest is on the payment page. If they do not pay, their places are free again within minutes.';
  }
  return nextStatus(status, 'cancel') === null ? OVER : null;
}

const OVER = 'This booking is over already.';

/** Returns the policy's refund for a cancellation now, and the reason. A charter without a time begins at midnight. */
export function refundByPolicy(trip: GuestTrip, nowMs: number): { cents: number; why: string } {
  if (trip.status !== 'paid') return { cents: 0, why: 'Nothing was paid yet.' };
  if (trip.isPaidByHand) return { cents: 0, why: PAID_BY_HAND };
  if (nowMs <= freeUntil(trip)) {
    const cents = cancellationQuote(trip, nowMs);
    const inFull = `a full refund, ${formatDollars(cents)}`;
    const when =
      trip.freeUntilMs === null
        ? `${trip.freeHours} hours or more before the start`
        : 'Free to cancel since the trip was moved';
    return { cents, why: `${when}: ${inFull}.` };
  }
  const when =
    computeTripStart(trip) > nowMs
      ? `Less than ${trip.freeHours} hours before the start`
      : 'The trip has begun or is over';
  const unless = 'unless the captain or the weather called it off: then a full refund';
  return { cents: 0, why: `${when}: no refund by right, ${unless}.` };
}

const PAID_BY_HAND = 'The captain took the money themselves, and gives it back themselves.';
