import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { callOf } from '../../api-calls.ts';

/** Asked for anew on every visit: its operator and its guests go on meanwhile. */
export const adminBoatQuery = (id: string) =>
  queryOptions<AdminBoatView>({
    queryKey: [callOf('GET /api/admin/boats/{id}', { id }).path],
    refetchOnMount: 'always',
  });

/** What an act has answered is how the boat is now. */
export function keepBoat(client: QueryClient, boat: AdminBoatView): void {
  client.setQueryData(adminBoatQuery(boat.id).queryKey, boat);
}
