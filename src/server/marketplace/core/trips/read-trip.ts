import type { TripView } from '#contract/public/trip-api.ts';
import { buildTimeline } from '#domain/trip-changes/guest-timeline.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import {
  cancellationQuote,
  changeRefusal,
  fewerGuestsGoodwill,
  fewerGuestsQuote,
  fewerGuestsRefusal,
  freeUntil,
  needsOperator,
  priceForFewer,
  computeTripStart,
  type GuestTrip,
} from '#domain/trip-changes/trip-changes.ts';
import { presentBooking } from '../bookings/booking-presenter.ts';
import { findBooking, toGuestTrip, type BookingRecord } from '../bookings/booking-queries.ts';
import { findBookingSunNote } from '../bookings/booking-sun-note.ts';
import { findLinkedBooking } from './trip-links.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { findOpenRequest, presentAsked } from './change-request-queries.ts';

export async function readTrip(deps: Deps, token: string): Promise<Outcome<TripView, 'not-found'>> {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  const asked = await findOpenRequest(deps.database, booking.id);
  const steps = await findSteps(deps.database, booking.id);
  const trip = toGuestTrip(booking);
  const nowMs = deps.now();
  return done({
    booking: presentBooking(booking, deps.site, deps.now()),
    tripMinutes: booking.stated_minutes,
    sun: findBookingSunNote(booking),
    startsAt: new Date(computeTripStart(trip)).toISOString(),
    paidBy: booking.paid_by,
    paidAt: booking.paid_at?.toISOString() ?? null,
    calendarUrl: `/api/trips/${encodeURIComponent(token)}/trip.ics`,
    policy: {
      freeHours: trip.freeHours,
      freeUntil: new Date(freeUntil(trip)).toISOString(),
      isFree: nowMs <= freeUntil(trip),
    },
    refusal: changeRefusal(trip, nowMs),
    needsOperator: needsOperator(trip, nowMs),
    cancel: {
      refundCents: cancellationQuote(trip, nowMs),
      mostCents: trip.status === 'paid' ? computeMaxRefundable(trip) : 0,
    },
    fewerGuests: presentFewerGuests(trip, nowMs),
    asked: asked && presentAsked(asked),
    steps,
  });
}

/** Identical for wrong, expired and revoked links. */
export const noSuchTrip = refused('not-found', 'This link does not lead to a trip any more.');

export async function findTrip(deps: Deps, token: string): Promise<BookingRecord | null> {
  const bookingId = await findLinkedBooking(deps.database, token, deps.now());
  return bookingId === null ? null : findBooking(deps.database, bookingId);
}

function presentFewerGuests(trip: GuestTrip, nowMs: number): TripView['fewerGuests'] {
  const refusal = fewerGuestsRefusal(trip, nowMs);
  if (refusal !== null) return { refusal, choices: [] };
  const sizes = Array.from({ length: trip.groupSize - 1 }, (_, index) => index + 1);
  return {
    refusal,
    choices: sizes.map((groupSize) => ({
      groupSize,
      refundCents: fewerGuestsQuote(trip, groupSize, nowMs),
      mostCents: trip.status === 'paid' ? fewerGuestsGoodwill(trip, groupSize) : 0,
      dueCents: trip.status === 'paid' ? null : dueFor(trip, groupSize),
    })),
  };
}

function dueFor(trip: GuestTrip, groupSize: number): number {
  const { tripCents, feeCents } = priceForFewer(trip, groupSize);
  return tripCents + feeCents;
}

/** Finds the events that concern the guest, oldest first. */
async function findSteps(reader: Queryable, bookingId: string): Promise<TripView['steps']> {
  const events = await reader
    .selectFrom('booking_events')
    .select(['at', 'event', 'actor', 'facts'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  const told = buildTimeline(events);
  return events.flatMap(({ at }, place) => {
    const step = told[place] ?? null;
    return step === null ? [] : [{ at: at.toISOString(), ...step }];
  });
}
