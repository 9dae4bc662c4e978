import type { PricingMode } from '../money/pricing-modes.ts';
import { isSold, getNextStatus, type BookingStatus } from '../bookings/bookings.ts';
import { toInstant, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
import { addServiceFee } from '../money/pricing.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';

/** Changes that a guest can request from the operator when the policy no longer allows them. */
export const changeKinds = ['cancel', 'fewer-guests', 'move'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The booking fields that the rules for guests' changes need. `freeUntilMs` is set once a move has fixed it. */
export type GuestTrip = PaidMoney & {
  status: BookingStatus;
  mode: PricingMode;
  start: Day;
  time: Time | null;
  groupSize: number;
  /** True if the guest paid the operator directly: the operator makes the refunds, which are not counted here. */
  isPaidToOperator: boolean;
  freeHours: number;
  freeUntilMs: number | null;
};

/** Start of a trip in epoch milliseconds. A charter without a time begins at midnight. */
export function computeTripStart({ start, time }: Pick<GuestTrip, 'start' | 'time'>): number {
  return toInstant(start, time);
}

/** End of free cancellation under the policy of the sale, in epoch milliseconds. */
export function computeFreeUntil(
  trip: Pick<GuestTrip, 'start' | 'time' | 'freeHours' | 'freeUntilMs'>,
) {
  return trip.freeUntilMs ?? computeTripStart(trip) - trip.freeHours * HOUR_MS;
}

/** Returns the reason why a guest cannot change the trip yet or any more; null if they can. */
export function findChangeRefusal(trip: GuestTrip, nowMs: number): ErrorMessage | null {
  if (trip.status === 'held') return STILL_PAYING;
  if (!isSold(trip.status)) return OVER;
  return computeTripStart(trip) <= nowMs ? BEGUN : null;
}

const STILL_PAYING = 'trip.paymentPending';
const OVER = 'booking.over';
const BEGUN = 'trip.begun';

/** Refund in cents that the policy gives a guest who cancels now. */
export function quoteCancellation(trip: GuestTrip, nowMs: number): number {
  return trip.status === 'paid' && nowMs <= computeFreeUntil(trip) ? computeMaxRefundable(trip) : 0;
}

type GuestChange = { status: BookingStatus; refundCents: number };
type ChangeProblem = 'invalid' | 'conflict' | 'amount-changed';

/** Decides a guest's cancellation. `refundCents` is the amount that was shown (optimistic lock). */
export function decideGuestCancellation(
  trip: GuestTrip,
  input: { refundCents: number },
  nowMs: number,
): Outcome<GuestChange, ChangeProblem> {
  const refusal = findChangeRefusal(trip, nowMs);
  if (refusal !== null) return refused('conflict', refusal);
  const refundCents = quoteCancellation(trip, nowMs);
  if (input.refundCents !== refundCents) return describeChangedQuote(refundCents);
  const status = getNextStatus(trip.status, refundCents > 0 ? 'refund' : 'cancel');
  return status ? done({ status, refundCents }) : refused('conflict', OVER);
}

/** Refund in cents if the group shrinks now: the leavers' share of what is left of the payment. */
export function quoteGroupReduction(trip: GuestTrip, groupSize: number, nowMs: number): number {
  if (trip.mode === 'charter') return 0;
  return computeLeaversShare(quoteCancellation(trip, nowMs), trip.groupSize, groupSize);
}

/** Rounded half up to the cent. */
function computeLeaversShare(cents: number, before: number, after: number): number {
  return Math.floor((2 * cents * (before - after) + before) / (2 * before));
}

/** Maximum refund for the leavers, at the operator's discretion. */
export function computeMaxGoodwillRefund(trip: GuestTrip, groupSize: number): number {
  if (trip.mode === 'charter') return 0;
  return computeLeaversShare(computeMaxRefundable(trip), trip.groupSize, groupSize);
}

/** New price of an unpaid booking whose group shrinks, with the form flow's fee recalculated. */
export function priceReducedGroup(trip: GuestTrip, groupSize: number): TripCost {
  if (trip.mode === 'charter') return { tripCents: trip.tripCents, feeCents: trip.feeCents };
  const tripCents = trip.tripCents - computeLeaversShare(trip.tripCents, trip.groupSize, groupSize);
  return { tripCents, feeCents: trip.feeCents > 0 ? addServiceFee(tripCents).feeCents : 0 };
}

type TripCost = Pick<GuestTrip, 'tripCents' | 'feeCents'>;
/** The refund, and the new price of an unpaid booking. */
type GroupReduction = { refundCents: number; price: TripCost | null };

export function decideGroupReduction(
  trip: GuestTrip,
  input: { groupSize: number; refundCents: number },
  nowMs: number,
): Outcome<GroupReduction, ChangeProblem> {
  const refusal = findReductionRefusal(trip, nowMs);
  if (refusal !== null) return refused('conflict', refusal);
  if (input.groupSize < 1 || input.groupSize >= trip.groupSize)
    return describeNotFewer(trip.groupSize);
  const refundCents = quoteGroupReduction(trip, input.groupSize, nowMs);
  if (input.refundCents !== refundCents) return describeChangedQuote(refundCents);
  const price = trip.status === 'paid' ? null : priceReducedGroup(trip, input.groupSize);
  return done({ refundCents, price });
}

export function findReductionRefusal(trip: GuestTrip, nowMs: number): ErrorMessage | null {
  const refusal = findChangeRefusal(trip, nowMs);
  if (refusal !== null) return refusal;
  if (trip.status === 'asked') return SET_ASIDE;
  return trip.groupSize === 1 ? 'groupSize.onlyOne' : null;
}

const SET_ASIDE = 'groupSize.awaitingApproval';

function describeNotFewer(groupSize: number) {
  const why =
    groupSize === 2
      ? 'groupSize.chooseOne'
      : ({ code: 'groupSize.chooseRange', values: { count: groupSize - 1 } } as const);
  return refused('invalid', why, { fields: { groupSize: why } });
}

function describeChangedQuote(cents: number) {
  return refused(
    'amount-changed',
    { code: 'cancel.refundChanged', values: { money: cents } },
    { facts: { refundCents: cents } },
  );
}

/** Whether a refund needs the operator's consent because free cancellation has ended. */
export function requiresOperator(trip: GuestTrip, nowMs: number): boolean {
  return trip.status === 'paid' && nowMs > computeFreeUntil(trip);
}

/**
 * Whether this change must be requested: guests who paid the operator directly must ask for every change that concerns
 * the money.
 */
export function requiresRequest(trip: GuestTrip, kind: ChangeKind, nowMs: number): boolean {
  const concernsMoney = kind !== 'move' && trip.status === 'paid' && trip.isPaidToOperator;
  return concernsMoney || requiresOperator(trip, nowMs);
}

/** The initiator of a move determines the new end of free cancellation. */
export type MoveInitiator = 'guest' | 'operator' | 'operator for the guest';

/**
 * Returns `freeUntilMs` after a move. A guest's own move restarts the policy. A move that the operator granted on
 * request does not restore free cancellation. A move without a request gives the guest three days to cancel for free.
 */
export function computeFreeUntilAfterMove(
  trip: GuestTrip,
  to: { start: Day; time: Time | null },
  by: MoveInitiator,
  nowMs: number,
): number | null {
  if (by === 'guest') return null;
  if (by === 'operator for the guest') return computeFreeUntil(trip);
  const start = computeTripStart(to);
  const byPolicy = start - trip.freeHours * HOUR_MS;
  return Math.min(start, Math.max(byPolicy, nowMs + REQUEST_ANSWER_HOURS * HOUR_MS));
}

export const REQUEST_ANSWER_HOURS = 72;
