import { queryOptions } from '@tanstack/react-query';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { callOf } from '../../api.ts';

/** Refetched on every visit: guests keep booking. */
export const adminOperatorQuery = (id: string) =>
  queryOptions<AdminOperatorView>({
    queryKey: [callOf('GET /api/admin/operators/{id}', { id }).path],
    refetchOnMount: 'always',
  });
