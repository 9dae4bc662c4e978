import type { QueryClient } from '@tanstack/react-query';
import type {
  BreadcrumbList,
  Thing,
  ContactPoint,
  Organization,
  WebSite,
  ItemList,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  TouristTripLeaf,
} from 'schema-dts';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { islandNow, daysFromTo, type IslandNow } from '#domain/days.ts';
import { findInfoPage } from '#domain/info-pages.ts';
import { pathIn, type Language } from '#domain/languages.ts';
import type { Messages } from '#domain/messages/messages.ts';
import { ISLAND_NAME, locationName } from '#domain/ports.ts';
import { SITE_NAME } from '#domain/site-texts.ts';
import type { BoatCardView } from '#contract/boat-search-api.ts';
import type { BoatView } from '#contract/boat-views.ts';
import type { ShipDayView } from '#contract/ship-api.ts';
import type { BoatReviewView } from '#contract/review-api.ts';
import { lastBookableDay } from '#domain/availability.ts';
import { pricedModes, pricingModeNames, type PricingMode } from '#domain/boats.ts';
import { openTimes } from '#domain/departures.ts';
import { decimalFromCents } from '#domain/money.ts';
import type { Rating } from '#domain/ratings.ts';
import { MOST_STARS } from '#domain/reviews.ts';
import { boatSharePicture, sharePicturePath } from '#domain/share-pictures.ts';
import { MEETING_POINT } from '#domain/trip-fact-words.ts';
import { meetingPlace } from '#domain/trip-facts.ts';
import type { BoatForSale } from '#domain/trips.ts';
import { listingQuery } from '../booking-widgets/listing-address.ts';
import { boatBySlugQuery, shipsQuery } from '../queries.ts';
import { boatReviewsQuery, type BoatReviewPage } from '../reviews/review-requests.ts';
import type { DescribePage } from '../page-descriptions.ts';
import type { Place } from './open-page.ts';
import { boardSteps, listing, shipSteps } from './breadcrumb-steps.ts';
import { shipTrips } from './ship-graph.ts';
import { questionsPage } from './common-questions.ts';
import { boatForSale } from '../booking-widgets/trip-choice.ts';

/** What the server renders a page's head from. */
export type Rendering = {
  client: QueryClient;
  site: SiteFacts;
  nowMs: number;
  language: Language;
  messages: Messages;
  describe: DescribePage;
};

/** A page's structured data, in the vocabulary of schema.org. */
type StructuredGraph = {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | SoldTrip)[];
};

/** The structured data of a page; null when it has none. Rendered on the server only, so visitors load no script for it. */
export function pageGraph(
  place: Place,
  { client, site, nowMs, language, messages, describe }: Rendering,
): StructuredGraph | null {
  const { publicUrl } = site;
  const slug = place.input.params.slug ?? '';
  switch (place.route.path) {
    case '/':
      return graphOf(
        organization(site),
        website(publicUrl, language),
        questionsPage(publicUrl + pathIn(language, '/'), messages.home),
      );
    case '/booking': {
      const page = client.getQueryData(listingQuery(place.input.search).queryKey);
      return graphOf(breadcrumbs(publicUrl, [listing]), boatList(page?.items ?? [], publicUrl));
    }
    case '/boats/:slug': {
      const boat = client.getQueryData(boatBySlugQuery(slug).queryKey);
      if (!boat) return null;
      const step = { name: boat.name, path: `/boats/${boat.slug}` };
      const { items: reviews } = client.getQueryData(boatReviewsQuery(boat.id).queryKey) ?? noPage;
      const description = describe(place, client);
      const facts = { publicUrl, now: islandNow(nowMs), description, reviews };
      return graphOf(soldTrip(boat, facts), breadcrumbs(publicUrl, [listing, step]));
    }
    case '/board':
    case '/board/:port':
      return graphOf(breadcrumbs(publicUrl, boardSteps(place.input.params.port ?? '')));
    case '/ships':
      return graphOf(breadcrumbs(publicUrl, shipSteps()));
    case '/ships/:day': {
      const query = shipsQuery(place.input.params.day, place.input.search);
      const shown = client.getQueryData<ShipDayView>(query.queryKey);
      if (!shown) return null;
      return graphOf(breadcrumbs(publicUrl, shipSteps(shown.day)), ...shipTrips(shown, publicUrl));
    }
    case '/info/:slug': {
      const page = findInfoPage(slug);
      if (!page) return null;
      const title = messages.layout.infoTitles?.[page.slug] ?? page.title;
      const step = { name: title, path: pathIn(language, `/info/${page.slug}`) };
      const home = { name: messages.info.home, path: pathIn(language, '/') };
      return graphOf(breadcrumbs(publicUrl, [step], home));
    }
    default:
      return null;
  }
}

function graphOf(...things: StructuredGraph['@graph']): StructuredGraph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Breadcrumbs from the home page to a page. */
function breadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
  home = { name: 'Home', path: '/' },
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      item: { '@id': publicUrl + path },
    })),
  };
}

function organization(site: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(site.publicUrl),
    name: SITE_NAME,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icons/icon-512.png`,
    areaServed: { '@type': 'Place', name: ISLAND_NAME },
    contactPoint: contactPoint(site),
  };
}

function website(publicUrl: string, language: Language): WebSite {
  const url = publicUrl + pathIn(language, '/');
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: SITE_NAME,
    url,
    inLanguage: language,
    publisher: { '@id': organizationId(publicUrl) },
  };
}

function organizationId(publicUrl: string): string {
  return `${publicUrl}/#organization`;
}

/** Only contacts that the contact page shows. */
function contactPoint({ supportEmail, whatsappNumber }: SiteFacts): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    ...(whatsappNumber !== null && { telephone: whatsappNumber }),
  };
}

/** A trip that is sold, as both types: a consumer that knows only one of them still understands it. */
type SoldTrip = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>;

type PageFacts = {
  publicUrl: string;
  now: IslandNow;
  description: string;
  /** The first page of them. */
  reviews: readonly BoatReviewView[];
};

const noPage: BoatReviewPage = { items: [], next: null };

/**
 * A boat's trips with their offers. A rating is only told where it is an average of reviews: the site's 4.8 is a
 * label.
 */
function soldTrip(boat: BoatView, { publicUrl, now, description, reviews }: PageFacts): SoldTrip {
  const url = `${publicUrl}/boats/${boat.slug}`;
  const forSale = boatForSale(boat);
  const operator = boat.operatorName && {
    '@type': 'Person' as const,
    name: boat.operatorName,
  };
  const offers = pricedModes(forSale).map((mode) => offer(forSale, mode, now));
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#trip`,
    name: boat.name,
    description,
    url,
    sku: boat.id,
    ...(boat.type && { category: boat.type }),
    image: picturesOf(boat, publicUrl),
    tripOrigin: origin(boat),
    ...told(boat),
    ...(operator && { provider: operator }),
    ...(boat.rating && ratingOf(boat.rating, reviews)),
    offers: offers.map((each) => ({ ...each, url, ...(operator && { seller: operator }) })),
  };
}

/** Where guests come. */
function origin(boat: BoatView) {
  const place = meetingPlace(boat);
  return {
    '@type': 'Place' as const,
    name: locationName(boat.port, boat.customPort),
    ...(boat.meetingPoint && { description: boat.meetingPoint }),
    ...(place && { geo: { '@type': 'GeoCoordinates' as const, ...place } }),
  };
}

/** The other facts that guests are told, as the page's block names them. */
function told(boat: BoatView) {
  const additionalProperty = boat.told
    .filter(({ name }) => name !== MEETING_POINT)
    .map(({ name, words: value }) => ({ '@type': 'PropertyValue' as const, name, value }));
  return additionalProperty.length > 0 && { additionalProperty };
}

function ratingOf({ average, count }: Rating, reviews: readonly BoatReviewView[]) {
  const scale = { bestRating: MOST_STARS, worstRating: 1 } as const;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      ...scale,
    },
    review: reviews.slice(0, REVIEWS_TOLD).map(({ guestName, stars, words, madeOn }) => ({
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name: guestName },
      datePublished: madeOn,
      reviewRating: { '@type': 'Rating' as const, ratingValue: stars, ...scale },
      ...(words !== null && { reviewBody: words }),
    })),
  } as const;
}

const REVIEWS_TOLD = 5;

function boatList(boats: readonly BoatCardView[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: boats.length,
    itemListElement: boats.map(({ name, slug }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      url: `${publicUrl}/boats/${slug}`,
    })),
  };
}

function offer(boat: BoatForSale, mode: PricingMode, now: IslandNow) {
  const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
  const money = { price: decimalFromCents(cents ?? 0), priceCurrency: 'USD' } as const;
  return {
    '@type': 'Offer',
    name: pricingModeNames[mode],
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

/** Whether any bookable day is open. */
function canBeBooked(boat: BoatForSale, mode: PricingMode, now: IslandNow): boolean {
  const input = { mode, groupSize: 1 };
  return daysFromTo(now.day, lastBookableDay(now.day)).some(
    (day) => openTimes(boat, day, input, now).length > 0,
  );
}

function picturesOf(boat: BoatView, publicUrl: string): string[] {
  if (boat.images.length > 0) return boat.images.map(({ url }) => url);
  return [publicUrl + sharePicturePath(boatSharePicture({ ...boat, cover: undefined }))];
}
