import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { TripView } from '#contract/public/trip-api.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError, isMissing } from '../../api.ts';
import { storeForOffline } from '../../shared/acts/offline-requests.ts';
import { tripQuery } from '../../shared/requests/booked-trip-requests.ts';

/** Fetches the trip of a link, and stores it on the device for offline reading. */
export function useTrip(token: string) {
  const trip = useQuery({
    ...tripQuery(token),
    refetchInterval: ({ state }) => (isAwaited(state.data) ? MINUTE_MS : false),
  });
  const { data, error, refetch } = trip;
  const isMissingNow = isMissing(error);
  const isOnline = useSyncExternalStore(watchConnection, readConnection, () => true);
  useEffect(() => {
    if (isMissingNow) void storeForOffline({ dropTrip: token });
    else if (data) void storeForOffline({ keepTrip: token });
  }, [token, data, isMissingNow]);
  useEffect(() => {
    // Refetches once the connection is back.
    return isOnline ? undefined : () => void refetch();
  }, [isOnline, refetch]);
  return { ...trip, isMissing: isMissingNow, isOffline: !isOnline || isUnreachable(error) };
}

/** True while the operator still has to answer. */
function isAwaited(trip: TripView | undefined): boolean {
  return trip !== undefined && (trip.asked !== null || trip.booking.status === 'asked');
}

function isUnreachable(error: unknown): boolean {
  return error !== null && !(error instanceof ApiError);
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

function readConnection(): boolean {
  return navigator.onLine;
}
