import { queryOptions } from '@tanstack/react-query';
import type { AdminView } from '#contract/admin-views.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { callOf } from '../../api-calls.ts';

/** Who the session belongs to, asked again when a page is opened a minute later. */
export const adminMeQuery = () =>
  queryOptions<AdminView>({
    queryKey: [callOf('GET /api/admin/me').path],
    staleTime: MINUTE_MS,
    retryOnMount: true,
  });
