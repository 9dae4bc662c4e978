import { useQuery } from '@tanstack/react-query';
import type { ShipDaysView, ShipDayView } from '#contract/public/ship-api.ts';
import { isDay } from '#domain/time/days.ts';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import { isMissing } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { NotFound } from '../../shared/states/not-found.tsx';
import { shipsQuery } from '../../shared/requests/ships-query.ts';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { ShipDay } from './ship-day.tsx';
import { ShipDays } from './ship-days.tsx';
import { dayAddress } from './describe-ships.ts';
import { shipsOnServer } from './ships-on-server.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: [pagePatterns.ships, pagePatterns.shipDay],
  search: ['ship', 'day', 'aboard', 'arrival', 'pier', 'clock'],
  messages: ['trips', 'ships', 'not-found'],
  load: ({ params: { day }, search }) => [shipsQuery(day, search)],
  head,
  Page,
  isLandingPage: true,
  server: import.meta.env.SSR ? shipsOnServer : undefined,
});

type Path = typeof pagePatterns.ships | typeof pagePatterns.shipDay;

/** Redirects to a day's own page if that day was chosen in the form on the page of all days. */
function head({
  params: { day },
  search,
  client,
  messages: { ships: t, 'not-found': notFound },
  language,
}: PageContext<Path>): PageHead {
  if (day === undefined) {
    const title = t.title;
    return isDay(search.day ?? '') ? { title, redirect: dayAddress(search) } : { title };
  }
  const state = client.getQueryState<ShipDayView>(shipsQuery(day, search).queryKey);
  if (state?.status === 'error') return { title: notFound.title, isIndexed: false };
  const title = isDay(day) ? t.dayTitle(localizeFullDay(language, day)) : t.shortTitle;
  const isEmpty = state?.data?.ships.every(({ isSkipped }) => isSkipped) ?? false;
  return { title, ...(isEmpty && { isIndexed: false }) };
}

function Page({ params: { day }, search }: PageInput<Path>) {
  return day === undefined ? <NextDays /> : <OneDay day={day} search={search} />;
}

function NextDays() {
  const t = useMessages('ships');
  const { data, isPending, refetch } = useQuery(shipsQuery<ShipDaysView>(undefined, {}));
  if (isPending) return <LoadingState text={t.loading} />;
  return data ? <ShipDays {...data} /> : <NotLoaded onRetry={() => void refetch()} />;
}

function OneDay({ day, search }: { day: string; search: PageInput['search'] }) {
  const t = useMessages('ships');
  const { data, isPending, error, refetch } = useQuery(shipsQuery<ShipDayView>(day, search));
  if (isPending) return <LoadingState text={t.loading} />;
  if (data) return <ShipDay shown={data} search={search} />;
  return isMissing(error) ? <NotFound /> : <NotLoaded onRetry={() => void refetch()} />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('ships');
  return <ErrorState isPage title={t.failed} text={t.failedText} onRetry={onRetry} />;
}
