import type { TripOfferView } from '#contract/operator/call-off-api.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import {
  OFFER_DAYS,
  computeOfferDeadline,
  computeRebookingRefund,
} from '#domain/trip-changes/calling-off.ts';
import {
  addDays,
  countDaysBetween,
  listDays,
  toIslandNow,
  type Day,
  type Time,
} from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideTrip, priceTripRequest, type Trip } from '#domain/bookings/trips.ts';
import { boatForSale, presentImage } from '../core/boats/boat-presenter.ts';
import {
  findPublicBoat,
  listPublicBoatsByIds,
  type BoatRecord,
} from '../core/boats/boat-queries.ts';
import { toGuestTrip, type BookingRow } from '../core/bookings/booking-queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { listRebookingCandidates } from './rebooking-candidates.ts';

export type RebookingAlternative = { boat: BoatRecord; trip: Trip };

type OtherBoats = NonNullable<TripOfferView['offer']>['otherBoats'];

/**
 * Finds equivalent trips on other operators' boats: trips of the same kind with room for the group, on the same day or
 * within a week, for at most the amount paid. Lists boats in the same port first, then the smallest price difference.
 */
export async function listRebookingAlternatives(
  deps: Deps,
  booking: BookingRow,
  dueMs: number,
): Promise<OtherBoats> {
  // Offers no other boats to guests who paid the operator directly: the platform has no money to transfer.
  if (isPaidToOperator(booking.paidBy)) return [];
  const now = toIslandNow(deps.now());
  const days = listDays(booking.startDate, addDays(booking.startDate, OFFER_DAYS)).filter(
    (day) => computeOfferDeadline(dueMs, day) > deps.now(),
  );
  const likely = await listRebookingCandidates(deps.database, booking, days);
  const boats = await listPublicBoatsByIds(deps.database, likely, now.day);
  const found = boats.flatMap((boat) => {
    const money = moneyAt(boat, booking, now.day);
    if (money === null) return [];
    const departures = days.flatMap((date) => openOn(boat, booking, date, deps.now()));
    return departures.length === 0 ? [] : [presentAlternatives(boat, departures, money, deps)];
  });
  const { port } = await findPort(deps.database, booking);
  const isElsewhere = (place: OtherBoats[number]) => Number(place.port !== port);
  return found
    .toSorted(
      (one, other) => isElsewhere(one) - isElsewhere(other) || one.refundCents - other.refundCents,
    )
    .slice(0, MAX_BOATS);
}

const MAX_BOATS = 12;

function findPort(reader: Queryable, { boatId }: BookingRow) {
  return reader
    .selectFrom('boats')
    .select('port')
    .where('id', '=', boatId)
    .executeTakeFirstOrThrow();
}

async function takesRebookings(reader: Queryable, operatorId: string): Promise<boolean> {
  const { takesRebookings: takes } = await reader
    .selectFrom('operators')
    .select('takesRebookings')
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return takes;
}

function moneyAt(boat: BoatRecord, booking: BookingRow, today: Day) {
  const price = priceTripRequest(boatForSale(boat, today), {
    mode: booking.pricingMode,
    start: booking.startDate,
    end: booking.endDate,
    groupSize: booking.groupSize,
  });
  return price.isValid ? computeRebookingRefund(toGuestTrip(booking), price.totalCents) : null;
}

function openOn(boat: BoatRecord, booking: BookingRow, date: Day, nowMs: number) {
  const now = toIslandNow(nowMs);
  const sellable = boatForSale(boat, now.day);
  const { pricingMode: mode, groupSize } = booking;
  const times = listOpenTimes(sellable, date, { mode, groupSize }, now).filter(
    (time) => decideTrip(sellable, buildRequest(booking, date, time), now, asSold).ok,
  );
  return times.length === 0 ? [] : [{ date, times }];
}

/** Permits the length of the original charter, even if guests cannot book that length themselves. */
const asSold = { anyLength: true };

function buildRequest(booking: BookingRow, date: Day, time: Time | null) {
  return {
    mode: booking.pricingMode,
    start: date,
    end: addDays(date, countDaysBetween(booking.startDate, booking.endDate)),
    time,
    groupSize: booking.groupSize,
  };
}

function presentAlternatives(
  boat: BoatRecord,
  departures: { date: Day; times: Time[] }[],
  { refundCents }: { refundCents: number },
  { site }: Deps,
): OtherBoats[number] {
  const [cover] = boat.photos;
  return {
    boatId: boat.id,
    name: boat.name,
    slug: boat.slug,
    operatorName: boat.operatorName,
    port: boat.port,
    customPort: boat.customPort,
    image: cover ? presentImage(cover, site) : null,
    refundCents,
    departures,
  };
}

/** Finds one alternative in its current state; refuses if it is no longer offered. */
export async function findRebookingAlternative(
  deps: Deps,
  reader: Queryable,
  booking: BookingRow,
  { boatId, date, time }: { boatId: string; date: Day; time: Time | null },
): Promise<Outcome<RebookingAlternative, 'conflict' | 'sold-out'>> {
  const now = toIslandNow(deps.now());
  const boat = await findPublicBoat(reader, boatId, now.day);
  const isOther =
    boat &&
    boat.operatorId !== booking.operatorId &&
    (await takesRebookings(reader, boat.operatorId));
  const isSoon = date >= booking.startDate && date <= addDays(booking.startDate, OFFER_DAYS);
  if (!isOther || !isSoon || isPaidToOperator(booking.paidBy)) return notOffered;
  const request = buildRequest(booking, date, time);
  const decided = decideTrip(boatForSale(boat, now.day), request, now, asSold);
  return decided.ok ? done({ boat, trip: decided.value }) : notFree;
}

const notOffered = refused('conflict', 'offer.unknown');
const notFree = refused('sold-out', 'offer.taken');
