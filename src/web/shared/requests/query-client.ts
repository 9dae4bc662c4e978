import { QueryClient } from '@tanstack/react-query';
import { isMissing, readAnswer, readText, type Send } from '../../api.ts';

/** Creates the query client (spec 9): data never goes stale; no retries, no refetch on focus. */
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
        // Fails offline, instead of showing an endless spinner.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Age below which data prefetched for a page is not refetched when the page mounts. */
const JUST_FETCHED_MS = 1000;
/** Refetches on every mount: a boat's free seats change with every sale. */
export const freshOnVisit = {
  staleTime: 0,
  refetchOnMount: (query: { state: { dataUpdatedAt: number } }) =>
    Date.now() - query.state.dataUpdatedAt > JUST_FETCHED_MS,
};
