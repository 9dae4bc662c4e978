import { useEffect } from 'react';
import type { CrewDayView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { callEndpoint, buildRequest, isMissing } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { PageMessage } from '../../shared/states/page-message.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { deleteOfflineDay } from '../../shared/storage/offline-days.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { definePage, inEnglish, type PageInput } from '../../shared/page/define-page.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { describeBoarded, mergeTicks } from './boarding/boarding-merge.ts';
import { DayDepartures } from './day-departures.tsx';
import { removeQueuedTicks, listQueuedTicks } from './boarding/queued-ticks.ts';
import { useBoarding } from './boarding/use-boarding.ts';
import { useOfflineDay } from './use-offline-day.ts';
import { operatorDefaults } from '../operator-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...operatorDefaults('crew', 'operator-day'),
  path: portalPatterns.crewDay,
  Page,
  isShared: false,
  server: import.meta.env.SSR
    ? {
        description: inEnglish('One boat’s guests of one day, for the crew that ticks who came.'),
        prefetch: ['src/web/operator/day/scan/code-reader.ts'],
      }
    : undefined,
});

/** Shows a boat's guests on one day to its crew: without sign-in or prices. Works offline once opened. */
function Page({ params: { token = '' } }: PageInput) {
  const t = useMessages('operator-day');
  const actionMessages = useMessages('portal-actions');
  const { fullDay } = useFormats();
  const localizeAddress = useAddress();
  const parts = { token };
  const page = localizeAddress(portalPaths.crewDay({ token }));
  const scope = `crew ${token}`;
  const day = useOfflineDay<CrewDayView>({
    address: buildRequest('GET /api/crew/{token}', parts).path,
    page,
    read: (signal) => callEndpoint('GET /api/crew/{token}', { parts, signal }),
    isEnabled: useIsHydrated(),
  });
  const {
    acts: queued,
    tick,
    ...sending
  } = useBoarding({
    scope,
    by: 'crew',
    date: day.data?.view.date ?? '',
    send: (sent) =>
      callEndpoint('POST /api/crew/{token}/boarding', { parts, payload: { acts: sent } }),
    onKept: day.addActs,
  });
  const isGone = isMissing(day.error);
  useForgottenDay({ isGone, page, scope });
  if (isGone) return <LinkIsOver />;
  const view = day.data && mergeTicks(day.data.view, queued);
  if (!view && day.error) {
    return (
      <ErrorState
        isPage
        title={t.failed}
        text={getProblemText(day.error, actionMessages.checkConnection)}
        onRetry={() => void day.refetch()}
      />
    );
  }
  if (!view) return <LoadingState />;
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <div>
        <h1 className="page-title wrap-anywhere">{view.boat.name}</h1>
        <p className="mt-2 text-lg">{fullDay(view.date)}</p>
        <p className="text-lg text-ink-soft">{describeBoarded(t, view.departures)}</p>
      </div>
      <DayDepartures
        date={view.date}
        departures={view.departures}
        tick={tick}
        ownTicks={queued}
        standing={{ answeredAt: view.answeredAt, isOffline: day.isOffline, ...sending }}
        empty={{ title: t.nobodyBooked, text: t.nobodyBookedText }}
      />
    </div>
  );
}

type ForgottenDay = { isGone: boolean; page: string; scope: string };

/** Deletes the day and unsent ticks from the device once the link has expired or been revoked. */
function useForgottenDay({ isGone, page, scope }: ForgottenDay) {
  useEffect(() => {
    if (!isGone) return;
    void deleteOfflineDay(page);
    removeQueuedTicks(
      scope,
      listQueuedTicks(scope).map(({ id }) => id),
    );
  }, [isGone, page, scope]);
}

/** Gives one message for wrong, old and revoked links. */
function LinkIsOver() {
  const t = useMessages('operator-day');
  return <PageMessage title={t.linkIsOver} text={t.linkIsOverText} />;
}
