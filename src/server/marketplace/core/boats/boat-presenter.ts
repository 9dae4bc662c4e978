import type { BoatView, ImageView } from '#contract/public/boat-views.ts';
import type { OwnImageView } from '#contract/operator/operator-boat-api.ts';
import { lastBookableDay, sellableAvailability } from '#domain/availability/availability.ts';
import { withBlockedHulls } from '#domain/availability/trip-times.ts';
import { localizeBoatTexts } from '#i18n/languages/boat-texts.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { BoatType } from '#domain/boats/boats.ts';
import { closedBy, type Closed } from '#domain/availability/busy-times.ts';
import type { Day } from '#domain/time/days.ts';
import { compactTaken } from '#domain/departures/departures.ts';
import { checkedOn } from '#domain/operators/documents.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { describeTripFactsInEnglish } from '#i18n/formats/english-trip-facts.ts';
import { computeRating } from '#domain/reviews/ratings.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import type { BoatRecord } from './boat-queries.ts';
import { readTripFacts, writtenBy } from './trip-fact-columns.ts';

/** Presents a public boat; its operator's texts in the given language where they are translated. */
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
    tripType: boat.trip_type,
    pricingMode: boat.pricing_mode,
    port: boat.port,
    customPort: boat.custom_port,
    capacity: boat.capacity,
    pricePerSeat: price(boat.price_per_seat_cents),
    charterPricePerDay: price(boat.charter_price_cents),
    images: boat.photos.map((photo) => presentImage(photo, site)),
    ...toSailing(boat),
    ...facts,
    told: describeTripFactsInEnglish({ ...facts, tripMinutes: boat.trip_minutes }),
    availability: sellableAvailability(withBlockedHulls(toSailing(boat)), today),
    taken: compactTaken(toSailing(boat), boat.taken),
    closed: listClosed(boat, today),
    operatorId: boat.operator_id,
    operatorName: boat.operator_name,
    documentsCheckedOn: checkedOn(boat.documents, today),
    rating: computeRating(boat.review_totals),
    status: boat.status,
    featured: isFeatured({ from: boat.featured_from, until: boat.featured_until }, today),
    featuredStartDate: boat.featured_from,
    featuredEndDate: boat.featured_until,
  };
}

/** Returns the operator's texts in a language where they are translated, with the language of each. */
export function writtenTexts(boat: BoatRecord, language: Language) {
  const { meetingPoint, bring, included } = readTripFacts(boat);
  const { description } = boat;
  return localizeBoatTexts(language, {
    description,
    meetingPoint,
    bring,
    included,
    ...writtenBy(boat),
  });
}

export function presentImage(
  photo: { caption: string; path: string },
  site: { publicUrl: string },
): ImageView {
  return {
    url: `${site.publicUrl}${photo.path}-960.jpg`,
    caption: photo.caption,
    path: photo.path,
  };
}

/** Presents a photo to the boat's operator, with the id for ordering and removal. */
export function presentOperatorImage(
  photo: { id: string; caption: string; path: string },
  site: { publicUrl: string },
): OwnImageView {
  return { ...presentImage(photo, site), id: photo.id };
}

/** Maps a boat to the input of the sale rules. */
export function boatForSale(boat: BoatRecord, today: Day): BoatForSale {
  return {
    tripType: boat.trip_type,
    capacity: boat.capacity,
    pricePerSeatCents: boat.price_per_seat_cents,
    charterPriceCents: boat.charter_price_cents,
    ...toSailing(boat),
    availability: withBlockedHulls(toSailing(boat)),
    noticeHours: boat.notice_hours,
    smallestNumber: boat.smallest_number,
    decisionHours: boat.decision_hours,
    taken: boat.taken,
    closed: listClosed(boat, today),
  };
}

function listClosed(boat: BoatRecord, today: Day): Closed[] {
  return closedBy(boat.busy, toSailing(boat), today, lastBookableDay(today));
}

export function toSailing(boat: BoatRecord) {
  return {
    availability: boat.availability,
    tripMinutes: boat.trip_minutes,
    turnaroundMinutes: boat.turnaround_minutes ?? 0,
  };
}

function price(cents: number | null): string | null {
  return cents === null ? null : decimalFromCents(cents);
}
