import { updateRow } from '../../platform/database/update-row.ts';
import type { z } from 'zod/mini';
import type {
  cancelOwnTripPayload,
  correctTripPayload,
  fewerGuestsPayload,
  transferTripPayload,
  tripMessagePayload,
} from '#contract/public/trip-api.ts';
import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  decideGroupReduction,
  decideGuestCancellation,
  requiresRequest,
} from '#domain/trip-changes/trip-changes.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { recordEvent, type BookingRow } from '../core/bookings/booking-queries.ts';
import { buildReservationFromRow } from '../core/bookings/end-booking.ts';
import { releaseBoat } from '../core/bookings/seat-reservations.ts';
import { revokeTripLinks } from '../core/trips/trip-links.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail, queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import { hasOpenPage } from '../core/money/payment-queries.ts';
import { writeCancellation } from '../refunds/cancel-booking.ts';
import { oweRefund } from '../refunds/refund-booking.ts';
import type { TripToChange } from '../core/trips/change-trip.ts';

type Sent<Payload extends z.ZodMiniType> = z.output<Payload>;

/** Cancels a trip for its guest: releases the seats or days, and refunds by policy. */
export async function cancelTripAsGuest(
  deps: Deps,
  write: Transaction,
  { booking, trip, requestKey }: TripToChange,
  { refundCents, reason }: Sent<typeof cancelOwnTripPayload>,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'amount-changed'>> {
  if (requiresRequest(trip, 'cancel', deps.now()) && trip.isPaidToOperator) return needsRequest;
  const decided = decideGuestCancellation(trip, { refundCents }, deps.now());
  if (!decided.ok) return decided;
  const order = { reason: reason || storedReasons.guestCancelled, by: { guest: { requestKey } } };
  return writeCancellation(deps, write, booking, order, decided.value);
}

const needsRequest = refused('conflict', 'trip.paidToCaptain');

/** Reduces the group size and releases the seats. */
export async function reduceGroup(
  deps: Deps,
  write: Transaction,
  { booking, trip, requestKey }: TripToChange,
  input: Sent<typeof fewerGuestsPayload>,
): Promise<Outcome<null, 'invalid' | 'conflict' | 'amount-changed'>> {
  if (requiresRequest(trip, 'fewer-guests', deps.now()) && trip.isPaidToOperator)
    return needsRequest;
  const decided = decideGroupReduction(trip, input, deps.now());
  if (!decided.ok) return decided;
  // The caller must have closed all pages with the old price. If a page was opened since, the next attempt closes it.
  if (decided.value.price && (await hasOpenPage(write, booking.id))) return justOpened;
  const fewer = { ...decided.value, groupSize: input.groupSize, actor: 'visitor', requestKey };
  return writeGroupReduction(deps, write, booking, fewer);
}

const justOpened = refused('conflict', 'payment.pageJustOpened');

type Fewer = {
  groupSize: number;
  refundCents: number;
  /** New price of an unpaid booking. */
  price?: { tripCents: number; feeCents: number } | null;
  actor: string;
  requestKey?: string;
};

/** Reduces the group of a locked booking; records the refund owed. */
export async function writeGroupReduction(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { groupSize, refundCents, price = null, actor, requestKey }: Fewer,
): Promise<Outcome<null, 'conflict'>> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const dedupeId = deps.newId();
  if (refundCents > 0) {
    const reason = `${booking.groupSize - groupSize} of ${booking.groupSize} guests do not come.`;
    const refund = { cents: refundCents, reason, decidedBy: null, at };
    const owed = await oweRefund(deps, write, booking, refund);
    if (!owed.ok) return owed;
  }
  await updateRow(write, 'bookings', bookingId, {
    groupSize,
    ...(price && priceColumns(price)),
  });
  const dueCents = price && price.tripCents + price.feeCents;
  const facts = { before: booking.groupSize, after: groupSize, refundCents, dueCents };
  await recordEvent(deps, write, {
    bookingId,
    at,
    event: 'fewer guests',
    actor,
    facts,
    requestKey,
  });
  await queueMailToBoth(deps.jobs, write, {
    subjectId: bookingId,
    kind: 'fewer-guests',
    at,
    dedupeId,
  });
  await announceBoatChange(write, booking.boatId);
  // Runs last, because buyers of this departure wait for its row lock. A charter occupies the whole boat anyway.
  if (booking.pricingMode === 'perSeat') {
    const leavers = {
      ...buildReservationFromRow(booking),
      groupSize: booking.groupSize - groupSize,
    };
    await releaseBoat(write, leavers, booking.status);
  }
  return done(null);
}

function priceColumns({ tripCents, feeCents }: { tripCents: number; feeCents: number }) {
  return { tripCents, feeCents, amountCents: tripCents + feeCents };
}

export async function correctTrip(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
  { customerName, customerPhone, specialRequests }: Sent<typeof correctTripPayload>,
): Promise<Outcome<null, never>> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const changed = {
    customerName,
    customerPhone: customerPhone?.trim() || null,
    specialRequests: specialRequests?.trim() || null,
  };
  await updateRow(write, 'bookings', bookingId, changed);
  const event = { bookingId, at, event: 'corrected', actor: 'visitor', requestKey };
  await recordEvent(deps, write, event);
  const mail = { subjectId: bookingId, kind: 'corrected', at, dedupeId: requestKey } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'operator' });
  return done(null);
}

/**
 * Transfers the trip to another guest: mails a link to the new guest, and revokes all earlier links and access by the
 * booking's id.
 */
export async function transferTrip(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
  { customerName, customerEmail, customerPhone }: Sent<typeof transferTripPayload>,
): Promise<Outcome<null, 'conflict'>> {
  if (booking.status !== 'paid') return notPaidYet;
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await updateRow(write, 'bookings', bookingId, {
    customerName,
    customerEmail,
    customerPhone: customerPhone?.trim() || null,
    handedOverAt: at,
  });
  await revokeTripLinks(write, bookingId, at);
  const from = { name: booking.customerName, email: booking.customerEmail };
  const facts = { from, to: { name: customerName } };
  await recordEvent(deps, write, {
    bookingId,
    at,
    event: 'handed over',
    actor: 'visitor',
    facts,
    requestKey,
  });
  const mail = { subjectId: bookingId, at, dedupeId: requestKey };
  await queueMailToBoth(deps.jobs, write, { ...mail, kind: 'handed-over' });
  await queueMail(deps.jobs, write, { ...mail, kind: 'handed-away', recipient: 'visitor' });
  return done(null);
}

const notPaidYet = refused('conflict', 'transfer.unpaid');

export async function writeToOperator(
  deps: Deps,
  write: Transaction,
  { booking, requestKey }: TripToChange,
  { message }: Sent<typeof tripMessagePayload>,
): Promise<Outcome<null, never>> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await recordEvent(deps, write, {
    bookingId,
    at,
    event: 'guest wrote',
    actor: 'visitor',
    facts: { message },
    requestKey,
  });
  const mail = { subjectId: bookingId, kind: 'guest-wrote', at, dedupeId: requestKey } as const;
  await queueMail(deps.jobs, write, { ...mail, recipient: 'operator' });
  return done(null);
}
