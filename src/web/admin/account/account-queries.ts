import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminAccountView } from '#contract/admin-account-api.ts';
import { callOf } from '../../api.ts';
import { adminMeQuery } from '../session/admin-queries.ts';

/** Always stale: sessions come and go. */
export const accountQuery = () =>
  queryOptions<AdminAccountView>({
    queryKey: [callOf('GET /api/admin/account').path],
    staleTime: 0,
  });

/** Refetches whatever shows the second step. */
export function useSecondStepChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries(accountQuery()),
      client.invalidateQueries(adminMeQuery()),
    ]);
  };
}
