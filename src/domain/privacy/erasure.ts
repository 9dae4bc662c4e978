import type { ErrorMessage } from '../errors/error-message.ts';
import type { Day } from '../time/days.ts';
import { isDecided } from '../refunds/disputes.ts';

/** Replaces an erased name. */
export const ERASED_GUEST = 'Erased guest';
export const ERASED_OPERATOR = 'Erased captain';
/** Replaces an erased reason or answer where a value is required. */
export const ERASED_TEXT = 'Erased';

/** Kinds of people who can request their data, identified by email address. */
export const dataSubjects = ['guest', 'operator'] as const;
export type DataSubject = (typeof dataSubjects)[number];

/** The booking fields that decide whether its guest can be erased. */
export type BookingToErase = {
  code: string;
  end: Day;
  /** Whether its seats are held, reserved or sold. */
  isAlive: boolean;
  /** Payments that are open, authorised or to be refunded. */
  openPayments: number;
  /** Refunds that have not reached the guest. */
  openRefundCents: number;
  /** The provider's dispute statuses. */
  disputes: readonly string[];
  /** Whether the guest can still choose compensation for a cancelled trip. */
  hasOpenOffer: boolean;
};

/**
 * Returns the reasons why a guest cannot be erased yet, each with the step that removes it; empty if there are none.
 */
export function listReasonsToKeepGuest(
  bookings: readonly BookingToErase[],
  today: Day,
): ErrorMessage[] {
  return bookings.flatMap((booking) => listReasons(booking, today));
}

function listReasons(booking: BookingToErase, today: Day): ErrorMessage[] {
  const { code, end } = booking;
  const reasons: ErrorMessage[] = [];
  if (booking.isAlive && end >= today) {
    reasons.push({ code: 'erasure.tripToCome', values: { text: code, fullDay: end } });
  }
  if (booking.hasOpenOffer) {
    reasons.push({ code: 'erasure.offerOpen', values: { text: code } });
  }
  if (booking.openRefundCents > 0) {
    reasons.push({
      code: 'erasure.refundOnItsWay',
      values: { money: booking.openRefundCents, text: code },
    });
  }
  if (booking.openPayments > 0) {
    reasons.push({ code: 'erasure.paymentOpen', values: { text: code } });
  }
  if (booking.disputes.some((status) => !isDecided(status))) {
    reasons.push({ code: 'erasure.disputed', values: { text: code } });
  }
  return reasons;
}

/** The operator fields that decide whether the operator can be erased. Amounts are whole cents. */
export type OperatorToErase = {
  /** Codes of trips that are held, reserved or sold and not over. */
  tripsToCome: readonly string[];
  /** Amount owed to the operator; negative after an overpayment. */
  openCents: number;
  comingCents: number;
  openRefundCents: number;
  openPayments: number;
  disputes: readonly string[];
  openOffers: number;
};

/** Returns the reasons why an operator cannot be erased yet; empty if there are none. */
export function listReasonsToKeepOperator(operator: OperatorToErase): ErrorMessage[] {
  const reasons: ErrorMessage[] = [];
  const { tripsToCome: trips, openCents } = operator;
  if (trips.length > 0) {
    const text = trips.slice(0, MAX_NAMED).join(', ');
    const count = trips.length - MAX_NAMED;
    reasons.push(
      count > 0
        ? { code: 'erasure.moreTripsToCome', values: { text, count } }
        : { code: 'erasure.tripsToCome', values: { text } },
    );
  }
  const owed = openCents + operator.comingCents;
  if (owed > 0) {
    reasons.push({ code: 'erasure.owed', values: { money: owed } });
  }
  if (owed < 0) {
    reasons.push({ code: 'erasure.overpaid', values: { money: -owed } });
  }
  if (operator.openRefundCents > 0) {
    reasons.push({
      code: 'erasure.refundsOnTheirWay',
      values: { money: operator.openRefundCents },
    });
  }
  if (operator.openPayments > 0) {
    reasons.push('erasure.paymentsOpen');
  }
  if (operator.disputes.some((status) => !isDecided(status))) {
    reasons.push('erasure.operatorDisputed');
  }
  if (operator.openOffers > 0) {
    reasons.push('erasure.offersOpen');
  }
  return reasons;
}

const MAX_NAMED = 5;
