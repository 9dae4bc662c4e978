import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MeView } from '#contract/operator/operator-api.ts';
import type { ScheduleView } from '#contract/operator/schedule-api.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { addDays, getMonth, listDays } from '#domain/time/days.ts';
import { getFirstWeekday } from '#i18n/formats/language-formats.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { ForecastSource } from '../../shared/calendar/forecast-note.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, inEnglish, type PageInput } from '../../shared/page/define-page.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { operatorDefaults } from '../operator-definition.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { OperatorFrame } from '../sign-in/operator-frame.tsx';
import { BoatFilter, filterBoats } from './boat-filter.tsx';
import { useForecasts } from './day-notes.tsx';
import {
  buildScheduleAddress,
  computeScheduleRange,
  parseScheduleAddress,
  type ScheduleChoice,
  type ScheduleSearch,
} from './schedule-address.ts';
import type { OpenedDialog, OpenSchedule } from './dialogs/opened-dialog.ts';
import { ScheduleDialogs } from './dialogs/schedule-dialogs.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { ScheduleMonth } from './schedule-month.tsx';
import { ScheduleDataAge } from './schedule-data-age.tsx';
import { useSchedule } from './use-schedule.ts';
import { WeekAgenda } from './week-agenda.tsx';
import { WeekTable } from './week-table.tsx';

export default definePage({
  ...operatorDefaults(
    'schedule',
    'forecast',
    'portal-sailing',
    'operator-schedule',
    'operator-day',
    'operator-departures',
    'operator-call-offs',
    'portal-call-offs',
    'operator-manual-bookings',
    'operator-sign-in',
  ),
  path: portalPatterns.operatorSchedule,
  search: ['from', 'view', 'boats'],
  Page,
  server: import.meta.env.SSR
    ? { description: inEnglish('An operator’s departures by boat, a week or a month at a time.') }
    : undefined,
});

type Search = keyof ScheduleSearch;

/** Shows an operator's boats and their departures, by week or month. Works offline once opened. */
function Page({ search }: PageInput<string, Search>) {
  return (
    <OperatorFrame isReadOffline>{(me) => <Schedule me={me} search={search} />}</OperatorFrame>
  );
}

function Schedule({ me, search }: { me: MeView; search: ScheduleSearch }) {
  const t = useMessages('operator-schedule');
  const { language } = useFormats();
  const { day: today } = useIslandNow();
  const requested = parseScheduleAddress(search, today);
  const requestedRange = computeScheduleRange(requested, getFirstWeekday(language));
  const { view, error, isOffline, isPlaceholderData, refetch } = useSchedule(requestedRange, me);
  useLeaveWhenSignedOut(error);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  // Prefers the range of the stored schedule, which may differ from the requested one without a network.
  const range = view ?? requestedRange;
  const choice: ScheduleChoice = { ...requested, view: range.days > 7 ? 'month' : 'week' };
  return (
    <div className="page-width flex flex-col gap-6 py-8 [page:schedule] sm:py-12 print:max-w-none print:p-0">
      <ScheduleHeader choice={choice} range={range} />
      {!view && !error && <LoadingState />}
      {!view && error && (
        <ErrorState
          title={t.failed}
          text={getProblemText(error, t.failedText)}
          onRetry={() => void refetch()}
        />
      )}
      {view && (
        <>
          <ScheduleDataAge answeredAt={view.answeredAt} isOffline={isOffline} />
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6">
            <ScheduleContent view={view} choice={choice} onOpen={setOpened} />
          </div>
          {opened && (
            <ScheduleDialogs
              opened={opened}
              view={view}
              isOffline={isOffline}
              onOpen={setOpened}
              onChanged={() => void refetch()}
              onClose={() => setOpened(null)}
            />
          )}
        </>
      )}
    </div>
  );
}

type ScheduleContentProps = { view: ScheduleView; choice: ScheduleChoice; onOpen: OpenSchedule };

function ScheduleContent({ view, choice, onOpen }: ScheduleContentProps) {
  const t = useMessages('operator-schedule');
  const [, navigate] = useLocation();
  const forecasts = useForecasts();
  const boats = filterBoats(view.boats, choice);
  if (view.boats.length === 0) return <EmptyState title={t.noBoats} text={t.noBoatsText} />;
  const days = listDays(view.from, addDays(view.from, view.days - 1));
  const week = { days, boats, forecasts, onOpen };
  return (
    <>
      <BoatFilter boats={view.boats} choice={choice} />
      {boats.length === 0 && <p>{t.noBoatChosen}</p>}
      {choice.view === 'month' && (
        <ScheduleMonth
          month={getMonth(view.from)}
          boats={boats}
          forecasts={forecasts}
          onTurn={(month) => navigate(buildScheduleAddress({ ...choice, from: `${month}-01` }))}
        />
      )}
      {choice.view === 'week' && boats.length > 0 && (
        <>
          <div className="hidden lg:block print:block">
            <WeekTable {...week} />
          </div>
          <div className="lg:hidden print:hidden">
            <WeekAgenda {...week} />
          </div>
        </>
      )}
      {days.some((day) => forecasts.has(day)) && <ForecastSource />}
    </>
  );
}
