import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { tripsOffCalendar } from '#domain/availability/availability-edits.ts';
import {
  boatReadiness,
  missingForPublishing,
  type Readiness,
} from '#domain/boats/boat-readiness.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { islandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { BoatRecord } from './boat-queries.ts';
import { presentBoat, presentOperatorImage } from './boat-presenter.ts';
import { writtenBy } from './trip-fact-columns.ts';
import { findLiveTrips, type LiveTrip, type OperatorBoatRecord } from './operator-boat-queries.ts';

/** Presents a boat to its operator; `trips` may contain those of other boats. */
export function presentOperatorBoat(
  boat: OperatorBoatRecord,
  trips: readonly LiveTrip[],
  site: { publicUrl: string },
  now: IslandNow,
): OperatorBoatView {
  const readiness = computeReadiness(boat, now.day);
  const mayBeListed = boat.operator_unlisted_at === null;
  // Excludes held trips, which may still be abandoned.
  const sold = trips.filter((trip) => trip.boat_id === boat.id && trip.status !== 'held');
  return {
    ...presentBoat(boat, site, now.day, boat.text_language),
    images: boat.photos.map((photo) => presentOperatorImage(photo, site)),
    availability: boat.availability,
    version: boat.version,
    crewPhone: boat.crew_phone,
    ...writtenBy(boat),
    featuredPaymentId: boat.featured_payment_id,
    readiness,
    hasCalendar: hasCalendar(boat),
    missing: missingForPublishing(readiness) ?? (mayBeListed ? null : DOCUMENTS_NEEDED),
    mayBeListed,
    tripsOffCalendar: tripsOffCalendar(boat.availability, sold, now).map(presentTrip),
    takenOff: boat.taken_off && {
      reason: boat.taken_off.reason,
      at: new Date(boat.taken_off.atMs).toISOString(),
    },
    updatedAt: boat.updated_at.toISOString(),
  };
}

export async function presentWithTrips(deps: Deps, operatorId: string, boat: OperatorBoatRecord) {
  const now = islandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day, boat.id);
  return presentOperatorBoat(boat, trips, deps.site, now);
}

export function computeReadiness(boat: BoatRecord, today: Day): Readiness {
  return boatReadiness(
    {
      tripType: boat.trip_type,
      pricePerSeatCents: boat.price_per_seat_cents,
      charterPriceCents: boat.charter_price_cents,
      availability: boat.availability,
      photoCount: boat.photos.length,
      hasCalendar: hasCalendar(boat),
    },
    today,
  );
}

function hasCalendar(boat: BoatRecord): boolean {
  return boat.sources.length > 0;
}

function presentTrip(trip: LiveTrip): OperatorBoatView['tripsOffCalendar'][number] {
  return {
    bookingId: trip.id,
    code: trip.code,
    customerName: trip.customer_name,
    start: trip.start,
    end: trip.end,
    time: trip.time,
    groupSize: trip.group_size,
    paymentStatus: computePaymentStatus(trip.status),
  };
}
