import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api.ts';
import { statementKey } from '../session/operator-requests.ts';

/** The statement, a year of months at a time; its amounts are those of the newest answer. */
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
