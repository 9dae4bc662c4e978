import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatCountView, BoatSearchView } from '#contract/public/boat-search-api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { PageInput } from '../../../shared/page/define-page.ts';
import { BoatCard } from './boat-card.tsx';
import { describeBoatCount } from './describe-boat-count.ts';
import { readFilters, listingUrl } from '../../../shared/trip/listing-address.ts';
import { LazyMoreBoats } from './lazy-more-boats.tsx';
import { LazyNoBoats } from './lazy-no-boats.tsx';
import { NextDaysStrip } from './next-days-strip.tsx';

type Search = PageInput['search'];

type BoatResultsProps = {
  page: BoatSearchView;
  search: Search;
  /** True while the boats of the previous filters are shown. */
  isLoading: boolean;
  /** The map on small screens. */
  foldedMap: ReactNode;
  /** The map beside the cards on large screens. */
  map: ReactNode;
  onClear: () => void;
};

export function BoatResults(props: BoatResultsProps) {
  const { page, search, isLoading, foldedMap, map, onClear } = props;
  const t = useMessages('listing');
  const { found } = page;
  const filters = readFilters(search);
  const { compare = '' } = search;
  return (
    <section
      aria-label={t.boats}
      aria-busy={isLoading}
      className={`mt-2 transition-opacity sm:mt-4 lg:mt-8 ${isLoading ? 'opacity-55' : ''}`}
    >
      {/* Floats the count: the map unfolds below it at full width, and moves below it if the row is too narrow. */}
      <div className="flow-root">
        <BoatCount found={found} isLoading={isLoading} />
        {foldedMap}
      </div>
      <NextDaysStrip days={page.days} filters={{ ...filters, compare }} />
      {search['after'] && (
        <p className="mb-5">
          <Link href={listingUrl(filters)} className="text-link">
            {t.toFirst}
          </Link>
        </p>
      )}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {map}
        <div className="lg:col-start-1 lg:row-start-1">
          {found.boats === 0 && (
            <LazyNoBoats filters={filters} nothingFits={page.nothingFits} onClear={onClear} />
          )}
          <PageOfBoats page={page} search={search} isFirst />
        </div>
      </div>
      {compare && (
        <p
          role="status"
          className="tall:sticky bottom-4 z-20 mx-auto mt-6 w-fit rounded-card bg-deep px-5 py-3 text-center text-foam shadow-lift forced-colors:border"
        >
          {t.secondBoat}{' '}
          <Link href={listingUrl(filters)} replace className="text-foam underline">
            {t.compareNone}
          </Link>
        </p>
      )}
    </section>
  );
}

type BoatCountProps = Pick<BoatResultsProps, 'isLoading'> & { found: BoatCountView };

/**
 * Keeps the count's width while boats load, so that the layout does not shift. Only screen readers announce the
 * loading.
 */
function BoatCount({ found, isLoading }: BoatCountProps) {
  const t = useMessages('listing');
  const count = describeBoatCount(t, found);
  const classes = 'mr-4 font-semibold max-lg:float-left max-lg:leading-12 lg:mb-5';
  return (
    <p role="status" className={found.boats === 0 ? 'sr-only' : classes}>
      {isLoading && <span className="max-lg:sr-only">{t.loading}</span>}
      {isLoading ? (
        <span aria-hidden="true" className="lg:hidden">
          {count}
        </span>
      ) : (
        count
      )}
    </p>
  );
}

type PageOfBoatsProps = {
  page: BoatSearchView;
  search: Search;
  /** True for the first page of the list. */
  isFirst?: boolean;
};

function PageOfBoats({ page, search, isFirst = false }: PageOfBoatsProps) {
  const filters = readFilters(search);
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8 2xl:grid-cols-3">
        {page.items.map((boat, index) => (
          <li key={boat.id} className="content-visibility-auto flex min-w-0">
            <BoatCard
              boat={boat}
              filters={filters}
              compared={search['compare'] ?? ''}
              isFirst={isFirst && index === 0}
            />
          </li>
        ))}
      </ul>
      {page.next && (
        <LazyMoreBoats
          key={page.next}
          filters={filters}
          search={{ ...search, after: page.next }}
          renderPage={renderPage}
        />
      )}
    </>
  );
}

function renderPage(page: BoatSearchView, search: Search): ReactNode {
  return <PageOfBoats page={page} search={search} />;
}
