import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { callOf } from '../../api.ts';

/** Refetched on every visit: its operator and its guests change it meanwhile. */
export const adminBoatQuery = (id: string) =>
  queryOptions<AdminBoatView>({
    queryKey: [callOf('GET /api/admin/boats/{id}', { id }).path],
    refetchOnMount: 'always',
  });

/** Stores the boat that an action answered with. */
export function cacheBoat(client: QueryClient, boat: AdminBoatView): void {
  client.setQueryData(adminBoatQuery(boat.id).queryKey, boat);
}
