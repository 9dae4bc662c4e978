import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ShipDaysView, ShipDayView } from '#contract/ship-api.ts';
import { formatFullDay, isDay } from '#domain/days.ts';
import { isMissing } from '../api.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import { Page as NotFoundPage } from '../layout/not-found-page.tsx';
import { shipsQuery } from '../queries.ts';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { ShipDay } from './ship-day.tsx';
import { ShipDays } from './ship-days.tsx';
import { dayAddress } from './ship-words.ts';

/** A day that was chosen in the form of all days leads to its own page. */
export function head({ params, search }: PageInput, client: QueryClient): PageHead {
  const { day } = params;
  if (day === undefined) {
    const title = 'Boat trips for cruise ship guests';
    return isDay(search.day ?? '') ? { title, redirect: dayAddress(search) } : { title };
  }
  const state = client.getQueryState<ShipDayView>(shipsQuery(day, search).queryKey);
  if (state?.status === 'error') return { title: '404 Page Not Found', isIndexed: false };
  const title = isDay(day) ? `Cruise ships on ${formatFullDay(day)}` : 'Cruise ships';
  const isEmpty = state?.data?.ships.every(({ isSkipped }) => isSkipped) ?? false;
  return { title, ...(isEmpty && { isIndexed: false }) };
}

/** What fits a cruise ship: the next days with ships, and each of them. */
export function Page({ params: { day }, search }: PageInput) {
  return day === undefined ? <NextDays /> : <OneDay day={day} search={search} />;
}

function NextDays() {
  const { data, isPending, refetch } = useQuery(shipsQuery<ShipDaysView>(undefined, {}));
  if (isPending) return <LoadingState text="Loading ships..." />;
  return data ? <ShipDays {...data} /> : <NotLoaded onRetry={() => void refetch()} />;
}

function OneDay({ day, search }: { day: string; search: PageInput['search'] }) {
  const { data, isPending, error, refetch } = useQuery(shipsQuery<ShipDayView>(day, search));
  if (isPending) return <LoadingState text="Loading ships..." />;
  if (data) return <ShipDay shown={data} search={search} />;
  return isMissing(error) ? <NotFoundPage /> : <NotLoaded onRetry={() => void refetch()} />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      isPage
      title="The ships could not be loaded"
      text="Please check your connection and try again."
      onRetry={onRetry}
    />
  );
}
