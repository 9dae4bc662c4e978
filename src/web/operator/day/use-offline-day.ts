import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { CrewDepartureView } from '#contract/operator/operator-day-api.ts';
import { islandNow } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '../../api.ts';
import { storeDay, findStoredAnswer } from '../../shared/storage/offline-days.ts';
import { KEPT_AFTER_MS, later } from '../session/operator-requests.ts';
import { isListed, withActs, type DayOf, type OwnAct } from './boarding/boarding-merge.ts';

type OfflineView = DayOf<CrewDepartureView> & { answeredAt: string };

type DaySource<View> = {
  /** The address of the data, and of the page that shows it. */
  address: string;
  page: string;
  read: (signal: AbortSignal) => Promise<View>;
  /** More answers to store with the day, by address. */
  alsoKept?: Readonly<Record<string, unknown>>;
  isEnabled?: boolean;
};

type Known<View> = { view: View; isKept: boolean };

const REFETCH_MS = MINUTE_MS / 3;

/** Returns the server's day, or the stored copy without a network. */
export function useOfflineDay<View extends OfflineView>(source: DaySource<View>) {
  const { address, page, read, alsoKept, isEnabled = true } = source;
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const queryKey = [address];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Known<View>> => {
      const asked = read(signal).then((view) => ({ view, isKept: false }));
      // Prevents an unhandled rejection: the request may fail before the stored copy has been read; it is handled
      // below.
      asked.catch(() => undefined);
      const kept = await findStoredAnswer<View>(address);
      if (!kept) return asked;
      const orKept = asked.catch((error: unknown) => {
        // Falls back to the stored copy only without a response.
        if (error instanceof ApiError) throw error;
        return { view: kept, isKept: true };
      });
      const isFirst = client.getQueryData(queryKey) === undefined;
      if (!isFirst) return orKept;
      const first = await Promise.race([orKept, later(KEPT_AFTER_MS, null)]);
      if (first) return first;
      // Replaces the stored copy when the response arrives.
      void asked.then(
        (known) => void client.setQueryData(queryKey, known),
        (error: unknown) => {
          // Refetches even after a late rejection: the link may have been revoked.
          if (error instanceof ApiError) void client.refetchQueries({ queryKey });
        },
      );
      return { view: kept, isKept: true };
    },
    enabled: isEnabled,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_MS,
  });
  const { data } = query;
  useEffect(() => {
    if (!data || data.isKept) return;
    const answers = { ...alsoKept, [address]: data.view };
    void storeDay({ date: data.view.date, page, answers }, islandNow(Date.now()).day);
  }, [data, address, page, alsoKept]);

  /** Shows ticks that the server has accepted, and stores them with its answer. */
  const addActs = (acts: readonly OwnAct[]) => {
    const known = client.getQueryData<Known<View>>(queryKey);
    if (!known) return;
    client.setQueryData(queryKey, { ...known, view: withActs(known.view, acts) });
    if (!acts.every((act) => isListed(known.view, act))) void readAgain(query);
  };
  return { ...query, addActs, isOffline: !isConnected || (data?.isKept ?? false) };
}

function useIsConnected(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      return () => {
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}

/** Reads twice: a request under way may be older than the ticks. */
async function readAgain({ refetch }: { refetch: () => Promise<unknown> }): Promise<void> {
  await refetch();
  await refetch();
}
