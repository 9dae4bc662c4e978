import type { MergeLeafTypes, Offer, ProductLeaf, TouristTripLeaf } from 'schema-dts';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import type { BoatReviewView } from '#contract/public/review-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import type { Place } from '#domain/island/port-places.ts';
import { listPricedModes } from '#domain/boats/boats.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { listDays, type IslandNow } from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import type { Rating } from '#domain/reviews/ratings.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { boatSharePicture, sharePicturePath } from '#contract/pages/share-pictures.ts';
import { describeTripFacts } from '#i18n/formats/describe-trip-facts.ts';
import { getMeetingPlace } from '#domain/boats/trip-facts.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import { boatForSale } from '../../../shared/trip/trip-choice.ts';
import { formatPlace } from '../../../shared/trip/format-trip.ts';

/** A trip for sale, typed as product and trip, because some consumers know only one of the two types. */
export type SoldTrip = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;

type PageFacts = {
  publicUrl: string;
  now: IslandNow;
  description: string;
  language: Language;
  messages: Pick<Messages, 'trips' | 'details' | 'picker'>;
  /** The first page of reviews. */
  reviews: readonly BoatReviewView[];
};

/**
 * Describes a boat's trips and offers. Includes the rating only if it is an average of reviews, not the fixed 4.8 that
 * the page shows otherwise.
 */
export function soldTrip(boat: BoatPageView, facts: PageFacts): SoldTrip {
  const { publicUrl, now, description, reviews, language, messages } = facts;
  const url = publicUrl + localizePath(language, paths.boat(boat));
  const forSale = boatForSale(boat);
  const operator = boat.operatorName && {
    '@type': 'Person' as const,
    name: boat.operatorName,
  };
  const offers = listPricedModes(forSale).map((mode) => offer(forSale, mode, { now, messages }));
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#trip`,
    name: boat.name,
    description,
    url,
    sku: boat.id,
    ...(boat.type && { category: messages.trips.boatTypes[boat.type] }),
    image: listPictures(boat, publicUrl),
    tripOrigin: origin(boat, facts),
    ...describeStops(boat),
    ...describeFacts(boat, facts),
    ...(operator && { provider: operator }),
    ...(boat.rating && describeRating(boat.rating, reviews)),
    offers: offers.map((each) => ({ ...each, url, ...(operator && { seller: operator }) })),
  };
}

function origin(boat: BoatView, { messages }: PageFacts) {
  const place = getMeetingPlace(boat);
  return {
    '@type': 'Place' as const,
    name: formatPlace(messages.trips, boat),
    ...(boat.meetingPoint && { description: boat.meetingPoint }),
    ...(place && { geo: describeGeo(place) }),
  };
}

function describeStops({ itinerary }: BoatPageView) {
  const itemListElement = itinerary.map(({ title: name, details, place }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    ...(details && { description: details }),
    ...(place && { item: describePlace(name, place) }),
  }));
  return itinerary.length > 0 && { itinerary: { '@type': 'ItemList' as const, itemListElement } };
}

function describePlace(name: string, place: Place) {
  return { '@type': 'Place' as const, name, geo: describeGeo(place) };
}

function describeGeo(place: Place) {
  return { '@type': 'GeoCoordinates' as const, ...place };
}

/** Adds the trip facts under the names that the page shows. */
function describeFacts(boat: BoatView, { language, messages }: PageFacts) {
  const additionalProperty = describeTripFacts(language, boat, messages)
    .filter(({ name }) => name !== messages.details.meetingPoint)
    .map(({ name, text: value }) => ({ '@type': 'PropertyValue' as const, name, value }));
  return additionalProperty.length > 0 && { additionalProperty };
}

function describeRating({ average, count }: Rating, reviews: readonly BoatReviewView[]) {
  const scale = { bestRating: MAX_STARS, worstRating: 1 } as const;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      ...scale,
    },
    review: reviews.slice(0, MAX_LISTED_REVIEWS).map(({ guestName, stars, words, madeOn }) => ({
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name: guestName },
      datePublished: madeOn,
      reviewRating: { '@type': 'Rating' as const, ratingValue: stars, ...scale },
      ...(words !== null && { reviewBody: words }),
    })),
  } as const;
}

const MAX_LISTED_REVIEWS = 5;

function offer(
  boat: BoatForSale,
  mode: PricingMode,
  { now, messages }: Pick<PageFacts, 'now' | 'messages'>,
) {
  const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
  const money = { price: formatDecimalCents(cents ?? 0), priceCurrency: 'USD' } as const;
  return {
    '@type': 'Offer',
    name: messages.trips.pricingModes[mode],
    ...money,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...money,
      unitText: mode === 'perSeat' ? 'person' : 'day',
    },
    availability: canBeBooked(boat, mode, now)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
  } as const satisfies Offer;
}

/** True if any bookable day has an open departure. */
function canBeBooked(boat: BoatForSale, mode: PricingMode, now: IslandNow): boolean {
  const input = { mode, groupSize: 1 };
  return listDays(now.day, computeLastBookableDay(now.day)).some(
    (day) => listOpenTimes(boat, day, input, now).length > 0,
  );
}

function listPictures(boat: BoatView, publicUrl: string): string[] {
  if (boat.images.length > 0) return boat.images.map(({ url }) => url);
  return [publicUrl + sharePicturePath(boatSharePicture({ ...boat, cover: undefined }))];
}
