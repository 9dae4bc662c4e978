import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { ApiError, isMissing, reviveApiError } from '../api.ts';

/** The dehydrated state, from which the browser renders what the server rendered. */
type PageState = { nowMs: number; site: SiteFacts; queries: WrittenQuery[] };

type DehydratedQuery = DehydratedState['queries'][number];
/** Omits read times except `nowMs`, so that pages with equal content differ only in that number. */
type WrittenQuery = Omit<DehydratedQuery, 'dehydratedAt' | 'state'> & {
  state: Omit<DehydratedQuery['state'], 'dataUpdatedAt'>;
};

/**
 * Dehydrates the state as JSON for a script element. Includes a 404 but no other failures, because the browser retries
 * those.
 */
export function writePageState(state: Omit<PageState, 'queries'>, client: QueryClient): string {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    shouldRedactErrors: () => false,
  });
  const page: PageState = { ...state, queries: queries.map(withoutTimes) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

function withoutTimes({ dehydratedAt: _, state, ...query }: DehydratedQuery): WrittenQuery {
  const { dataUpdatedAt: _then, ...rest } = state;
  return { ...query, state: rest };
}

/** Lists the catalogue files for the page, each preceded by the name of its group. */
type PageFiles = { messages?: string };

/** Hydrates the query client from the document, which also names the files that the page loads next. */
export function readPageState(
  client: QueryClient,
): Omit<PageState, 'queries'> & { files: PageFiles } {
  const written = document.getElementById('state');
  const { queries, ...state } = JSON.parse(written?.textContent ?? '') as PageState;
  const readAt = state.nowMs;
  const read = queries.map((query): DehydratedQuery => {
    const { error } = query.state;
    const rest = { ...query.state, error: error && reviveApiError(error as never) };
    return { ...query, dehydratedAt: readAt, state: { ...rest, dataUpdatedAt: readAt } };
  });
  hydrate(client, { mutations: [], queries: read });
  return { ...state, files: written?.dataset ?? {} };
}

/** Removes failed queries other than 404s, and returns the page's status. */
export function dropFailures(client: QueryClient): { missing: boolean; failed: 500 | 503 | null } {
  const errors = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'error');
  const failed = errors.filter((query) => !isMissing(query.state.error));
  for (const query of failed) client.getQueryCache().remove(query);
  const isUnavailable = failed.some(
    ({ state: { error } }) => error instanceof ApiError && error.status === 503,
  );
  return {
    missing: errors.length > failed.length,
    failed: failed.length === 0 ? null : isUnavailable ? 503 : 500,
  };
}
