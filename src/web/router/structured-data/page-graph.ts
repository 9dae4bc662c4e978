import type { QueryClient } from '@tanstack/react-query';
import type {
  BreadcrumbList,
  Thing,
  ContactPoint,
  FAQPage,
  Organization,
  WebSite,
} from 'schema-dts';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { islandNow } from '#domain/days.ts';
import { findInfoPage } from '#domain/info-pages.ts';
import { ISLAND_NAME } from '#domain/ports.ts';
import { SITE_NAME } from '#domain/site-texts.ts';
import { boatBySlugQuery, boatsQuery } from '../../api.ts';
import { describePage } from '../../page-descriptions.ts';
import type { Place } from '../open-page.ts';
import { boatList, soldTrip, type SoldTrip } from './boat-graph.ts';
import { commonQuestions } from './common-questions.ts';

type Rendering = { client: QueryClient; site: SiteFacts; nowMs: number };

/** A page's structured data, in the vocabulary of schema.org. */
type StructuredGraph = {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | SoldTrip)[];
};

/** The structured data of a page; null when it has none. Rendered on the server only, so visitors load no script for it. */
export function pageGraph(
  place: Place,
  { client, site, nowMs }: Rendering,
): StructuredGraph | null {
  const { publicUrl } = site;
  const slug = place.input.params.slug ?? '';
  switch (place.route.path) {
    case '/':
      return graphOf(organization(site), website(publicUrl), questionsPage(publicUrl));
    case '/booking': {
      const boats = client.getQueryData(boatsQuery().queryKey) ?? [];
      return graphOf(breadcrumbs(publicUrl, [listing]), boatList(boats, publicUrl));
    }
    case '/boats/:slug': {
      const boat = client.getQueryData(boatBySlugQuery(slug).queryKey);
      if (!boat) return null;
      const step = { name: boat.name, path: `/boats/${boat.slug}` };
      const facts = { publicUrl, now: islandNow(nowMs), description: describePage(place, client) };
      return graphOf(soldTrip(boat, facts), breadcrumbs(publicUrl, [listing, step]));
    }
    case '/info/:slug': {
      const page = findInfoPage(slug);
      return (
        page && graphOf(breadcrumbs(publicUrl, [{ name: page.title, path: `/info/${page.slug}` }]))
      );
    }
    default:
      return null;
  }
}

function graphOf(...things: StructuredGraph['@graph']): StructuredGraph {
  return { '@context': 'https://schema.org', '@graph': things };
}

const listing = { name: 'Available Boats', path: '/booking' };

/** Breadcrumbs from the home page to a page. */
function breadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, place) => ({
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

function website(publicUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(publicUrl) },
  };
}

/** The home page's questions, verbatim. */
function questionsPage(publicUrl: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${publicUrl}/#questions`,
    mainEntity: commonQuestions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
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
