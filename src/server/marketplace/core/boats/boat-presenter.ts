import { CENTRE } from '#domain/boats/photo-focus.ts';
import type { BoatView, ImageView } from '#contract/public/boat-views.ts';
import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import {
  computeLastBookableDay,
  selectSellableAvailability,
} from '#domain/availability/availability.ts';
import { addMissingTripLengths } from '#domain/availability/trip-times.ts';
import { localizeBoatTexts } from '#i18n/languages/boat-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { BoatType } from '#domain/boats/boats.ts';
import { findClosedDepartures, type Closed } from '#domain/availability/busy-times.ts';
import type { Day } from '#domain/time/days.ts';
import { compactReservations } from '#domain/departures/departures.ts';
import { getCheckDate } from '#domain/operators/documents.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { formatDecimalPrice } from '#domain/money/money.ts';
import { describeTripFactsInEnglish } from '#i18n/formats/english-trip-facts.ts';
import { computeRating } from '#domain/reviews/ratings.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import type { BoatRecord } from './boat-queries.ts';
import type { PhotoRecord } from './photo-records.ts';
import { readTripFacts, pickTranslations } from './trip-fact-columns.ts';

/** Presents a public boat, with its operator's texts in the given language where they are translated. */
export function presentBoat(
  boat: BoatRecord,
  site: { publicUrl: string },
  today: Day,
  language: Language = 'en',
): BoatView {
  const facts = { ...readTripFacts(boat), ...writtenTexts(boat, language).texts };
  return {
    id: boat.id,
    name: boat.name,
    slug: boat.slug,
    type: boat.type as BoatType,
    tripType: boat.tripType,
    pricingMode: boat.pricingMode,
    port: boat.port,
    customPort: boat.customPort,
    capacity: boat.capacity,
    pricePerSeat: formatDecimalPrice(boat.pricePerSeatCents),
    charterPricePerDay: formatDecimalPrice(boat.charterPriceCents),
    images: boat.photos.map((photo) => presentImage(photo, site)),
    ...toSailing(boat),
    ...facts,
    told: describeTripFactsInEnglish({ ...facts, tripMinutes: boat.tripMinutes }),
    availability: selectSellableAvailability(addMissingTripLengths(toSailing(boat)), today),
    taken: compactReservations(toSailing(boat), boat.taken),
    closed: listClosed(boat, today),
    operatorId: boat.operatorId,
    operatorName: boat.operatorName,
    documentsCheckedOn: getCheckDate(boat.documents, today),
    rating: computeRating(boat.reviewTotals),
    status: boat.status,
    featured: isFeatured({ from: boat.featuredFrom, until: boat.featuredUntil }, today),
    featuredStartDate: boat.featuredFrom,
    featuredEndDate: boat.featuredUntil,
  };
}

/** Returns the operator's texts in a language where they are translated, with the language of each. */
export function writtenTexts(boat: BoatRecord, language: Language) {
  const { meetingPoint, bring, included, notIncluded } = readTripFacts(boat);
  const { description } = boat;
  return localizeBoatTexts(language, {
    description,
    meetingPoint,
    bring,
    included,
    notIncluded,
    ...pickTranslations(boat),
  });
}

export function presentImage(photo: ShownPhoto, site: { publicUrl: string }): ImageView {
  return {
    url: `${site.publicUrl}${photo.path}-960.jpg`,
    caption: photo.caption,
    path: photo.path,
    focus: photo.focus,
    isIllustration: photo.isIllustration,
  };
}

type ShownPhoto = Pick<PhotoRecord, 'path' | 'caption' | 'focus' | 'isIllustration'>;

/** Presents a boat's meeting-point photo; null if the boat has none. */
export function presentMeetingPhoto(
  { meetingPhotoPath: path, meetingPhotoCaption: caption }: MeetingPhotoColumns,
  site: { publicUrl: string },
): ImageView | null {
  if (path === null) return null;
  return presentImage({ path, caption, focus: CENTRE, isIllustration: false }, site);
}

type MeetingPhotoColumns = { meetingPhotoPath: string | null; meetingPhotoCaption: string };

/** Presents a photo to the boat's operator, with the id for ordering and removal. */
export function presentOperatorImage(
  photo: PhotoRecord,
  site: { publicUrl: string },
): OwnImageView {
  return { ...presentImage(photo, site), id: photo.id, shows: photo.shows };
}

/** Maps a boat to the input of the sale rules. */
export function boatForSale(boat: BoatRecord, today: Day): BoatForSale {
  return {
    tripType: boat.tripType,
    capacity: boat.capacity,
    pricePerSeatCents: boat.pricePerSeatCents,
    charterPriceCents: boat.charterPriceCents,
    ...toSailing(boat),
    availability: addMissingTripLengths(toSailing(boat)),
    noticeHours: boat.noticeHours,
    smallestNumber: boat.smallestNumber,
    decisionHours: boat.decisionHours,
    taken: boat.taken,
    closed: listClosed(boat, today),
  };
}

function listClosed(boat: BoatRecord, today: Day): Closed[] {
  return findClosedDepartures(boat.busy, toSailing(boat), today, computeLastBookableDay(today));
}

export function toSailing(boat: BoatRecord) {
  return {
    availability: boat.availability,
    tripMinutes: boat.tripMinutes,
    turnaroundMinutes: boat.turnaroundMinutes ?? 0,
  };
}
