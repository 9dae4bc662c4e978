import { useQueryClient } from '@tanstack/react-query';
import { ownBookingsKey } from '../bookings/booking-requests.ts';
import { metricsQuery, statementKey } from '../session/operator-requests.ts';

/** Has all that shows bookings read again: days, lists and figures. */
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
