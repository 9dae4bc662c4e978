import { useQueryClient } from '@tanstack/react-query';
import type { CrewDepartureView } from '#contract/operator/operator-day-api.ts';
import { isListed, mergeTicks, type DayOf, type DeviceTick } from './boarding/boarding-merge.ts';
import { useOfflineView, type Known, type OfflineSource } from './use-offline-view.ts';

type OfflineDay = DayOf<CrewDepartureView> & { answeredAt: string };

/** Returns the server's day, or the stored copy if the server does not respond in time. */
export function useOfflineDay<View extends OfflineDay>(
  source: Omit<OfflineSource<View>, 'getDate' | 'storedAs' | 'isSame'>,
) {
  const client = useQueryClient();
  const query = useOfflineView({ ...source, getDate });
  /** Shows ticks that the server has accepted, and stores them together with the response. */
  const addActs = (acts: readonly DeviceTick[]) => {
    const queryKey = [source.address];
    const known = client.getQueryData<Known<View>>(queryKey);
    if (!known) return;
    client.setQueryData(queryKey, { ...known, view: mergeTicks(known.view, acts) });
    if (!acts.every((act) => isListed(known.view, act))) void readAgain(query);
  };
  return { ...query, addActs };
}

function getDate({ date }: OfflineDay) {
  return date;
}

/** Refetches twice: a request that is already in flight may return data older than the ticks. */
async function readAgain({ refetch }: { refetch: () => Promise<unknown> }): Promise<void> {
  await refetch();
  await refetch();
}
