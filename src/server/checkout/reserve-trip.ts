import type { ReservationPayload } from '#contract/booking-payloads.ts';
import { takesSeats } from '#domain/bookings.ts';
import { islandNow } from '#domain/days.ts';
import { reservationEnd } from '#domain/hold-ends.ts';
import { isUuid } from '#domain/ids.ts';
import { withServiceFee } from '#domain/pricing.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideTrip, type Trip, type TripWish } from '#domain/trips.ts';
import { boatForSale } from '../boats/boat-presenter.ts';
import { findPublicBoat, type BoatRecord } from '../boats/boat-queries.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';
import { writeBooking, type NewBooking } from '../bookings/write-booking.ts';
import { refreshCalendars } from '../calendars/refresh-calendars.ts';
import type { Reader, Write } from '../database/database.ts';
import { queueMailToBoth } from '../notifications/queue-mail.ts';
import { endLapsedHolds } from '../payments/end-hold.ts';
import type { Deps } from '../product-deps.ts';
import { compareAmount } from './compare-amount.ts';
import { boatGone } from './hold-trip.ts';
import { findByKey, isSameReservation, letKeyGo } from './idempotency.ts';

const LOOKS = 5;

const notOfThisBoat = refused(
  'invalid',
  'These details do not belong to this boat. Please choose it again.',
);

/**
 * Reserves, once for a request: sent again because its answer was lost, it is answered as it was at first.
 * Under the same key another wish is another request. Answers the booking's id.
 */
export async function reserveTrip(deps: Deps, wish: ReservationPayload): Promise<Outcome<string>> {
  const earlier = await findByKey(deps, wish.requestKey);
  if (earlier && isAnswerTo(wish, earlier)) return done(earlier.id);
  if (earlier) await letKeyGo(deps, earlier.id);
  const reserved = await reserveAnew(deps, wish);
  if (reserved.ok) return reserved;
  // Sent twice at once, what refused this one may be the reservation of the other.
  const twin = await findByKey(deps, wish.requestKey);
  return twin && isAnswerTo(wish, twin) ? done(twin.id) : reserved;
}

function isAnswerTo(wish: ReservationPayload, booking: BookingRecord): boolean {
  return takesSeats(booking.status) && isSameReservation(booking, wish);
}

/**
 * The form flow: a confirmed reservation whose payment is pending, on the first departure of the day
 * with enough seats, or the whole day for a charter (readings: form flow).
 */
async function reserveAnew(deps: Deps, wish: ReservationPayload): Promise<Outcome<string>> {
  if (!isUuid(wish.boatId)) return boatGone;
  await endLapsedHolds(deps, { boatId: wish.boatId, start: wish.startDate, end: wish.endDate });
  const needsCaptain = !(await refreshCalendars(deps, wish.boatId));
  for (let look = 1; ; look += 1) {
    let isOffered = false;
    const id = deps.newId();
    const reserved = await writeBooking(
      deps,
      wish.boatId,
      async (reader) => {
        const decided = await decideReservation(deps, reader, { ...wish, needsCaptain, id });
        isOffered = decided.ok;
        return decided;
      },
      (write) => queueReservationMails(deps, write, id),
    );
    // Where somebody else took that departure meanwhile, a later one of the day may still have seats.
    const isBeaten = isOffered && !reserved.ok && reserved.problem.kind === 'sold-out';
    if (!isBeaten || look === LOOKS) return reserved;
  }
}

type ReservedWish = ReservationPayload & { needsCaptain: boolean; id: string };

async function decideReservation(
  deps: Deps,
  reader: Reader,
  wish: ReservedWish,
): Promise<Outcome<NewBooking>> {
  const now = islandNow(deps.now());
  const days = { from: wish.startDate, until: wish.endDate };
  const boat = await findPublicBoat(reader, wish.boatId, now.day, days);
  if (!boat) return boatGone;
  if (boat.operator_id !== wish.operatorId) return notOfThisBoat;
  const decided = decideTrip(boatForSale(boat, now.day), tripWish(wish), now);
  if (!decided.ok) return decided;
  const { feeCents, totalCents } = withServiceFee(decided.value.amountCents);
  const compared = compareAmount(totalCents, wish.amountCents);
  return compared.ok ? done(reservationOf(deps, boat, decided.value, wish, feeCents)) : compared;
}

function tripWish(wish: ReservationPayload): TripWish {
  const { pricingMode: mode, startDate: start, endDate: end, groupSize } = wish;
  return { mode, start, end, time: null, groupSize };
}

function reservationOf(
  deps: Deps,
  boat: BoatRecord,
  trip: Trip,
  wish: ReservedWish,
  feeCents: number,
): NewBooking {
  return {
    id: wish.id,
    flow: 'form',
    status: 'pending',
    boat,
    trip: { ...trip, time: trip.mode === 'charter' ? null : trip.time },
    feeCents,
    holdEndsAt: reservationEnd(deps.now(), trip),
    needsCaptain: wish.needsCaptain,
    customer: {
      name: wish.customerName,
      email: wish.customerEmail,
      phone: null,
      requests: wish.specialRequests?.trim() || null,
    },
    requestKey: wish.requestKey,
  };
}

function queueReservationMails(deps: Deps, write: Write, bookingId: string): Promise<void> {
  return queueMailToBoth(deps.jobs, write, {
    bookingId,
    kind: 'reservation',
    at: new Date(deps.now()),
  });
}
