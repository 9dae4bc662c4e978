import type { BookingFlow } from '#domain/bookings/bookings.ts';
import {
  buildRefundedByOperatorEntry,
  buildPaidToOperatorEntry,
  buildUnwantedPaymentEntry,
  buildRefundDecidedEntry,
  buildRefundSentEntry,
  buildTripDisputedEntry,
  buildTripPaidEntry,
} from '#domain/payouts/ledger.ts';
import type { Making } from '../operators/generated-bookings.ts';

/** Possible outcomes of a booking; frequent ones are repeated. */
export const outcomes = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid twice', 'kept'] as const),
  ...([
    'given back',
    'owed',
    'partly given back',
    'given back twice',
    'late',
    'late, owed',
  ] as const),
  ...(['timed out', 'left', 'held', 'pending', 'called off'] as const),
  ...(['taken by hand', 'taken by hand', 'taken by hand, given back'] as const),
  ...(['dispute lost', 'dispute won', 'refunded, then disputed'] as const),
];
export type Outcome = (typeof outcomes)[number];

/** Flow that an outcome requires. */
export const flowOfOutcome: Partial<Record<Outcome, BookingFlow>> = {
  left: 'checkout',
  held: 'checkout',
  pending: 'form',
  'called off': 'form',
  'taken by hand': 'operator',
  'taken by hand, given back': 'operator',
};

const HOUR_MS = 3_600_000;

/** Gives a booking its outcome, with all rows and ledger entries that the product would have written. */
export function reachOutcome(name: Outcome, making: Making): void {
  const { booking } = making;
  if (name === 'held' || name === 'pending') booking.status = name;
  else if (name === 'called off') booking.status = 'cancelled';
  else if (name === 'taken by hand') takeByHand(making);
  else if (name === 'taken by hand, given back') giveBackByHand(making);
  else if (name === 'left') end(making, 'visitor');
  else if (name === 'timed out') end(making, 'clock');
  else if (name === 'late' || name === 'late, owed') payLate(making, name === 'late');
  else payInTime(making, name);
}

function end({ world, booking, ...source }: Making, actor: 'visitor' | 'clock'): void {
  const at = pickTimeAfter(source, booking.createdAt);
  world.events.push({ bookingId: booking.id, at, event: 'expired', actor, facts: '{}' });
}

/** Adds a payment that came too late for its seats: it is fully refunded, and the booking never counts. */
function payLate(making: Making, isSent: boolean): void {
  const { booking } = making;
  end(making, 'clock');
  booking.status = 'refunded';
  if (isSent) booking.refundedCents = booking.amountCents;
  payUnwanted(making, isSent);
}

function payInTime(making: Making, name: Outcome): void {
  const { world, booking, chance } = making;
  const at = pickTimeAfter(making, booking.createdAt);
  booking.paidAt = at;
  booking.status = name === 'kept' ? 'cancelled' : 'paid';
  const page = openPage(making, 'paid', at);
  world.entries.push({ ...buildTripPaidEntry(buildTrip(making)), at });
  const all = booking.amountCents;
  const part = 1 + Math.floor(chance.next() * (all - 1));
  if (name === 'given back') giveBack(making, page, all, at);
  if (name === 'owed') giveBack(making, page, all, at, false);
  if (name === 'partly given back') giveBack(making, page, part, at);
  if (name === 'given back twice') {
    const first = giveBack(making, page, part, at);
    if (part < all) giveBack(making, page, Math.ceil((all - part) / 2), first);
  }
  if (name === 'dispute lost') dispute(making, page, at, 'lost');
  if (name === 'dispute won') dispute(making, page, at, 'won');
  if (name === 'refunded, then disputed' && part < all) {
    dispute(making, page, giveBack(making, page, part, at), 'lost');
  }
  if (name === 'paid twice') payUnwanted(making, true);
}

/** Turns the booking into a walk-in whose money the operator collected. */
function takeByHand({ world, booking, chance }: Making): void {
  const { id: bookingId, operatorId, amountCents: cents, createdAt: at } = booking;
  booking.status = 'paid';
  booking.source = 'walk-in';
  booking.paidBy = chance.yes(0.5) ? 'cash' : 'elsewhere';
  booking.paidAt = at;
  world.entries.push({ ...buildPaidToOperatorEntry({ bookingId, operatorId, cents }), at });
}

function giveBackByHand(making: Making): void {
  const { world, booking } = making;
  takeByHand(making);
  const { id: bookingId, operatorId, amountCents: cents } = booking;
  const at = pickTimeAfter(making, booking.createdAt, 60 * 24 * HOUR_MS);
  booking.status = 'refunded';
  booking.refundedCents = cents;
  world.entries.push({ ...buildRefundedByOperatorEntry({ bookingId, operatorId, cents }), at });
}

function giveBack(making: Making, page: string, cents: number, after: Date, isSent = true): Date {
  const { world, booking } = making;
  const at = pickTimeAfter(making, after, 60 * 24 * HOUR_MS);
  const refund = decideRefund(making, page, cents, at, isSent);
  world.entries.push({ ...buildRefundDecidedEntry(buildTrip(making), refund), at });
  if (isSent) world.entries.push({ ...buildRefundSentEntry(buildRefundName(refund), refund), at });
  booking.refundedCents += cents;
  booking.status = 'refunded';
  return at;
}

/** Adds a dispute: the bank withdraws the rest of the payment, and returns it if the dispute is won. */
function dispute(making: Making, page: string, after: Date, status: 'won' | 'lost'): void {
  const { world, booking, newId } = making;
  const disputeId = `dp_many_${newId()}`;
  const cents = booking.amountCents - booking.refundedCents;
  const takenAt = pickTimeAfter(making, after, 60 * 24 * HOUR_MS);
  const taken = { disputeId, takenCents: cents, beyondCents: 0 };
  world.entries.push({
    ...buildTripDisputedEntry(`${disputeId}-taken`, buildTrip(making), taken),
    at: takenAt,
  });
  booking.disputedCents += cents;
  if (status === 'won') {
    const at = pickTimeAfter(making, takenAt, 60 * 24 * HOUR_MS);
    const returned = { disputeId, takenCents: -cents, beyondCents: 0 };
    world.entries.push({
      ...buildTripDisputedEntry(`${disputeId}-won`, buildTrip(making), returned),
      at,
    });
    booking.disputedCents -= cents;
  }
  world.disputes.push({
    id: disputeId,
    paymentIntent: `pi_${page}`,
    sessionId: page,
    bookingId: booking.id,
    boatFeatureId: null,
    cents,
    takenCents: status === 'won' ? 0 : cents,
    beyondCents: 0,
    reason: 'fraudulent',
    status,
    dueBy: null,
    openedAt: takenAt,
  });
}

function payUnwanted(making: Making, isSent: boolean): void {
  const { world, booking } = making;
  const at = pickTimeAfter(making, booking.createdAt);
  const page = openPage(making, isSent ? 'refunded' : 'refund_due', at);
  const refund = decideRefund(making, page, booking.amountCents, at, isSent);
  world.entries.push({ ...buildUnwantedPaymentEntry(page, refund), at });
  if (isSent) world.entries.push({ ...buildRefundSentEntry(buildRefundName(refund), refund), at });
}

function decideRefund(
  { world, booking, newId }: Making,
  page: string,
  cents: number,
  at: Date,
  isSent: boolean,
) {
  const refund = { refundId: newId(), bookingId: booking.id, cents };
  world.refunds.push({
    id: refund.refundId,
    bookingId: booking.id,
    sessionId: page,
    cents,
    reason: 'Because of the wind',
    decidedBy: null,
    decidedAt: at,
    state: isSent ? 'sent' : 'due',
    ...(isSent && { providerRefund: buildRefundName(refund), sentAt: at }),
  });
  return refund;
}

function buildRefundName({ refundId }: { refundId: string }): string {
  return `re_many_${refundId}`;
}

function openPage(
  { world, booking, newId }: Making,
  status: 'paid' | 'refunded' | 'refund_due',
  at: Date,
): string {
  const id = `cs_many_${newId()}`;
  world.pages.push({
    id,
    bookingId: booking.id,
    amountCents: booking.amountCents,
    status,
    url: '',
    expiresAt: at,
    paymentIntent: `pi_${id}`,
    createdAt: at,
    settledAt: at,
  });
  return id;
}

function buildTrip({ booking }: Making) {
  return {
    bookingId: booking.id,
    operatorId: booking.operatorId,
    tripCents: booking.tripCents,
    feeCents: booking.feeCents,
    refundedCents: booking.refundedCents + booking.disputedCents,
  };
}

/** Picks a random time up to `maxMs` after an event, but before now. */
function pickTimeAfter(
  { chance, nowMs }: Pick<Making, 'chance' | 'nowMs'>,
  after: Date,
  maxMs = 20 * HOUR_MS,
) {
  const left = Math.max(1, nowMs - HOUR_MS - after.getTime());
  return new Date(after.getTime() + Math.floor(chance.next() * Math.min(maxMs, left)));
}
