import { useQueryClient } from '@tanstack/react-query';
import { operatorBookingsKey } from '../bookings/booking-requests.ts';
import { metricsQuery, statementKey } from '../session/operator-requests.ts';

/** Returns a function that invalidates all queries that show bookings: days, schedules, lists and metrics. */
export function useChangedDay(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/operator\/(day|schedule)\b/.test(String(path)),
    });
    const keys = [operatorBookingsKey, metricsQuery().queryKey, statementKey];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
}
