import { useQuery } from '@tanstack/react-query';
import type { DetailedAnalyticsView } from '#contract/admin-analytics-api.ts';
import { figureDays, figureWords } from '#domain/platform-figures.ts';
import { ApiError } from '../../api.ts';
import { EmptyState } from '../../frame/empty-state.tsx';
import { useIslandNow } from '../../frame/island-clock.tsx';
import { LoadingState } from '../../frame/loading-state.tsx';
import type { PageInput } from '../../shell/site-route.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { FIGURES_FAILED, NoFigures } from '../frame/no-figures.tsx';
import { WhatFiguresCount } from '../frame/what-figures-count.tsx';
import { Conversions } from './conversions.tsx';
import { FigureChoices } from './figure-choices.tsx';
import { FigureTables } from './figure-tables.tsx';
import { FigureTotals } from './figure-totals.tsx';
import { wishIn, type FigureWish } from './figure-wish.ts';
import { figuresQuery } from './figures-query.ts';
import { FiguresOverTime } from './figures-over-time.tsx';

export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Detailed Analytics" act="see-analytics">
      {() => <Analytics search={search} />}
    </AdminPage>
  );
}

/** Bookings and money of a time: over its days, by boat, port and captain, and what became of holds. */
function Analytics({ search }: Pick<PageInput, 'search'>) {
  const wish = wishIn(search, useIslandNow().day);
  const { data, error, isPlaceholderData, refetch } = useQuery(figuresQuery(wish));
  return (
    <>
      <FigureChoices wish={wish} />
      {error && wish.problem === null && (
        <NoFigures words={failureWords(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && wish.problem === null && <LoadingState />}
      {data && !error && (
        <div
          aria-busy={isPlaceholderData}
          className={`flex flex-col gap-8 sm:gap-10 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Figures figures={data} wish={wish} />
        </div>
      )}
    </>
  );
}

function Figures({ figures, wish }: { figures: DetailedAnalyticsView; wish: FigureWish }) {
  return (
    <>
      <FigureTotals totals={figures.totals} />
      {hasNothing(figures) ? (
        <EmptyState
          title="Nothing happened in this time"
          text="No booking was made, paid or refunded. Try other days."
        />
      ) : (
        <>
          <FiguresOverTime figures={figures} wish={wish} />
          <FigureTables figures={figures} wish={wish} />
          <Conversions conversions={figures.conversions} wish={wish} />
        </>
      )}
      <WhatFiguresCount figures={Object.values(figureWords)} note={figureDays} />
    </>
  );
}

function hasNothing({ totals, conversions }: DetailedAnalyticsView): boolean {
  return (
    Object.values(totals).every((figure) => figure === 0) &&
    conversions.every(({ begun }) => begun === 0)
  );
}

/** A time that the server does not show is refused in words; all else is the specification's. */
function failureWords(error: Error): string {
  return error instanceof ApiError && error.status === 400 ? error.problemText : FIGURES_FAILED;
}
