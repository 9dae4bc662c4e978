import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarCheck, Compass, DollarSign, Sailboat } from 'lucide-react';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { figureWords } from '#domain/platform-figures.ts';
import { callOf } from '../../api-calls.ts';
import { FailedRefunds } from '../frame/failed-refunds.tsx';
import { FigureCard } from '../frame/figure-card.tsx';
import { FIGURES_FAILED, NoFigures } from '../frame/no-figures.tsx';
import { WhatFiguresCount } from '../frame/what-figures-count.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { PopularBoats } from './popular-boats.tsx';
import { RecentBookings } from './recent-bookings.tsx';

const analyticsQuery = () =>
  queryOptions<AnalyticsView>({
    queryKey: [callOf('GET /api/admin/analytics').path],
    refetchOnMount: 'always',
  });

/** Totals, the newest bookings and the most booked boats, as they are whenever the dashboard is opened. */
export function PlatformFigures() {
  const { data, error, refetch } = useQuery(analyticsQuery());
  if (!data && error) return <NoFigures words={FIGURES_FAILED} onRetry={() => void refetch()} />;
  return (
    <>
      <FailedRefunds failed={data?.failedRefunds} />
      <OpenDisputes open={data?.openDisputes} />
      <Totals figures={data} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <RecentBookings bookings={data?.recentBookings} />
        <PopularBoats boats={data?.popularBoats} />
      </div>
      <WhatFiguresCount figures={counted} />
    </>
  );
}

const counted = [
  { name: 'Boats', words: 'All boats that captains have, drafts included.' },
  { name: 'Operators', words: 'All captains with an account, suspended ones included.' },
  figureWords.bookings,
  figureWords.revenue,
  { name: 'Popular boats', words: 'The boats with the most bookings, counted in the same way.' },
];

/** Revenue is whole dollars (spec 9). */
function Totals({ figures }: { figures: AnalyticsView | undefined }) {
  const shown = (count: number | undefined) => count?.toLocaleString('en-US') ?? null;
  const revenue = shown(figures?.totalRevenue);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <FigureCard
        name="Total Boats"
        value={shown(figures?.totalBoats)}
        note="drafts included"
        Icon={Sailboat}
      />
      <FigureCard
        name="Total Operators"
        value={shown(figures?.totalOperators)}
        note="with an account"
        Icon={Compass}
      />
      <FigureCard
        name="Total Bookings"
        value={shown(figures?.totalBookings)}
        note="paid or reserved"
        Icon={CalendarCheck}
      />
      <FigureCard
        name="Total Revenue"
        value={revenue === null ? null : `$${revenue}`.replace('$-', '-$')}
        note="paid minus refunds"
        Icon={DollarSign}
      />
    </dl>
  );
}
