import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { isMissing } from '../../../api.ts';
import { comparedBoats } from '../../../shared/trip/listing-address.ts';
import { searchedTrip } from '../../../shared/trip/trip-addresses.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { EmptyState } from '../../../shared/states/empty-state.tsx';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import { useLastListing } from '../../../shared/storage/session-store.ts';
import { boatBySlugQuery } from '../../../shared/requests/boat-requests.ts';
import { definePage, type PageInput } from '../../../shared/page/define-page.ts';
import { BoatPhoto } from '../../../ui/boat-photo.tsx';
import { getButtonClasses } from '../../../ui/button.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { useComparedFacts } from './compared-facts.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.compare,
  search: ['boats', 'date', 'groupSize', 'ship'],
  messages: ['trips', 'details', 'picker', 'compare'],
  load: ({ search }, language) =>
    comparedBoats(search).map((slug) => boatBySlugQuery(slug, language)),
  head: ({ messages: { compare } }) => ({ title: compare.title }),
  Page,
  robots: 'noindex',
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.compare }
    : undefined,
});

type Searched = { date: string; groupSize: string; ship: string };

function Page({ search }: PageInput) {
  const t = useMessages('compare');
  const language = useLanguage();
  const slugs = comparedBoats(search);
  const boats = useQueries({ queries: slugs.map((slug) => boatBySlugQuery(slug, language)) });
  const { date = '', groupSize = '', ship = '' } = search;
  const found = boats.flatMap(({ data }) => data ?? []);
  const failed = boats.find(({ isError, data }) => isError && !data);
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <div className="flex items-center justify-between gap-3">
        <Link
          href={useLastListing()}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t.backToBoats}
        </Link>
        <ShareButton />
      </div>
      <h1 className="page-title mt-2 mb-6">{t.title}</h1>
      {slugs.length < 2 ? (
        <EmptyState title={t.chooseTwo} text={t.pressCompare}>
          <Link href={paths.listing()} className={getButtonClasses()}>
            {t.browse}
          </Link>
        </EmptyState>
      ) : failed ? (
        <ErrorState
          title={t.boatNotFound}
          text={t.gone}
          onRetry={isMissing(failed.error) ? undefined : () => void failed.refetch()}
        />
      ) : found.length < 2 ? (
        <LoadingState text={t.loading} />
      ) : (
        <Comparison
          boats={found}
          searched={{ date, groupSize: groupSize.replace(/ $/, '+'), ship }}
        />
      )}
    </div>
  );
}

/** Spans each fact's name over both columns, so that the table can be read on a phone. */
function Comparison({ boats, searched }: { boats: readonly BoatPageView[]; searched: Searched }) {
  const t = useMessages('compare');
  const language = useLanguage();
  const facts = useComparedFacts(boats, searched);
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{t.sideBySide}</caption>
      <thead>
        <tr>
          {boats.map((boat) => (
            <th key={boat.id} scope="col" className="px-1.5 pb-4 align-top sm:px-3">
              <ComparedBoat boat={boat} searched={searched} />
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ name, values }) => (
        <tbody key={name} className="border-t border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="px-1.5 pt-3 text-sm font-semibold text-ink-soft sm:px-3"
            >
              {name}
            </th>
          </tr>
          <tr>
            {values.map(({ text, writtenIn }, index) => (
              <td
                key={index}
                lang={writtenIn && writtenIn !== language ? writtenIn : undefined}
                className="px-1.5 pb-3 align-top wrap-anywhere whitespace-pre-line sm:px-3"
              >
                {text || t.notSaid}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function ComparedBoat({ boat, searched }: { boat: BoatPageView; searched: Searched }) {
  const t = useMessages('compare');
  const [cover] = boat.images;
  return (
    <>
      <BoatPhoto
        image={cover ?? null}
        stockFor={boat.id}
        alt=""
        sizes="(min-width: 80rem) 37rem, 46vw"
        isFirst
        className="rounded-card"
      />
      <span className="mt-3 block text-lg font-bold wrap-anywhere sm:text-xl">{boat.name}</span>
      <Link
        href={paths.boat(boat, Object.fromEntries(searchedTrip(searched)))}
        className={`${getButtonClasses({ size: 'small' })} mt-2`}
      >
        {renderRichMessage(t.chooseDay(boat.name), { on: <span className="sr-only" /> })}
      </Link>
    </>
  );
}
