import type { QueryClient } from '@tanstack/react-query';
import type {
  BreadcrumbList,
  Thing,
  ContactPoint,
  Organization,
  WebSite,
  ItemList,
} from 'schema-dts';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { islandNow } from '#domain/time/days.ts';
import { findInfoPage } from '#i18n/site/find-info-page.ts';
import { languagePrefix, pathIn, type Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type { BoatCardView } from '#contract/public/boat-search-api.ts';
import type { ShipDayView } from '#contract/public/ship-api.ts';
import { pagePatterns, paths } from '#contract/pages/paths.ts';
import { listingQuery } from '../booking-widgets/listing-address.ts';
import { boatBySlugQuery, shipsQuery } from '../queries.ts';
import { boatReviewsQuery, type BoatReviewPage } from '../reviews/review-requests.ts';
import type { DescribePage } from '../page-descriptions.ts';
import type { Place } from './open-page.ts';
import { stepsIn, type Step } from './breadcrumb-steps.ts';
import { shipTrips } from './ship-graph.ts';
import { questionsPage } from './common-questions.ts';
import { soldTrip, type SoldTrip } from './sold-trip-graph.ts';

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
  const base = publicUrl + languagePrefix(language);
  const steps = stepsIn(language, messages.crumbs);
  const way = (to: readonly Step[]) => breadcrumbs(publicUrl, [steps.home, ...to]);
  const slug = place.input.params.slug ?? '';
  switch (place.route.path) {
    case pagePatterns.home:
      return graphOf(
        organization(site),
        website(publicUrl, language),
        questionsPage(publicUrl + pathIn(language, '/'), messages.home),
      );
    case pagePatterns.listing: {
      const page = client.getQueryData(listingQuery(place.input.search).queryKey);
      return graphOf(way(steps.listing), boatList(page?.items ?? [], base));
    }
    case pagePatterns.boat: {
      const boat = client.getQueryData(boatBySlugQuery(slug, language).queryKey);
      if (!boat) return null;
      const { items: reviews } = client.getQueryData(boatReviewsQuery(boat.id).queryKey) ?? noPage;
      const description = describe(place, client, messages);
      const now = islandNow(nowMs);
      const facts = { publicUrl, now, description, reviews, language, words: messages };
      return graphOf(soldTrip(boat, facts), way(steps.boat(boat)));
    }
    case pagePatterns.board:
    case pagePatterns.portBoard:
      return graphOf(way(steps.board(place.input.params.port ?? '')));
    case pagePatterns.ships:
      return graphOf(way(steps.ships()));
    case pagePatterns.shipDay: {
      const query = shipsQuery(place.input.params.day, place.input.search);
      const shown = client.getQueryData<ShipDayView>(query.queryKey);
      if (!shown) return null;
      return graphOf(way(steps.ships(shown.day)), ...shipTrips(shown, base, messages));
    }
    case pagePatterns.info: {
      const page = findInfoPage(slug);
      if (!page) return null;
      const title = messages.footer.infoTitles?.[page.slug] ?? page.title;
      const step = { name: title, path: pathIn(language, paths.info(page)) };
      return graphOf(way([step]));
    }
    default:
      return null;
  }
}

function graphOf(...things: StructuredGraph['@graph']): StructuredGraph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function breadcrumbs(publicUrl: string, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
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

const noPage: BoatReviewPage = { items: [], next: null };

function boatList(boats: readonly BoatCardView[], base: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: boats.length,
    itemListElement: boats.map(({ name, slug }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      url: base + paths.boat({ slug }),
    })),
  };
}
