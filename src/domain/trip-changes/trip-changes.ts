import type { PricingMode } from '../money/pricing-modes.ts';
import { isSold, nextStatus, type BookingStatus } from '../bookings/bookings.ts';
import { islandInstant, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import { formatDollars } from '../money/money.ts';
import { withServiceFee } from '../money/pricing.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';

/** Changes that a guest can request from the operator when the policy no longer allows them. */
export const changeKinds = ['cancel', 'fewer-guests', 'move'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The booking fields that the rules of guests' changes need. `freeUntilMs` is set once a move has fixed it. */
export type GuestTrip = PaidMoney & {
  status: BookingStatus;
  mode: PricingMode;
  start: Day;
  time: Time | null;
  groupSize: number;
  /** True if the guest paid the operator directly: refunds are between the two and not counted here. */
  isPaidByHand: boolean;
  freeHours: number;
  freeUntilMs: number | null;
};

/** Start of a trip in epoch milliseconds. A charter without a time begins at midnight. */
export function computeTripStart({ start, time }: Pick<GuestTrip, 'start' | 'time'>): number {
  return islandInstant(start, time);
}

/** End of free cancellation under the policy of the sale, in epoch milliseconds. */
export function freeUntil(trip: Pick<GuestTrip, 'start' | 'time' | 'freeHours' | 'freeUntilMs'>) {
  return trip.freeUntilMs ?? computeTripStart(trip) - trip.freeHours * HOUR_MS;
}

/** Returns the reason why a guest cannot change the trip any more, or not yet; null if they can. */
export function changeRefusal(trip: GuestTrip, nowMs: number): string | null {
  if (trip.status === 'held') return STILL_PAYING;
  if (!isSold(trip.status)) return OVER;
  return computeTripStart(trip) <= nowMs ? BEGUN : null;
}

const STILL_PAYING =
  'Your payment is still on its way. Please try again in a few minutes; nothing was changed.';
const OVER = 'This booking is over already, so nothing was changed.';
const BEGUN =
  'This trip has begun, so it cannot be changed here any more. Please call your captain or write to us.';

/** Refund in cents that the policy gives a guest who cancels now. */
export function cancellationQuote(trip: GuestTrip, nowMs: number): number {
  return trip.status === 'paid' && nowMs <= freeUntil(trip) ? computeMaxRefundable(trip) : 0;
}

type GuestChange = { status: BookingStatus; refundCents: number };
type ChangeProblem = 'invalid' | 'conflict' | 'amount-changed';

/** Decides a guest's cancellation. `refundCents` is the amount that was shown (optimistic lock). */
export function decideGuestCancellation(
  trip: GuestTrip,
  input: { refundCents: number },
  nowMs: number,
): Outcome<GuestChange, ChangeProblem> {
  const refusal = changeRefusal(trip, nowMs);
  if (refusal !== null) return refused('conflict', refusal);
  const refundCents = cancellationQuote(trip, nowMs);
  if (input.refundCents !== refundCents) return quoteChanged(refundCents);
  const status = nextStatus(trip.status, refundCents > 0 ? 'refund' : 'cancel');
  return status ? done({ status, refundCents }) : refused('conflict', OVER);
}

/** Refund in cents if the group shrinks now: the leavers' share of what is left of the payment. */
export function fewerGuestsQuote(trip: GuestTrip, groupSize: number, nowMs: number): number {
  if (trip.mode === 'charter') return 0;
  return leaversPart(cancellationQuote(trip, nowMs), trip.groupSize, groupSize);
}

/** Rounded half up to the cent. */
function leaversPart(cents: number, before: number, after: number): number {
  return Math.floor((2 * cents * (before - after) + before) / (2 * before));
}

/** Maximum refund for the leavers, at the operator's discretion. */
export function fewerGuestsGoodwill(trip: GuestTrip, groupSize: number): number {
  if (trip.mode === 'charter') return 0;
  return leaversPart(computeMaxRefundable(trip), trip.groupSize, groupSize);
}

/** New price of an unpaid booking whose group shrinks, with the form flow's fee recalculated. */
export function priceForFewer(trip: GuestTrip, groupSize: number): TripCost {
  if (trip.mode === 'charter') return { tripCents: trip.tripCents, feeCents: trip.feeCents };
  const tripCents = trip.tripCents - leaversPart(trip.tripCents, trip.groupSize, groupSize);
  return { tripCents, feeCents: trip.feeCents > 0 ? withServiceFee(tripCents).feeCents : 0 };
}

type TripCost = Pick<GuestTrip, 'tripCents' | 'feeCents'>;
/** The refund, and the new price of an unpaid booking. */
type FewerGuests = { refundCents: number; price: TripCost | null };

/** Decides the reduction of a group. */
export function decideFewerGuests(
  trip: GuestTrip,
  input: { groupSize: number; refundCents: number },
  nowMs: number,
): Outcome<FewerGuests, ChangeProblem> {
  const refusal = fewerGuestsRefusal(trip, nowMs);
  if (refusal !== null) return refused('conflict', refusal);
  if (input.groupSize < 1 || input.groupSize >= trip.groupSize) return notFewer(trip.groupSize);
  const refundCents = fewerGuestsQuote(trip, input.groupSize, nowMs);
  if (input.refundCents !== refundCents) return quoteChanged(refundCents);
  const price = trip.status === 'paid' ? null : priceForFewer(trip, input.groupSize);
  return done({ refundCents, price });
}

export function fewerGuestsRefusal(trip: GuestTrip, nowMs: number): string | null {
  const refusal = changeRefusal(trip, nowMs);
  if (refusal !== null) return refusal;
  if (trip.status === 'asked') return SET_ASIDE;
  return trip.groupSize === 1 ? 'One guest is booked. If you cannot come, cancel the trip.' : null;
}

const SET_ASIDE =
  'Your captain has yet to say yes, and the money for all of you is set aside until then. Once they have, you can come with fewer and get the others’ part back. If you cannot wait, cancel and book again: nothing has been charged.';

function notFewer(groupSize: number) {
  const why = groupSize === 2 ? 'Choose 1 guest.' : `Choose between 1 and ${groupSize - 1} guests.`;
  return refused('invalid', why, { fields: { groupSize: why } });
}

function quoteChanged(cents: number) {
  return refused(
    'amount-changed',
    `What goes back to you has changed meanwhile: it is ${formatDollars(cents)} now. Please look again before you go on.`,
    { facts: { refundCents: cents } },
  );
}

/** Whether a refund needs the operator's consent because free cancellation has ended. */
export function needsOperator(trip: GuestTrip, nowMs: number): boolean {
  return trip.status === 'paid' && nowMs > freeUntil(trip);
}

/**
 * Whether this change must be requested: guests who paid the operator directly must ask for every change that concerns
 * the money.
 */
export function mustAsk(trip: GuestTrip, kind: ChangeKind, nowMs: number): boolean {
  const concernsMoney = kind !== 'move' && trip.status === 'paid' && trip.isPaidByHand;
  return concernsMoney || needsOperator(trip, nowMs);
}

/** The initiator of a move determines the new end of free cancellation. */
export type MovedBy = 'guest' | 'operator' | 'operator for the guest';

/**
 * Returns `freeUntilMs` after a move. A guest's own move restarts the policy. A move that the operator granted on
 * request does not restore free cancellation. A move without a request gives the guest three days to cancel for free.
 */
export function freeUntilAfterMove(
  trip: GuestTrip,
  to: { start: Day; time: Time | null },
  by: MovedBy,
  nowMs: number,
): number | null {
  if (by === 'guest') return null;
  if (by === 'operator for the guest') return freeUntil(trip);
  const start = computeTripStart(to);
  const byPolicy = start - trip.freeHours * HOUR_MS;
  return Math.min(start, Math.max(byPolicy, nowMs + HOURS_TO_SAY_NO * HOUR_MS));
}

export const HOURS_TO_SAY_NO = 72;
