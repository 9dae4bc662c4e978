import { nextStatus, takesSeats, type BookingStatus } from '../bookings/bookings.ts';
import { formatDollars } from '../money/money.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { mostRefundable, type PaidMoney } from '../refunds/refunds.ts';
import { cancellationQuote, freeUntil, startOf, type GuestTrip } from './trip-changes.ts';

/** Cancelled by the guest at least this long before the start, a paid trip is refunded in full. Every booking keeps the number of its sale. */
export const FREE_CANCELLATION_HOURS = 48;

/**
 * The last moment at which a trip that is booked now can be cancelled for a full refund, in epoch
 * milliseconds; null when that moment has passed.
 */
export function freeCancellationEnd(
  departure: Pick<GuestTrip, 'start' | 'time'>,
  nowMs: number,
): number | null {
  const policy = { freeHours: FREE_CANCELLATION_HOURS, freeUntilMs: null };
  const end = freeUntil({ ...departure, ...policy });
  return nowMs <= end ? end : null;
}

/** How many hours before a departure a trip that is booked now can still be cancelled for nothing; null: too late. */
export function freeHoursOf(departure: Pick<GuestTrip, 'start' | 'time'>, nowMs: number) {
  return freeCancellationEnd(departure, nowMs) === null ? null : FREE_CANCELLATION_HOURS;
}

/**
 * The same moment for a trip that is booked; null when it has passed, undefined where the policy does not
 * apply: the booking is over, or the guest paid the captain, who decides on refunds.
 */
export function bookedFreeCancellationEnd(
  trip: GuestTrip,
  nowMs: number,
): number | null | undefined {
  if (trip.isPaidByHand || !takesSeats(trip.status)) return undefined;
  const end = freeUntil(trip);
  return nowMs <= end ? end : null;
}

/**
 * What the guest gets back: everything that was paid; or an amount chosen by somebody who was shown
 * `mostCents` as the maximum.
 */
export type RefundOrder = 'all' | { refundCents: number; mostCents: number };

/**
 * The status and the refund after a cancellation. A paid trip that is over may be cancelled, too: somebody
 * found that it should not have been paid. When the maximum is not the one that was shown, the order is
 * refused (optimistic lock): the booking was paid or refunded meanwhile.
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
  const most = mostRefundableOf(booking);
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

/** The largest possible refund: 0 for a booking that is not paid. */
export function mostRefundableOf(booking: PaidMoney & { status: BookingStatus }): number {
  return booking.status === 'paid' ? mostRefundable(booking) : 0;
}

/** Why a booking in this status cannot be cancelled; null when it can. */
export function cancellationRefusal(status: BookingStatus): string | null {
  if (status === 'held') {
    return 'The guest is on the payment page. If they do not pay, their places are free again within minutes.';
  }
  return nextStatus(status, 'cancel') === null ? OVER : null;
}

const OVER = 'This booking is over already.';

/** The refund that the policy gives for a cancellation now, and why. A charter without a time begins at midnight. */
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
    startOf(trip) > nowMs
      ? `Less than ${trip.freeHours} hours before the start`
      : 'The trip has begun or is over';
  const unless = 'unless the captain or the weather called it off: then a full refund';
  return { cents: 0, why: `${when}: no refund by right, ${unless}.` };
}

const PAID_BY_HAND = 'The captain took the money themselves, and gives it back themselves.';
