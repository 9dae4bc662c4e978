import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { BoardingActView, CrewDepartureView, SentAct } from '#contract/operator-day-api.ts';
import { islandNow } from '#domain/days.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { ApiError } from '../../api.ts';
import { keepDay, keptAnswer } from '../../layout/kept-days.ts';
import { actsOn, withActs, type DayOf } from './boarding-merge.ts';

type KeptView = DayOf<CrewDepartureView> & { answeredAt: string };

type DaySource<View> = {
  /** Where the server answers it, and where its page is. */
  address: string;
  page: string;
  read: (signal: AbortSignal) => Promise<View>;
  /** What is kept along with it. */
  alsoKept?: Readonly<Record<string, unknown>>;
  isEnabled?: boolean;
};

const REFETCH_MS = MINUTE_MS / 3;

/** A day as the server last answered it: now, or when this phone last had a network. */
export function useKeptDay<View extends KeptView>(source: DaySource<View>) {
  const { address, page, read, alsoKept, isEnabled = true } = source;
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const queryKey = [address];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return { view: await read(signal), isKept: false };
      } catch (error) {
        // Only where nobody answered.
        const kept = error instanceof ApiError ? undefined : await keptAnswer<View>(address);
        if (kept) return { view: kept, isKept: true };
        throw error;
      }
    },
    enabled: isEnabled,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: REFETCH_MS,
  });
  const { data } = query;
  useEffect(() => {
    if (!data || data.isKept) return;
    const answers = { ...alsoKept, [address]: data.view };
    void keepDay({ date: data.view.date, page, answers }, islandNow(Date.now()).day);
  }, [data, address, page, alsoKept]);

  /** Ticks that the server has taken stand in its answer at once. */
  const addActs = (sent: readonly SentAct[], by: BoardingActView['by']) => {
    client.setQueryData<typeof data>(queryKey, (known) => {
      if (!known) return known;
      const acts = actsOn(known.view.date, sent, { by, receivedAt: new Date().toISOString() });
      const bookingOf = new Map(sent.map(({ id, bookingId }) => [id, bookingId]));
      return { ...known, view: withActs(known.view, acts, bookingOf) };
    });
  };
  return { ...query, addActs, isOffline: !isConnected || (data?.isKept ?? false) };
}

/** A day with the ticks on top that wait on this phone. */
export function withWaiting<View extends KeptView>(
  view: View,
  waiting: readonly SentAct[],
  by: BoardingActView['by'],
): View {
  const bookingOf = new Map(waiting.map(({ id, bookingId }) => [id, bookingId]));
  return withActs(view, actsOn(view.date, waiting, { by, receivedAt: null }), bookingOf);
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
