import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api.ts';
import { statementKey } from '../session/operator-requests.ts';

/** Fetches the statement a year at a time; the totals are those of the latest response. */
export function useStatementPages() {
  return useInfiniteQuery({
    queryKey: statementKey,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('GET /api/operator/statement', {
        ...(pageParam !== '' && { query: { after: pageParam } }),
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
