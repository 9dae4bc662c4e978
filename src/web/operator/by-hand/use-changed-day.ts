import { useQueryClient } from '@tanstack/react-query';
import { ownBookingsKey } from '../bookings/booking-requests.ts';
import { metricsQuery, statementKey } from '../session/operator-requests.ts';

/** Returns a function that invalidates all queries that show bookings: days, lists and metrics. */
export function useChangedDay(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/operator/day/'),
    });
    const keys = [ownBookingsKey, metricsQuery().queryKey, statementKey];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
}
