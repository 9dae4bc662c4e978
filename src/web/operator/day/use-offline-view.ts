import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '../../api.ts';
import { storeDay, findStoredAnswer } from '../../shared/storage/offline-days.ts';
import { STORED_AFTER_MS, resolveLater } from '../session/operator-requests.ts';

export type OfflineSource<View> = {
  /** `address` is the URL of the data, `page` the URL of the page that shows the data. */
  address: string;
  page: string;
  read: (signal: AbortSignal) => Promise<View>;
  /** Returns the day after which the stored copy can be deleted. */
  getDate: (view: View) => Day;
  /** The URL under which the device stores the data, if all URLs of the page share one copy. */
  storedAs?: string;
  /** Returns false for a copy stored for another URL. Such a copy is shown only without a network. */
  isSame?: (stored: View) => boolean;
  /** Additional responses to store with the view, by URL. */
  alsoKept?: Readonly<Record<string, unknown>>;
  isEnabled?: boolean;
};

export type Known<View> = { view: View; isKept: boolean };

const REFETCH_MS = MINUTE_MS / 3;

/** Returns the server's data, or the stored copy if the server does not respond in time. */
export function useOfflineView<View>(source: OfflineSource<View>) {
  const { address, page, read, getDate, storedAs = address, alsoKept, isEnabled = true } = source;
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const queryKey = [address];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Known<View>> => {
      const request = read(signal).then((view) => ({ view, isKept: false }));
      // Prevents an unhandled rejection if the request fails before the stored copy has been read. The failure is
      // handled below.
      request.catch(() => undefined);
      const stored = await findStoredAnswer<View>(storedAs);
      if (!stored) return request;
      const orKept = request.catch((error: unknown) => {
        // Falls back to the stored copy only if the server did not respond.
        if (error instanceof ApiError) throw error;
        return { view: stored, isKept: true };
      });
      const isFirst = client.getQueryData(queryKey) === undefined;
      if (!isFirst || source.isSame?.(stored) === false) return orKept;
      const first = await Promise.race([orKept, resolveLater(STORED_AFTER_MS, null)]);
      if (first) return first;
      // Replaces the stored copy when the response arrives.
      void request.then(
        (known) => void client.setQueryData(queryKey, known),
        (error: unknown) => {
          // Refetches even after a late rejection: the link may have been revoked.
          if (error instanceof ApiError) void client.refetchQueries({ queryKey });
        },
      );
      return { view: stored, isKept: true };
    },
    enabled: isEnabled,
    // Refetches a URL that was shown before, because its data may have changed since.
    staleTime: 0,
    // Keeps the page and its focus while the data for its next URL loads.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_MS,
  });
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || data.isKept || isPlaceholderData) return;
    const answers = { ...alsoKept, [storedAs]: data.view };
    void storeDay({ date: getDate(data.view), page, answers }, toIslandNow(Date.now()).day);
  }, [data, isPlaceholderData, storedAs, page, alsoKept, getDate]);
  return { ...query, isOffline: !isConnected || (data?.isKept ?? false) };
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
