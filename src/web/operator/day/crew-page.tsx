import { useEffect, useState } from 'react';
import type { CrewDayView } from '#contract/operator-day-api.ts';
import { formatFullDay } from '#domain/days.ts';
import { callEndpoint, callOf, isMissing } from '../../api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { dropKeptDay } from '../../layout/kept-days.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import type { PageInput } from '../../router/site-route.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { countBoarding, withActs } from './boarding-merge.ts';
import { DayStanding } from './day-standing.tsx';
import { DepartureCard } from './departure-card.tsx';
import { FindGuest, NobodyFound } from './find-guest.tsx';
import { findGuests } from './guest-finding.ts';
import { forgetActs, queuedActs } from './queued-acts.ts';
import { useBoarding } from './use-boarding.ts';
import { useKeptDay } from './use-kept-day.ts';

/** One boat's guests of one day, for its crew: no sign-in, no money. Opened once, it works without a connection. */
export function Page({ params: { token = '' } }: PageInput) {
  const parts = { token };
  const page = `/crew/${encodeURIComponent(token)}`;
  const scope = `crew ${token}`;
  const day = useKeptDay<CrewDayView>({
    address: callOf('GET /api/crew/{token}', parts).path,
    page,
    read: (signal) => callEndpoint('GET /api/crew/{token}', { parts, signal }),
    isEnabled: useIsHydrated(),
  });
  const { waiting, acts, tick, problem } = useBoarding({
    scope,
    by: 'crew',
    date: day.data?.view.date ?? '',
    send: (sent) =>
      callEndpoint('POST /api/crew/{token}/boarding', { parts, payload: { acts: sent } }),
    onKept: day.addActs,
  });
  const [words, setWords] = useState('');
  const isGone = isMissing(day.error);
  useEffect(() => {
    if (!isGone) return;
    void dropKeptDay(page);
    forgetActs(
      scope,
      queuedActs(scope).map(({ id }) => id),
    );
  }, [isGone, page, scope]);
  if (isGone) return <LinkIsOver />;
  const view = day.data && withActs(day.data.view, acts);
  if (!view && day.error) {
    return (
      <ErrorState
        isPage
        title="This day could not be loaded"
        text={problemWords(day.error, 'Please check your connection and try again.')}
        onRetry={() => void day.refetch()}
      />
    );
  }
  if (!view) return <LoadingState />;
  const found = findGuests(view.departures, words);
  const { aboard, booked } = countBoarding(view.departures.flatMap(({ guests }) => guests));
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <div>
        <h1 className="page-title wrap-anywhere">{view.boat.name}</h1>
        <p className="mt-2 text-lg">{formatFullDay(view.date)}</p>
        <p className="text-lg text-ink-soft">
          {booked > 0 ? `${aboard} of ${booked} guests boarded` : 'No guests'}
        </p>
      </div>
      <DayStanding
        answeredAt={view.answeredAt}
        isOffline={day.isOffline}
        waiting={waiting}
        problem={problem}
      />
      {view.departures.length === 0 && (
        <EmptyState
          title="Nobody has booked"
          text="As soon as somebody does, they are listed here."
        />
      )}
      <FindGuest departures={view.departures} words={words} onWords={setWords} />
      {found.length === 0 && view.departures.length > 0 && (
        <NobodyFound onAll={() => setWords('')} />
      )}
      {found.map((departure) => (
        <DepartureCard
          key={`${departure.mode} ${departure.time ?? ''}`}
          departure={departure}
          tick={tick}
        />
      ))}
    </div>
  );
}

/** The same for a wrong, an old and a revoked link. */
function LinkIsOver() {
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <h1 className="page-title">This link opens nothing</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        It may be of another day, or your captain has made a new one. Please ask your captain.
      </p>
    </div>
  );
}
