import { pagePatterns, paths } from '#contract/pages/paths.ts';
import { noFilters } from '#domain/search/boat-filters.ts';
import { comparedBoats, filtersOf, listingQuery } from './booking-widgets/listing-address.ts';
import {
  boardQuery,
  boatByIdQuery,
  boatBySlugQuery,
  bookingQuery,
  featuredBoatsQuery,
  infoTextQuery,
  portCallsQuery,
  settlementQuery,
  shipsQuery,
  statusQuery,
  tripQuery,
} from './queries.ts';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of visitors: every page knows them, so that a link needs no more than the page's own code. */
export const visitorPages: readonly SiteRoute[] = [
  {
    path: pagePatterns.home,
    load: () => import('./home/home-page.tsx'),
    source: 'src/web/home/home-page.tsx',
    messages: ['home'],
    queries: () => [featuredBoatsQuery()],
    head: (_input, _client, { home }) => ({ title: home.title }),
    isLandingPage: true,
  },
  {
    path: pagePatterns.listing,
    search: [...Object.keys(noFilters), 'boat', 'after', 'compare'],
    load: () => import('./boats/boat-listing-page.tsx'),
    source: 'src/web/boats/boat-listing-page.tsx',
    messages: ['trips', 'listing'],
    queries: ({ search }) => {
      const { date } = filtersOf(search);
      return [listingQuery(search), ...(date ? [portCallsQuery(date)] : [])];
    },
    head: (_input, _client, { listing }) => ({ title: listing.title }),
    isLandingPage: true,
  },
  {
    path: pagePatterns.boat,
    search: ['date', 'end', 'time', 'groupSize', 'mode', 'month', 'choose', 'ship'],
    load: () => import('./boats/boat-detail-page.tsx'),
    source: 'src/web/boats/boat-detail-page.tsx',
    messages: ['trips', 'choosing', 'boat'],
    queries: ({ params }, language) => [boatBySlugQuery(params.slug ?? '', language)],
    head: (_input, _client, { boat }) => ({ title: boat.title }),
    isLandingPage: true,
  },
  {
    path: pagePatterns.compare,
    search: ['boats', 'date', 'groupSize', 'ship'],
    load: () => import('./boats/compare-page.tsx'),
    source: 'src/web/boats/compare-page.tsx',
    messages: ['trips', 'told', 'compare'],
    queries: ({ search }, language) =>
      comparedBoats(search).map((slug) => boatBySlugQuery(slug, language)),
    head: (_input, _client, { compare }) => ({ title: compare.title, isIndexed: false }),
  },
  {
    path: pagePatterns.checkout,
    search: ['boat', 'date', 'end', 'time', 'groupSize', 'mode', 'left', 'ship'],
    load: () => import('./checkout/book-page.tsx'),
    source: 'src/web/checkout/book-page.tsx',
    messages: ['trips', 'choosing', 'told', 'checkout', 'problems'],
    queries: ({ params }) => [boatByIdQuery(params.boatId ?? '')],
    head: (_input, _client, { checkout }) => ({ title: checkout.complete, isIndexed: false }),
  },
  {
    path: pagePatterns.bookingForm,
    search: ['date', 'groupSize', 'ship'],
    load: () => import('./checkout/booking-form-page.tsx'),
    source: 'src/web/checkout/booking-form-page.tsx',
    messages: ['trips', 'choosing', 'told', 'checkout', 'problems'],
    head: (_input, _client, { checkout }) => ({
      title: checkout.complete,
      isIndexed: false,
      // The server knows no picked boat.
      withoutScripts: { afterSeconds: 0, to: paths.listing() },
    }),
  },
  {
    path: pagePatterns.confirmation,
    search: ['bid'],
    load: () => import('./checkout/booking-confirmation-page.tsx'),
    source: 'src/web/checkout/booking-confirmation-page.tsx',
    queries: ({ search }) => (search.bid ? [bookingQuery(search.bid)] : []),
    messages: ['trips', 'booking'],
    head: (_input, _client, { booking }) => ({ title: booking.yourBooking, isIndexed: false }),
    isShared: false,
  },
  {
    path: pagePatterns.paymentSuccess,
    search: ['session_id', 'try'],
    load: () => import('./checkout/booking-success-page.tsx'),
    source: 'src/web/checkout/booking-success-page.tsx',
    // Without scripts the page reloads itself, and the server polls the payment.
    queries: ({ search }) =>
      search.session_id && search.try ? [settlementQuery(search.session_id)] : [],
    messages: ['booking'],
    head: (_input, _client, { booking }) => ({ title: booking.processing, isIndexed: false }),
    isShared: false,
  },
  {
    path: pagePatterns.findBooking,
    load: () => import('./trips/find-booking-page.tsx'),
    source: 'src/web/trips/find-booking-page.tsx',
    messages: ['booking'],
    head: (_input, _client, { booking }) => ({ title: booking.findTitle, isIndexed: false }),
  },
  {
    path: pagePatterns.trip,
    load: () => import('./trips/trip-page.tsx'),
    source: 'src/web/trips/trip-page.tsx',
    queries: ({ params }) => [tripQuery(params.token ?? '')],
    messages: ['trips', 'choosing', 'told', 'booking', 'trip', 'steps', 'offer', 'reviews'],
    head: (_input, _client, { trip }) => ({ title: trip.yourTrip, isIndexed: false }),
    isShared: false,
    isSecret: true,
  },
  {
    path: pagePatterns.info,
    load: () => import('./info/info-page.tsx'),
    source: 'src/web/info/info-page.tsx',
    messages: ['info', 'footer'],
    queries: ({ params }, language) => [infoTextQuery(params.slug ?? '', language)],
    head: () => ({ title: 'Information' }),
  },
  ...[
    pagePatterns.board,
    pagePatterns.embeddedBoard,
    pagePatterns.portBoard,
    pagePatterns.embeddedPortBoard,
  ].map((path): SiteRoute => ({
    path,
    load: () => import('./board/board-page.tsx'),
    source: 'src/web/board/board-page.tsx',
    messages: ['trips', 'board', 'missing'],
    queries: ({ params }) => [boardQuery(params.port)],
    head: (_input, _client, { board, trips }) => ({ title: board.title(trips.island) }),
    isLandingPage: true,
    ...(path.endsWith('/embed') && { layout: 'embed' }),
  })),
  ...[pagePatterns.ships, pagePatterns.shipDay].map((path): SiteRoute => ({
    path,
    search: ['ship', 'day', 'aboard', 'arrival', 'pier', 'clock'],
    load: () => import('./ships/ships-page.tsx'),
    source: 'src/web/ships/ships-page.tsx',
    messages: ['trips', 'ships', 'missing'],
    queries: ({ params, search }) => [shipsQuery(params.day, search)],
    head: (_input, _client, { ships }) => ({ title: ships.shortTitle }),
    isLandingPage: true,
  })),
  {
    path: pagePatterns.status,
    load: () => import('./status/status-page.tsx'),
    source: 'src/web/status/status-page.tsx',
    queries: () => [statusQuery()],
    head: () => ({ title: 'Status', isIndexed: false }),
  },
  {
    path: pagePatterns.offline,
    search: ['for'],
    load: () => import('./offline/offline-page.tsx'),
    source: 'src/web/offline/offline-page.tsx',
    messages: ['trips', 'offline'],
    head: (_input, _client, { offline }) => ({ title: offline.title, isIndexed: false }),
  },
];

/** Any other address. */
export const notFoundPage: SiteRoute = {
  path: '*',
  load: () => import('./layout/not-found-page.tsx'),
  source: 'src/web/layout/not-found-page.tsx',
  messages: ['missing'],
  status: 404,
  head: (_input, _client, { missing }) => ({ title: missing.title, isIndexed: false }),
};
