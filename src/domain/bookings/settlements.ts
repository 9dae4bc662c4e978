import { hasBegun } from '../availability/availability.ts';
import { getNextStatus, type BookingStatus } from './bookings.ts';
import { toIslandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Recorded states of a payment page. */
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

/** A payment page that the guest completed: the provider's state and what was recorded before. */
export type PaidPage = {
  /** `authorised`: the money is reserved, not captured. */
  state: 'authorised' | 'paid';
  amountCents: number;
  currency: string;
  recorded: PageStatus;
};

export type BookingToSettle = {
  status: BookingStatus;
  amountCents: number;
  /** Also true if the booking was cancelled after the payment. */
  wasPaid: boolean;
  start: Day;
  time: Time | null;
  /** Whether the trip was called off. */
  isCalledOff: boolean;
};

/** The outcome of a payment and the answer for its page. */
export type SettlementDecision = { answer: 'paid' | 'refunded' | 'asked' | 'expired' } & (
  | { outcome: 'recorded before' }
  /** Keeps the booking. For `sell again`, the caller must first reserve its seats again. */
  | { outcome: 'confirm' | 'sell again' }
  | { outcome: 'await approval' }
  /** Releases the authorisation. */
  | { outcome: 'release' }
  | SettlementRefund
);

/** Full refund of a payment that cannot be kept. */
export type SettlementRefund = {
  outcome: 'refund' | 'end and refund';
  reason: 'not owed' | 'seats gone' | 'called off';
  /** New status of the booking; null if it does not change. */
  becomes: BookingStatus | null;
  mail: 'late-payment' | 'second-payment' | null;
};

/**
 * Decides what happens to a payment. `seatsFree`: whether the seats of an expired booking can be sold again; any other
 * booking either has its seats or cannot be paid. `now` is in epoch milliseconds.
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
  if (!isExact(booking, page) || getNextStatus(booking.status, 'pay') === null) {
    return refund(booking, 'not owed');
  }
  if (booking.isCalledOff && booking.status === 'expired') return refund(booking, 'called off');
  if (booking.isCalledOff) return endAndRefund(booking, 'called off');
  const { start, time } = booking;
  if (booking.status === 'expired') {
    const canBeSold = seatsFree && !hasBegun(start, time, toIslandNow(now));
    return canBeSold ? { outcome: 'sell again', answer: 'paid' } : refund(booking, 'seats gone');
  }
  // Expires a reservation whose trip began before the expiry job ran.
  if (booking.status === 'pending' && hasBegun(start, time, toIslandNow(now - ON_THE_WAY_MS))) {
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

/** Grace for a payment made just before the start and settled just after it. */
const ON_THE_WAY_MS = 2 * MINUTE_MS;

function decideAuthorised(booking: BookingToSettle, page: PaidPage): SettlementDecision {
  if (page.recorded !== 'open' && page.recorded !== 'expired') {
    const { status } = booking;
    const answer = status === 'asked' || status === 'paid' ? status : 'expired';
    return { outcome: 'recorded before', answer };
  }
  const canBeAsked =
    isExact(booking, page) && getNextStatus(booking.status, 'ask') !== null && !booking.isCalledOff;
  return canBeAsked
    ? { outcome: 'await approval', answer: 'asked' }
    : { outcome: 'release', answer: 'expired' };
}

function isExact(booking: BookingToSettle, page: PaidPage): boolean {
  return page.amountCents === booking.amountCents && page.currency === 'usd';
}

function refund(booking: BookingToSettle, reason: SettlementRefund['reason']) {
  // A booking that was paid and then cancelled keeps the outcome of its first payment.
  const becomes = booking.wasPaid ? null : getNextStatus(booking.status, 'pay-late');
  const mailIfKept = booking.wasPaid ? ('second-payment' as const) : null;
  return {
    outcome: 'refund' as const,
    answer: answerAfterRefund(booking),
    reason,
    becomes,
    mail: becomes === null ? mailIfKept : ('late-payment' as const),
  };
}

/** A booking stays paid when its second payment is refunded. */
function answerAfterRefund({ status }: BookingToSettle): 'paid' | 'refunded' {
  return status === 'paid' ? 'paid' : 'refunded';
}

/** Polling of the success page: once a second, at most ten times (spec 9). */
export const POLL_EVERY_MS = 1000;
export const POLL_ATTEMPTS = 10;
/** Stops polling after this time, even with a request in flight. */
export const POLL_FOR_MS = POLL_EVERY_MS * POLL_ATTEMPTS;
