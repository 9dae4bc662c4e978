import { formatFullDay, type Day } from '../time/days.ts';
import { isDecided } from '../refunds/disputes.ts';
import { formatDollars } from '../money/money.ts';

/** Replaces an erased name. */
export const ERASED_GUEST = 'Erased guest';
export const ERASED_OPERATOR = 'Erased captain';
/** Replaces an erased reason or answer where a value is required. */
export const ERASED_WORDS = 'Erased';

/** Kinds of people who can request their data, identified by email address. */
export const dataSubjects = ['guest', 'operator'] as const;
export type DataSubject = (typeof dataSubjects)[number];

/** A booking as seen by the decision about its guest. */
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
export function reasonsToKeepGuest(bookings: readonly BookingToErase[], today: Day): string[] {
  return bookings.flatMap((booking) => listReasons(booking, today));
}

function listReasons(booking: BookingToErase, today: Day): string[] {
  const { code, end } = booking;
  const reasons: string[] = [];
  if (booking.isAlive && end >= today) {
    reasons.push(
      `The trip ${code} is still to sail, until ${formatFullDay(end)}: cancel it first, or erase after it.`,
    );
  }
  if (booking.hasOpenOffer) {
    reasons.push(
      `The guest of ${code} may still choose what they get for the trip that was called off: wait until they have.`,
    );
  }
  if (booking.openRefundCents > 0) {
    reasons.push(
      `${formatDollars(booking.openRefundCents)} of ${code} is on its way back to the guest: wait until it has arrived; if it failed, send it again or settle it under its booking.`,
    );
  }
  if (booking.openPayments > 0) {
    reasons.push(`A payment of ${code} is not settled yet: wait for the provider’s answer.`);
  }
  if (booking.disputes.some((status) => !isDecided(status))) {
    reasons.push(
      `The payment of ${code} is disputed: answer under Disputes, and wait until the bank has decided.`,
    );
  }
  return reasons;
}

/** An operator as seen by the decision. Amounts are whole cents. */
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
export function reasonsToKeepOperator(operator: OperatorToErase): string[] {
  const reasons: string[] = [];
  const { tripsToCome: trips, openCents } = operator;
  if (trips.length > 0) {
    const named = trips.slice(0, MAX_NAMED).join(', ');
    const more = trips.length > MAX_NAMED ? ` and ${trips.length - MAX_NAMED} more` : '';
    reasons.push(
      `Trips are still to sail: ${named}${more}. Suspend the captain, and cancel the trips or wait until they are over.`,
    );
  }
  const owed = openCents + operator.comingCents;
  if (owed > 0) {
    reasons.push(
      `${formatDollars(owed)} is still owed to this captain: pay it out and record it under Payouts.`,
    );
  }
  if (owed < 0) {
    reasons.push(
      `This captain got ${formatDollars(-owed)} too much: settle it with them, and record it under Payouts.`,
    );
  }
  if (operator.openRefundCents > 0) {
    reasons.push(
      `${formatDollars(operator.openRefundCents)} is on its way back to guests of this captain: wait until it has arrived.`,
    );
  }
  if (operator.openPayments > 0) {
    reasons.push('A payment of this captain’s guests, or to feature a boat, is not settled yet.');
  }
  if (operator.disputes.some((status) => !isDecided(status))) {
    reasons.push('A payment is disputed: wait until the bank has decided.');
  }
  if (operator.openOffers > 0) {
    reasons.push('Guests of trips that were called off may still choose: wait until they have.');
  }
  return reasons;
}

const MAX_NAMED = 5;
