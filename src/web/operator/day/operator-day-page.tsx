import { useEffect, useMemo, useState } from 'react';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { MeView } from '#contract/operator/operator-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { isDay, type Day } from '#domain/time/days.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { titleDocument } from '../../shared/page/document-head.ts';
import { definePage, inEnglish, type PageInput } from '../../shared/page/define-page.ts';
import { AddBookingButton } from '../manual-bookings/add-booking-button.tsx';
import { GuestPayment } from '../manual-bookings/guest-payment.tsx';
import { ClosedTimes, CloseTimesButton } from '../departures/closed-times.tsx';
import type { DayAction } from '../departures/day-action.ts';
import { DayActionDialog } from '../departures/day-action-dialog.tsx';
import { DepartureActions, GuestActions } from '../departures/departure-actions.tsx';
import { DayNotCoveredNotice } from '../documents/uncovered-trips-notice.tsx';
import { useHoldSessionEnd, useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { OperatorFrame } from '../sign-in/operator-frame.tsx';
import { mergeTicks, type DeviceTick } from './boarding/boarding-merge.ts';
import { CrewLinksCard } from './crew-links-card.tsx';
import { DayDepartures } from './day-departures.tsx';
import { DayHeader } from './day-header.tsx';
import type { DayDataAgeProps } from './day-data-age.tsx';
import { useBoarding, type Tick } from './boarding/use-boarding.ts';
import { useOfflineDay } from './use-offline-day.ts';
import { operatorDefaults } from '../operator-definition.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...operatorDefaults(
    'day',
    'operator-day',
    'operator-documents',
    'operator-bookings',
    'operator-departures',
    'operator-call-offs',
    'portal-call-offs',
    'operator-manual-bookings',
    'operator-sign-in',
  ),
  path: portalPatterns.operatorDay,
  Page,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'What a captain sails on a day: departures, guests, and who is aboard.',
        ),
        prefetch: ['src/web/operator/day/scan/code-reader.ts'],
      }
    : undefined,
});

/** Shows an operator's departures on a day and their guests. Works offline once opened. */
function Page({ params: { date = '' } }: PageInput) {
  return (
    <OperatorFrame isReadOffline>
      {(me) => (isDay(date) ? <OperatorDay key={date} date={date} me={me} /> : <NoSuchDay />)}
    </OperatorFrame>
  );
}

function NoSuchDay() {
  const t = useMessages('operator-day');
  const labels = useMessages('portal-labels');
  const { day: today } = useIslandNow();
  return (
    <div className="page-width py-12">
      <h1 className="page-title mb-8">{t.yourDay}</h1>
      <EmptyState title={t.noSuchDay} text={t.noSuchDayText}>
        <ButtonLink href={portalPaths.operatorDay({ date: today })}>{labels.today}</ButtonLink>
      </EmptyState>
    </div>
  );
}

function OperatorDay({ date, me }: { date: Day; me: MeView }) {
  const t = useMessages('operator-day');
  const { fullDay } = useFormats();
  const localizeAddress = useAddress();
  const parts = { date };
  const page = localizeAddress(portalPaths.operatorDay({ date }));
  const alsoKept = useMemo(() => ({ [buildRequest('GET /api/auth/me').path]: me }), [me]);
  const day = useOfflineDay<OperatorDayView>({
    address: buildRequest('GET /api/operator/day/{date}', parts).path,
    page,
    read: (signal) => callEndpoint('GET /api/operator/day/{date}', { parts, signal }),
    alsoKept,
  });
  const { acts, tick, ...sending } = useBoarding({
    scope: me.id,
    date,
    by: 'captain',
    send: (sent) => callEndpoint('POST /api/operator/boarding', { payload: { acts: sent } }),
    onKept: day.addActs,
  });
  useLeaveWhenSignedOut(day.error);
  useHoldSessionEnd(sending.waiting > 0);
  useEffect(() => titleDocument(fullDay(date)), [date, fullDay]);
  const view = day.data && mergeTicks(day.data.view, acts);
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12 print:py-0">
      <DayHeader date={date} view={view} />
      {!view && !day.error && <LoadingState />}
      {!view && day.error && (
        <ErrorState
          title={t.failed}
          text={getProblemText(day.error, t.failedTextKept)}
          onRetry={() => void day.refetch()}
        />
      )}
      {view && (
        <DayContent
          view={view}
          tick={tick}
          ownTicks={acts}
          standing={{ answeredAt: view.answeredAt, isOffline: day.isOffline, ...sending }}
          onChanged={() => void day.refetch()}
        />
      )}
    </div>
  );
}

type DayContentProps = {
  view: OperatorDayView;
  tick: Tick;
  ownTicks: readonly DeviceTick[];
  standing: DayDataAgeProps;
  onChanged: () => void;
};

function DayContent({ view, tick, ownTicks, standing, onChanged }: DayContentProps) {
  const t = useMessages('operator-day');
  const { date } = view;
  // Days stored by an earlier version lack the closures.
  const closures = 'closures' in view ? view.closures : [];
  const { isOffline } = standing;
  const { day: today } = useIslandNow();
  const [act, setAct] = useState<DayAction | null>(null);
  const acting = { isOffline, onAct: setAct };
  return (
    <>
      {date >= today && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <AddBookingButton date={date} isOffline={isOffline} />
          <CloseTimesButton {...acting} />
        </div>
      )}
      {date >= today && <DayNotCoveredNotice date={date} />}
      {date >= today && closures.length > 0 && (
        <ClosedTimes view={{ date, closures }} isOffline={isOffline} onChanged={onChanged} />
      )}
      <DayDepartures
        date={view.date}
        departures={view.departures}
        tick={tick}
        ownTicks={ownTicks}
        standing={{ ...standing, offlineNote: t.needsConnection }}
        empty={{ title: t.nothingSails, text: t.nothingSailsText }}
        renderMore={(guest) => <GuestPayment guest={guest} />}
        renderGuestActions={(guest, departure) => (
          <GuestActions guest={guest} departure={departure} date={date} {...acting} />
        )}
        renderActs={(departure) => (
          <DepartureActions departure={departure} view={{ date, closures }} {...acting} />
        )}
      />
      <CrewLinksCard view={view} onChange={onChanged} />
      {act && (
        <DayActionDialog
          key={act.type}
          date={date}
          act={act}
          onChanged={onChanged}
          onAct={setAct}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
