import { queryOptions } from '@tanstack/react-query';
import type { AdminView } from '#contract/admin-account-api.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { callOf } from '../../api.ts';

/** The signed-in admin; stale after a minute. */
export const adminMeQuery = () =>
  queryOptions<AdminView>({
    queryKey: [callOf('GET /api/admin/me').path],
    staleTime: MINUTE_MS,
    retryOnMount: true,
  });
