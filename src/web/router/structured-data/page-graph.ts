import type { QueryClient } from '@tanstack/react-query';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { islandNow } from '#domain/days.ts';
import { findInfoPage } from '#domain/info-pages.ts';
import { boatBySlugQuery, boatsQuery } from '../../api.ts';
import { describePage } from '../../page-descriptions.ts';
import type { Place } from '../open-page.ts';
import { boatList, soldTrip } from './boat-graph.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, questionsPage, website } from './site-graph.ts';
import { graphOf, type StructuredGraph } from './structured-graph.ts';

type Rendering = { client: QueryClient; site: SiteFacts; nowMs: number };

/**
 * What a page says to machines of what it shows; null when that is nothing. Only the server's
 * rendering knows of it: it costs visitors no script.
 */
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

const listing = { name: 'Available Boats', path: '/booking' };
