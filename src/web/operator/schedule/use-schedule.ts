import { useMemo } from 'react';
import type { MeView } from '#contract/operator/operator-api.ts';
import type { ScheduleView } from '#contract/operator/schedule-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { buildRequest, callEndpoint } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useOfflineView } from '../day/use-offline-view.ts';
import type { ScheduleRange } from './schedule-address.ts';

/**
 * Returns the schedule for a range. Without a network, returns the last one stored on this device, which may cover
 * another range. While the next range loads, shows the boats without departures.
 */
export function useSchedule({ from, days }: ScheduleRange, me: MeView) {
  const localizeAddress = useAddress();
  const { path } = buildRequest('GET /api/operator/schedule');
  const query = { from, days: String(days) };
  const alsoKept = useMemo(() => ({ [buildRequest('GET /api/auth/me').path]: me }), [me]);
  const schedule = useOfflineView<ScheduleView>({
    address: `${path}?${new URLSearchParams(query).toString()}`,
    page: localizeAddress(portalPaths.operatorSchedule()),
    read: (signal) => callEndpoint('GET /api/operator/schedule', { query, signal }),
    getDate: getToday,
    storedAs: path,
    isSame: (stored) => stored.from === from && stored.days === days,
    alsoKept,
  });
  const view = schedule.data?.view;
  const shown =
    view && schedule.isPlaceholderData
      ? { ...view, from, days, boats: view.boats.map((boat) => ({ ...boat, days: [] })) }
      : view;
  return { ...schedule, view: shown };
}

/** Returns today, so that the single stored copy is kept until another replaces it. */
function getToday() {
  return toIslandNow(Date.now()).day;
}
