import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api.ts';
import { statementKey } from '../session/operator-requests.ts';

/** Fetches the statement one year at a time. The totals come from the latest response. */
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
