import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { ApiError, isMissing, reviveApiError } from '../api.ts';

/** The dehydrated state, so that server and client render the same. */
type PageState = { nowMs: number; site: SiteFacts; queries: DehydratedState };

/**
 * Dehydrates the state as JSON for a script element. A 404 is included; other failures are not, so the
 * browser retries them.
 */
export function writePageState(state: Omit<PageState, 'queries'>, client: QueryClient): string {
  const queries = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    shouldRedactErrors: () => false,
  });
  return JSON.stringify({ ...state, queries }).replaceAll('<', '\\u003c');
}

/** Hydrates the query client from the document. */
export function readPageState(client: QueryClient): Omit<PageState, 'queries'> {
  const written = document.getElementById('state')?.textContent ?? '';
  const { queries, ...state } = JSON.parse(written) as PageState;
  for (const { state: query } of queries.queries) {
    if (query.error) query.error = reviveApiError(query.error as never);
  }
  hydrate(client, queries);
  return state;
}

/** Removes failed queries other than 404s, and returns the page's status. */
export function dropFailures(client: QueryClient): { missing: boolean; failed: 500 | 503 | null } {
  const errors = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'error');
  const failed = errors.filter((query) => !isMissing(query.state.error));
  for (const query of failed) client.getQueryCache().remove(query);
  const isAway = failed.some(
    ({ state: { error } }) => error instanceof ApiError && error.status === 503,
  );
  return {
    missing: errors.length > failed.length,
    failed: failed.length === 0 ? null : isAway ? 503 : 500,
  };
}
