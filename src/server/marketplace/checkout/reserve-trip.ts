import type { ReservationPayload } from '#contract/public/booking-payloads.ts';
import { takesSeats } from '#domain/bookings/bookings.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { computeUnconfirmedEnd } from '#domain/bookings/hold-ends.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideTrip, type Trip, type TripRequest } from '#domain/bookings/trips.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { findPublicBoat, type BoatRecord } from '../core/boats/boat-queries.ts';
import type { BookingRecord } from '../core/bookings/booking-queries.ts';
import { findShipCall } from '../core/bookings/ship-guests.ts';
import { writeBooking, type NewBooking, type SaleProblem } from '../core/bookings/write-booking.ts';
import { refreshCalendars } from '../calendars/refresh-calendars.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import { endLapsedHolds } from '../payments/end-hold.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { boatNotOffered, compareAmount, buildUnpaidGuest } from './hold-trip.ts';
import { findByKey, isSameReservation, releaseIdempotencyKey } from './idempotency.ts';

/** `address` is the client's IP address. */
type AddressedReservation = ReservationPayload & { address: string };

const MAX_TRIES = 5;

const notOfThisBoat = refused('invalid', 'checkout.otherBoat');

/**
 * Reserves once per idempotency key: an identical request returns the same booking; a request with other input gets a
 * new booking, which takes over the key. Returns the booking's id.
 */
export async function reserveTrip(
  deps: Deps,
  input: AddressedReservation,
): Promise<Outcome<string, SaleProblem>> {
  const earlier = await findByKey(deps, input.requestKey);
  if (earlier && isAnswerTo(input, earlier)) return done(earlier.id);
  if (earlier) await releaseIdempotencyKey(deps, earlier.id);
  const reserved = await attemptReservation(deps, input);
  if (reserved.ok) return reserved;
  // A concurrent duplicate of this request may have created the reservation.
  const duplicate = await findByKey(deps, input.requestKey);
  return duplicate && isAnswerTo(input, duplicate) ? done(duplicate.id) : reserved;
}

function isAnswerTo(input: ReservationPayload, booking: BookingRecord): boolean {
  return takesSeats(booking.status) && isSameReservation(booking, input);
}

/**
 * Form flow: reserves with payment pending, on the day's first departure with enough seats, or the whole day for a
 * charter.
 */
async function attemptReservation(
  deps: Deps,
  input: AddressedReservation,
): Promise<Outcome<string, SaleProblem>> {
  if (!isUuid(input.boatId)) return boatNotOffered;
  await endLapsedHolds(deps, { boatId: input.boatId, start: input.startDate, end: input.endDate });
  const needsApproval = !(await refreshCalendars(deps, input.boatId));
  for (let attempt = 1; ; attempt += 1) {
    let isOffered = false;
    const id = deps.newId();
    const reserved = await writeBooking(
      deps,
      input.boatId,
      async (reader) => {
        const decided = await decideReservation(deps, reader, { ...input, needsApproval, id });
        isOffered = decided.ok;
        return decided;
      },
      (write) => {
        const mail = { subjectId: id, kind: 'reservation', at: new Date(deps.now()) } as const;
        return queueMailToBoth(deps.jobs, write, mail);
      },
    );
    // Retries if the chosen departure was sold out concurrently, because a later one may still have seats.
    const isOvertaken = isOffered && !reserved.ok && reserved.problem.kind === 'sold-out';
    if (!isOvertaken || attempt === MAX_TRIES) return reserved;
  }
}

type ReservationInput = AddressedReservation & { needsApproval: boolean; id: string };

async function decideReservation(
  deps: Deps,
  reader: Queryable,
  input: ReservationInput,
): Promise<Outcome<NewBooking, SaleProblem>> {
  const now = toIslandNow(deps.now());
  const days = { from: input.startDate, until: input.endDate };
  const boat = await findPublicBoat(reader, input.boatId, now.day, days);
  if (!boat) return boatNotOffered;
  if (boat.operatorId !== input.operatorId) return notOfThisBoat;
  const decided = decideTrip(boatForSale(boat, now.day), tripRequest(input), now);
  if (!decided.ok) return decided;
  const { feeCents, totalCents } = addServiceFee(decided.value.amountCents);
  const compared = compareAmount(totalCents, input.amountCents);
  if (!compared.ok) return compared;
  const ship = await findShipCall(reader, { ...input, start: input.startDate, end: input.endDate });
  if (!ship.ok) return ship;
  const reservation = buildBooking(deps, boat, decided.value, input, feeCents);
  return done({ ...reservation, portCallId: ship.value });
}

function tripRequest(input: ReservationPayload): TripRequest {
  const { pricingMode: mode, startDate: start, endDate: end, groupSize } = input;
  return { mode, start, end, time: null, groupSize };
}

function buildBooking(
  deps: Deps,
  boat: BoatRecord,
  trip: Trip,
  input: ReservationInput,
  feeCents: number,
): NewBooking {
  return {
    id: input.id,
    flow: 'form',
    status: 'pending',
    boat,
    feeCents,
    trip: { ...trip, time: trip.mode === 'charter' ? null : trip.time },
    holdEndsAt: computeUnconfirmedEnd(deps.now(), trip),
    needsApproval: input.needsApproval,
    language: spokenLanguage(input.language, deps.site),
    guest: {
      name: input.customerName,
      email: input.customerEmail,
      phone: null,
      requests: input.specialRequests?.trim() || null,
    },
    unpaid: buildUnpaidGuest(deps, boat, { ...input, email: input.customerEmail }),
    requestKey: input.requestKey,
  };
}
