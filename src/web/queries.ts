import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ForecastView } from '#contract/public/forecast-api.ts';
import type { BoardView } from '#contract/public/board-api.ts';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import type { BookingView, UnsettledView } from '#contract/public/booking-views.ts';
import type { PortCallsView } from '#contract/public/ship-api.ts';
import type { StatusView } from '#contract/public/status-api.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { asksForOwnShip, findOwnShipProblem } from '#domain/ships/own-ship.ts';
import { callOf, isMissing, readAnswer, readText, type Send } from './api.ts';

/** The query client (spec 9): data never goes stale; no retries, no refetch on focus. */
export function createQueryClient(send: Send): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          const answer = await send(queryKey.join('/'));
          return meta?.['isText'] ? readText(answer) : readAnswer(answer);
        },
        staleTime: Infinity,
        retry: false,
        retryOnMount: ({ state }) =>
          !isMissing(state.error) && Date.now() - state.errorUpdatedAt > JUST_FETCHED_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is an error, not an endless spinner.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Data prefetched for a page is not fetched again when the page mounts. */
const JUST_FETCHED_MS = 1000;
/** Refetched on every mount: a boat's free seats change with every sale. */
const freshOnVisit = {
  staleTime: 0,
  refetchOnMount: (query: { state: { dataUpdatedAt: number } }) =>
    Date.now() - query.state.dataUpdatedAt > JUST_FETCHED_MS,
};

export const featuredBoatsQuery = () =>
  queryOptions<BoatView[]>({ queryKey: [callOf('GET /api/featured-boats').path] });

/** A page of the listing. `query` is written as in an address; filters that are not set are left out. */
export const boatSearchQuery = (query: string) =>
  queryOptions<BoatSearchView>({
    queryKey: [callOf('GET /api/search').path + (query === '' ? '' : `?${query}`)],
  });

/** The board of a port; of the whole island without one. */
export const boardQuery = (port = '') =>
  queryOptions<BoardView>({
    queryKey: [`${callOf('GET /api/board').path}?port=${encodeURIComponent(port)}`],
  });

/** The cruise ships of a day, with their times. */
export const portCallsQuery = (day: string) =>
  queryOptions<PortCallsView>({ queryKey: [`/api/ships/${day}/calls`] });

/** The next days with cruise ships; or one of them, also for a ship of one's own that the address tells of. */
export const shipsQuery = <View>(
  day: string | undefined,
  own: Readonly<Record<string, string>>,
) => {
  const isAsked = asksForOwnShip(own) && findOwnShipProblem(own) === null;
  const query = isAsked ? `?${new URLSearchParams(own).toString()}` : '';
  return queryOptions<View>({
    queryKey: [`/api/ships${day ? `/${encodeURIComponent(day)}` : ''}${query}`],
  });
};

export const boatByIdQuery = (id: string) =>
  queryOptions<BoatPageView>({
    queryKey: [callOf('GET /api/boats/{id}', { id }).path],
    ...freshOnVisit,
  });

/** With what its operator wrote in that language. */
export const boatBySlugQuery = (slug: string, language: Language) =>
  queryOptions<BoatPageView>({
    queryKey: [
      callOf('GET /boats/{slug}', { slug }).path +
        (language === 'en' ? '' : `?language=${language}`),
    ],
    ...freshOnVisit,
  });

/** An information page's text; English has no language in its name. */
export const infoTextQuery = (slug: string, language: Language) => {
  const file = language === 'en' ? slug : `${slug}.${language}`;
  return queryOptions<string>({
    queryKey: [callOf('GET /content/{file}.txt', { file }).path],
    meta: { isText: true },
  });
};

export const bookingQuery = (id: string) =>
  queryOptions<BookingView>({ queryKey: [callOf('GET /api/bookings/{id}', { id }).path] });

export const tripQuery = (token: string) =>
  queryOptions<TripView>({
    queryKey: [callOf('GET /api/trips/{token}', { token }).path],
    ...freshOnVisit,
  });

export const forecastQuery = () =>
  queryOptions<ForecastView>({ queryKey: [callOf('GET /api/forecast').path] });

export const statusQuery = () =>
  queryOptions<StatusView>({ queryKey: [callOf('GET /api/status').path], ...freshOnVisit });

export const settlementQuery = (session: string) =>
  queryOptions<BookingView | UnsettledView>({
    queryKey: [
      `${callOf('GET /booking/by-session').path}?session_id=${encodeURIComponent(session)}`,
    ],
  });
