import { hasBegun } from '../availability/availability.ts';
import { nextStatus, type BookingStatus } from './bookings.ts';
import { islandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** What has been recorded of a payment page so far. */
export const pageStatuses = [
  'open',
  'expired',
  'authorised',
  'released',
  'paid',
  'refund_due',
  'refunded',
] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** A page on which somebody has paid: what the provider says of it, and what was recorded before. */
export type PaidPage = {
  /** `authorised`: the money is only set aside. */
  state: 'authorised' | 'paid';
  amountCents: number;
  currency: string;
  recorded: PageStatus;
};

export type BookingToSettle = {
  status: BookingStatus;
  amountCents: number;
  /** Also of a booking that was called off since. */
  wasPaid: boolean;
  start: Day;
  time: Time | null;
  /** Whether its trip does not sail any more. */
  isCalledOff: boolean;
};

/** What is written of a payment, and what its page has come to by that. */
export type SettlementDecision = { answer: 'paid' | 'refunded' | 'asked' | 'expired' } & (
  | { outcome: 'recorded before' }
  /** The booking stands. To be sold again it needs its seats back first. */
  | { outcome: 'confirm' | 'sell again' }
  | { outcome: 'await approval' }
  /** What was set aside is let go. */
  | { outcome: 'release' }
  | SettlementRefund
);

/** Money that cannot be kept goes back in full. */
export type SettlementRefund = {
  outcome: 'refund' | 'end and refund';
  reason: 'not owed' | 'seats gone' | 'called off';
  /** What the booking becomes by it; null when it stays what it is. */
  becomes: BookingStatus | null;
  mail: 'late-payment' | 'second-payment' | null;
};

/**
 * What becomes of a payment. `seatsFree`: whether the seats of a booking that has expired can be sold again;
 * any other booking either has its seats or cannot be paid. `now` is in epoch milliseconds.
 */
export function decideSettlement(
  booking: BookingToSettle,
  page: PaidPage,
  seatsFree: boolean,
  now: number,
): SettlementDecision {
  if (page.state === 'authorised') return decideAuthorised(booking, page);
  if (page.recorded === 'paid') return { outcome: 'recorded before', answer: 'paid' };
  if (page.recorded === 'refund_due' || page.recorded === 'refunded') {
    return { outcome: 'recorded before', answer: answerAfterRefund(booking) };
  }
  if (!isExact(booking, page) || nextStatus(booking.status, 'pay') === null) {
    return refund(booking, 'not owed');
  }
  if (booking.isCalledOff && booking.status === 'expired') return refund(booking, 'called off');
  if (booking.isCalledOff) return endAndRefund(booking, 'called off');
  const { start, time } = booking;
  if (booking.status === 'expired') {
    const canBeSold = seatsFree && !hasBegun(start, time, islandNow(now));
    return canBeSold ? { outcome: 'sell again', answer: 'paid' } : refund(booking, 'seats gone');
  }
  // A reservation that nobody has ended by the start of its trip ends now.
  if (booking.status === 'pending' && hasBegun(start, time, islandNow(now - ON_THE_WAY_MS))) {
    return endAndRefund(booking, 'seats gone');
  }
  return { outcome: 'confirm', answer: 'paid' };
}

function endAndRefund(booking: BookingToSettle, reason: SettlementRefund['reason']) {
  return {
    ...refund({ ...booking, status: 'expired' }, reason),
    outcome: 'end and refund' as const,
  };
}

/** A payment made just before the start may be settled just after it. */
const ON_THE_WAY_MS = 2 * MINUTE_MS;

function decideAuthorised(booking: BookingToSettle, page: PaidPage): SettlementDecision {
  if (page.recorded !== 'open' && page.recorded !== 'expired') {
    const { status } = booking;
    const answer = status === 'asked' || status === 'paid' ? status : 'expired';
    return { outcome: 'recorded before', answer };
  }
  const canBeAsked =
    isExact(booking, page) && nextStatus(booking.status, 'ask') !== null && !booking.isCalledOff;
  return canBeAsked
    ? { outcome: 'await approval', answer: 'asked' }
    : { outcome: 'release', answer: 'expired' };
}

function isExact(booking: BookingToSettle, page: PaidPage): boolean {
  return page.amountCents === booking.amountCents && page.currency === 'usd';
}

function refund(booking: BookingToSettle, reason: SettlementRefund['reason']) {
  // A booking that was paid and called off keeps what its own payment came to.
  const becomes = booking.wasPaid ? null : nextStatus(booking.status, 'pay-late');
  const mailIfKept = booking.wasPaid ? ('second-payment' as const) : null;
  return {
    outcome: 'refund' as const,
    answer: answerAfterRefund(booking),
    reason,
    becomes,
    mail: becomes === null ? mailIfKept : ('late-payment' as const),
  };
}

/** A second payment of a booking that stands goes back, and the booking stays paid. */
function answerAfterRefund({ status }: BookingToSettle): 'paid' | 'refunded' {
  return status === 'paid' ? 'paid' : 'refunded';
}

/** The success page asks once a second, at most ten times, what became of a payment (spec 9). */
export const POLL_EVERY_MS = 1000;
export const POLL_ATTEMPTS = 10;
/** Then it stops waiting, even for an answer that is on its way. */
export const POLL_FOR_MS = POLL_EVERY_MS * POLL_ATTEMPTS;
