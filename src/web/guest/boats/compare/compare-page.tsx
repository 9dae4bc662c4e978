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
import { classNames } from '../../../ui/class-names.ts';
import ShareButton from '../../../ui/share-button.tsx';
import { useComparedFacts, type ComparedFact } from './compared-facts.ts';
import { ButtonLink } from '../../../shared/page/button-link.tsx';
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
          <ButtonLink href={paths.listing()}>{t.browse}</ButtonLink>
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

/** Hides equal rows through CSS while the switch is on, so that it works without JavaScript. */
function Comparison({ boats, searched }: { boats: readonly BoatPageView[]; searched: Searched }) {
  const t = useMessages('compare');
  const facts = useComparedFacts(boats, searched);
  const different = facts.filter(({ isDifferent }) => isDifferent);
  return (
    <div className="group">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-ink-soft">{t.differ(different.length, facts.length)}</p>
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            autoComplete="off"
            className="size-6 shrink-0 rounded-md accent-sea"
          />
          {t.onlyDifferences}
        </label>
      </div>
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
        {facts.map((fact) => (
          <FactRows key={fact.name} fact={fact} />
        ))}
      </table>
    </div>
  );
}

/** Spans the fact's name over both columns, so that the table can be read on a phone. */
function FactRows({ fact: { name, values, isDifferent } }: { fact: ComparedFact }) {
  const t = useMessages('compare');
  const language = useLanguage();
  return (
    <tbody
      className={classNames(
        'border-t border-line',
        isDifferent ? 'bg-shallows' : 'text-ink-soft group-has-checked:hidden',
      )}
    >
      <tr>
        <th scope="rowgroup" colSpan={2} className="px-1.5 pt-3 text-sm font-semibold sm:px-3">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {name}
            {isDifferent && (
              <span className="inline-flex items-center gap-1.5 rounded-full border border-edge bg-card px-2.5 py-0.5 text-xs">
                <span aria-hidden="true" className="mark size-2 rounded-full" />
                {t.different}
              </span>
            )}
          </span>
        </th>
      </tr>
      <tr>
        {values.map(({ text, writtenIn }, index) => (
          <td
            key={index}
            lang={writtenIn && writtenIn !== language ? writtenIn : undefined}
            className={classNames(
              'px-1.5 pb-3 align-top wrap-anywhere whitespace-pre-line sm:px-3',
              isDifferent && 'font-semibold',
            )}
          >
            {text || t.notSaid}
          </td>
        ))}
      </tr>
    </tbody>
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
      <ButtonLink
        href={paths.boat(boat, Object.fromEntries(searchedTrip(searched)))}
        size="small"
        className="mt-2"
      >
        {renderRichMessage(t.chooseDay(boat.name), { on: <span className="sr-only" /> })}
      </ButtonLink>
    </>
  );
}
