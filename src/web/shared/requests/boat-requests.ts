import { queryOptions } from '@tanstack/react-query';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import type { ForecastView } from '#contract/public/forecast-api.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { buildRequest } from '../../api.ts';
import { freshOnVisit } from './query-client.ts';

export const featuredBoatsQuery = () =>
  queryOptions<BoatView[]>({ queryKey: [buildRequest('GET /api/featured-boats').path] });

/** Fetches a page of the listing. `query` is a query string; unset filters are left out. */
export const boatSearchQuery = (query: string) =>
  queryOptions<BoatSearchView>({
    queryKey: [buildRequest('GET /api/search').path + (query === '' ? '' : `?${query}`)],
  });

/** Fetches a boat with its operator's texts in the language. */
export const boatByIdQuery = (id: string, language: Language) =>
  boatQuery(buildRequest('GET /api/boats/{id}', { id }).path, language);

/** Fetches a boat like `boatByIdQuery`. */
export const boatBySlugQuery = (slug: string, language: Language) =>
  boatQuery(buildRequest('GET /boats/{slug}', { slug }).path, language);

const boatQuery = (path: string, language: Language) =>
  queryOptions<BoatPageView>({
    queryKey: [path + (language === 'en' ? '' : `?language=${language}`)],
    ...freshOnVisit,
  });

export const forecastQuery = () =>
  queryOptions<ForecastView>({ queryKey: [buildRequest('GET /api/forecast').path] });
