import { noFilters } from '#domain/boat-filters.ts';
import { comparedBoats, listingQuery } from './booking-widgets/listing-address.ts';
import {
  boardQuery,
  boatByIdQuery,
  boatBySlugQuery,
  bookingQuery,
  featuredBoatsQuery,
  infoTextQuery,
  settlementQuery,
  shipsQuery,
  statusQuery,
  tripQuery,
} from './queries.ts';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of visitors: every page knows them, so that a link needs no more than the page's own code. */
export const visitorPages: readonly SiteRoute[] = [
  {
    path: '/',
    load: () => import('./home/home-page.tsx'),
    source: 'src/web/home/home-page.tsx',
    messages: ['home'],
    queries: () => [featuredBoatsQuery()],
    head: (_input, _client, { home }) => ({ title: home.title }),
  },
  {
    path: '/booking',
    search: [...Object.keys(noFilters), 'boat', 'after', 'compare'],
    load: () => import('./boats/boat-listing-page.tsx'),
    source: 'src/web/boats/boat-listing-page.tsx',
    messages: ['trips'],
    queries: ({ search }) => [listingQuery(search)],
    head: () => ({ title: 'Available Boats' }),
  },
  {
    path: '/boats/:slug',
    search: ['date', 'end', 'time', 'groupSize', 'mode', 'month', 'choose', 'ship'],
    load: () => import('./boats/boat-detail-page.tsx'),
    source: 'src/web/boats/boat-detail-page.tsx',
    messages: ['trips'],
    queries: ({ params }) => [boatBySlugQuery(params.slug ?? '')],
    head: () => ({ title: 'Boat' }),
  },
  {
    path: '/compare',
    search: ['boats', 'date', 'groupSize'],
    load: () => import('./boats/compare-page.tsx'),
    source: 'src/web/boats/compare-page.tsx',
    messages: ['trips'],
    queries: ({ search }) => comparedBoats(search).map(boatBySlugQuery),
    head: () => ({ title: 'Compare Boats', isIndexed: false }),
  },
  {
    path: '/book/:boatId',
    search: ['boat', 'date', 'end', 'time', 'groupSize', 'mode', 'left', 'ship'],
    load: () => import('./checkout/book-page.tsx'),
    source: 'src/web/checkout/book-page.tsx',
    messages: ['trips'],
    queries: ({ params }) => [boatByIdQuery(params.boatId ?? '')],
    head: () => ({ title: 'Complete Your Booking', isIndexed: false }),
  },
  {
    path: '/booking/form',
    search: ['date', 'groupSize'],
    load: () => import('./checkout/booking-form-page.tsx'),
    source: 'src/web/checkout/booking-form-page.tsx',
    messages: ['trips'],
    head: () => ({ title: 'Complete Your Booking', isIndexed: false }),
  },
  {
    path: '/booking/confirmation',
    search: ['bid'],
    load: () => import('./checkout/booking-confirmation-page.tsx'),
    source: 'src/web/checkout/booking-confirmation-page.tsx',
    queries: ({ search }) => (search.bid ? [bookingQuery(search.bid)] : []),
    head: () => ({ title: 'Your Booking', isIndexed: false }),
    isShared: false,
  },
  {
    path: '/booking/success',
    search: ['session_id', 'try'],
    load: () => import('./checkout/booking-success-page.tsx'),
    source: 'src/web/checkout/booking-success-page.tsx',
    // Without scripts the page reloads itself, and the server polls the payment.
    queries: ({ search }) =>
      search.session_id && search.try ? [settlementQuery(search.session_id)] : [],
    head: () => ({ title: 'Processing Your Booking', isIndexed: false }),
    isShared: false,
  },
  {
    path: '/trips/find',
    load: () => import('./trips/find-booking-page.tsx'),
    source: 'src/web/trips/find-booking-page.tsx',
    head: () => ({ title: 'Find My Booking', isIndexed: false }),
  },
  {
    path: '/trips/:token',
    load: () => import('./trips/trip-page.tsx'),
    source: 'src/web/trips/trip-page.tsx',
    queries: ({ params }) => [tripQuery(params.token ?? '')],
    head: () => ({ title: 'Your Trip', isIndexed: false }),
    isShared: false,
    isSecret: true,
  },
  {
    path: '/info/:slug',
    load: () => import('./info/info-page.tsx'),
    source: 'src/web/info/info-page.tsx',
    messages: ['info'],
    queries: ({ params }, language) => [infoTextQuery(params.slug ?? '', language)],
    head: () => ({ title: 'Information' }),
  },
  ...['/board', '/board/embed', '/board/:port', '/board/:port/embed'].map((path): SiteRoute => ({
    path,
    load: () => import('./board/board-page.tsx'),
    source: 'src/web/board/board-page.tsx',
    queries: ({ params }) => [boardQuery(params.port)],
    head: () => ({ title: 'Boat departures' }),
    ...(path.endsWith('/embed') && { layout: 'embed' }),
  })),
  ...['/ships', '/ships/:day'].map((path): SiteRoute => ({
    path,
    search: ['ship', 'day', 'aboard', 'arrival', 'pier', 'clock'],
    load: () => import('./ships/ships-page.tsx'),
    source: 'src/web/ships/ships-page.tsx',
    queries: ({ params, search }) => [shipsQuery(params.day, search)],
    head: () => ({ title: 'Cruise ships' }),
  })),
  {
    path: '/status',
    load: () => import('./status/status-page.tsx'),
    source: 'src/web/status/status-page.tsx',
    queries: () => [statusQuery()],
    head: () => ({ title: 'Status', isIndexed: false }),
  },
  {
    path: '/offline',
    search: ['for'],
    load: () => import('./offline/offline-page.tsx'),
    source: 'src/web/offline/offline-page.tsx',
    head: () => ({ title: 'You are offline', isIndexed: false }),
  },
];

/** Any other address. */
export const notFoundPage: SiteRoute = {
  path: '*',
  load: () => import('./layout/not-found-page.tsx'),
  source: 'src/web/layout/not-found-page.tsx',
  status: 404,
  head: () => ({ title: '404 Page Not Found', isIndexed: false }),
};
