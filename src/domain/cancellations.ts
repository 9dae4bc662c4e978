import { nextStatus, type BookingStatus } from './bookings.ts';
import { islandInstant, type Day, type Time } from './days.ts';
import { HOUR_MS } from './durations.ts';
import { formatDollars } from './money.ts';
import { done, refused, type Outcome } from './problems.ts';
import { mostRefundable, type PaidMoney } from './refunds.ts';

/** Up to so many hours before its start, a paid trip that a guest calls off is refunded in full. People apply this rule: see the refund policy's page. */
export const FREE_CANCELLATION_HOURS = 48;

/**
 * What the guest gets back: all that was paid, whatever that is; or so much, chosen by somebody who was
 * shown that at most `mostCents` can go back.
 */
export type RefundOrder = 'all' | { refundCents: number; mostCents: number };

/**
 * What calling a booking off makes of it, and how much goes back to the guest. A paid trip that is over may
 * be called off too: somebody found that it should not have been paid. Was it paid since somebody looked,
 * nothing is done: they would keep money that they have not seen.
 */
export function decideCancellation(
  booking: PaidMoney & { status: BookingStatus },
  order: RefundOrder,
): Outcome<{ status: BookingStatus; refundCents: number }> {
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

/** The most that can go back of a booking: nothing of one that nobody has paid yet. */
export function mostRefundableOf(booking: PaidMoney & { status: BookingStatus }): number {
  return booking.status === 'paid' ? mostRefundable(booking) : 0;
}

/** Why a booking in this state cannot be called off; null when it can. */
export function cancellationRefusal(status: BookingStatus): string | null {
  if (status === 'held') {
    return 'The guest is on the payment page. If they do not pay, their places are free again within minutes.';
  }
  return nextStatus(status, 'cancel') === null ? OVER : null;
}

const OVER = 'This booking is over already.';

/** What the refund policy gives a guest who calls a trip off now, and why. A charter without a time begins with its day. */
export function refundByPolicy(
  trip: PaidMoney & { status: BookingStatus; start: Day; time: Time | null },
  nowMs: number,
): { cents: number; why: string } {
  if (trip.status !== 'paid') return { cents: 0, why: 'Nothing was paid yet.' };
  const hours = (islandInstant(trip.start, trip.time) - nowMs) / HOUR_MS;
  if (hours >= FREE_CANCELLATION_HOURS) {
    const cents = mostRefundable(trip);
    const inFull = `a full refund, ${formatDollars(cents)}`;
    return { cents, why: `${FREE_CANCELLATION_HOURS} hours or more before the start: ${inFull}.` };
  }
  const when =
    hours > 0
      ? `Less than ${FREE_CANCELLATION_HOURS} hours before the start`
      : 'The trip has begun or is over';
  const unless = 'unless the captain or the weather called it off: then a full refund';
  return { cents: 0, why: `${when}: no refund by right, ${unless}.` };
}
