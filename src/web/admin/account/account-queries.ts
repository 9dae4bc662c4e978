import { queryOptions } from '@tanstack/react-query';
import type { AdminAccountView } from '#contract/admin-account-api.ts';
import { callOf } from '../../api-calls.ts';

/** Asked for anew on every visit: sessions come and go. */
export const accountQuery = () =>
  queryOptions<AdminAccountView>({
    queryKey: [callOf('GET /api/admin/account').path],
    staleTime: 0,
  });
