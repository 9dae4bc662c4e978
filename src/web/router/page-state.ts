import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { ApiError, isMissing, reviveApiError } from '../api.ts';

/** What travels from the server's rendering to the browser's first one, so that both show the same. */
export type PageState = { nowMs: number; site: SiteFacts; queries: DehydratedState };

/**
 * The state as JSON for a script element. What was not found travels as such; any other failure
 * stays behind, and the browser asks again by itself.
 */
export function writePageState(state: Omit<PageState, 'queries'>, client: QueryClient): string {
  const queries = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    shouldRedactErrors: () => false,
  });
  return JSON.stringify({ ...state, queries }).replaceAll('<', '\\u003c');
}

/** The state that the server wrote into this document. */
export function readPageState(client: QueryClient): Omit<PageState, 'queries'> {
  const written = document.getElementById('state')?.textContent ?? '';
  const { queries, ...state } = JSON.parse(written) as PageState;
  for (const { state: query } of queries.queries) {
    if (query.error) query.error = reviveApiError(query.error as never);
  }
  hydrate(client, queries);
  return state;
}

/** Forgets the queries that failed for any reason but "not found", and says with which status the page did. */
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
