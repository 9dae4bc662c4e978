import { writeError } from '#i18n/errors/error-texts.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { findTripsOffCalendar } from '#domain/availability/availability-edits.ts';
import {
  computeBoatReadiness,
  describeMissingForPublishing,
  type Readiness,
} from '#domain/boats/boat-readiness.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { toIslandNow, type Day, type IslandNow } from '#domain/time/days.ts';
import { DOCUMENTS_NEEDED } from '#domain/operators/documents.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { BoatRecord } from './boat-queries.ts';
import { presentBoat, presentMeetingPhoto, presentOperatorImage } from './boat-presenter.ts';
import { pickTranslations } from './trip-fact-columns.ts';
import { findLiveTrips, type LiveTrip, type OperatorBoatRecord } from './operator-boat-queries.ts';

/** Presents a boat to its operator; `trips` may include trips of other boats. */
export function presentOperatorBoat(
  boat: OperatorBoatRecord,
  trips: readonly LiveTrip[],
  site: { publicUrl: string },
  now: IslandNow,
): OperatorBoatView {
  const readiness = computeReadiness(boat, now.day);
  const mayBeListed = boat.operatorUnlistedAt === null;
  // Excludes held trips, which may still be abandoned.
  const sold = trips.filter((trip) => trip.boatId === boat.id && trip.status !== 'held');
  const missing =
    describeMissingForPublishing(readiness) ?? (mayBeListed ? null : DOCUMENTS_NEEDED);
  return {
    ...presentBoat(boat, site, now.day, boat.textLanguage),
    images: boat.photos.map((photo) => presentOperatorImage(photo, site)),
    availability: boat.availability,
    version: boat.version,
    crewPhone: boat.crewPhone,
    meetingPhoto: presentMeetingPhoto(boat, site),
    meetingPhotoCaption: boat.meetingPhotoCaption,
    ...pickTranslations(boat),
    itinerary: boat.itinerary,
    featuredPaymentId: boat.featuredPaymentId,
    readiness,
    hasCalendar: hasCalendar(boat),
    missing: missing && writeError('en', missing),
    mayBeListed,
    tripsOffCalendar: findTripsOffCalendar(boat.availability, sold, now).map(presentTrip),
    takenOff: boat.takenOff && {
      reason: boat.takenOff.reason,
      at: new Date(boat.takenOff.atMs).toISOString(),
    },
    updatedAt: boat.updatedAt.toISOString(),
  };
}

export async function presentWithTrips(deps: Deps, operatorId: string, boat: OperatorBoatRecord) {
  const now = toIslandNow(deps.now());
  const trips = await findLiveTrips(deps.database, operatorId, now.day, boat.id);
  return presentOperatorBoat(boat, trips, deps.site, now);
}

export function computeReadiness(boat: BoatRecord, today: Day): Readiness {
  return computeBoatReadiness(
    {
      tripType: boat.tripType,
      pricePerSeatCents: boat.pricePerSeatCents,
      charterPriceCents: boat.charterPriceCents,
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
    customerName: trip.customerName,
    start: trip.start,
    end: trip.end,
    time: trip.time,
    groupSize: trip.groupSize,
    paymentStatus: computePaymentStatus(trip.status),
  };
}
