import { queryOptions } from '@tanstack/react-query';
import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { callOf } from '../../api-calls.ts';

export const rosterQuery = () =>
  queryOptions<RosterEntryView[]>({
    queryKey: [callOf('GET /api/admin/admins').path],
    staleTime: 0,
  });
