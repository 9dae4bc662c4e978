import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatCountView, BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import type { PageInput } from '../../../shared/page/define-page.ts';
import { getButtonClasses } from '../../../ui/button.tsx';
import { BoatCard } from './boat-card.tsx';
import { describeBoatCount } from './describe-boat-count.ts';
import { readFilters, listingQuery, listingUrl } from '../../../shared/trip/listing-address.ts';
import { LateNoBoats } from './late-no-boats.tsx';
import { NextDaysStrip } from './next-days-strip.tsx';

type Search = PageInput['search'];

type BoatResultsProps = {
  page: BoatSearchView;
  search: Search;
  /** True while the boats of the previous filters are shown. */
  isLoading: boolean;
  /** The map on small screens. */
  foldedMap: ReactNode;
  /** The map in the grid's upper right corner on large screens. */
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
      {/* Floats the count, so that the map opens below it at full width, and moves below it where the row is too
          short. */}
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
      <PageOfBoats page={page} search={search} map={map}>
        {found.boats === 0 && (
          <div className="sm:col-span-2">
            <LateNoBoats filters={filters} nothingFits={page.nothingFits} onClear={onClear} />
          </div>
        )}
      </PageOfBoats>
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
 * Keeps the count's width while boats load, so that the layout does not shift; only screen readers hear of the loading.
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
  /** The map, on the first page only. */
  map?: ReactNode;
  children?: ReactNode;
};

/** Flows the cards around the map, so that no column stays empty. */
function PageOfBoats({ page, search, map, children }: PageOfBoatsProps) {
  const filters = readFilters(search);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8 2xl:grid-cols-4">
        {map}
        {children}
        <ul className="contents">
          {page.items.map((boat, index) => (
            <li key={boat.id} className="content-visibility-auto flex min-w-0">
              <BoatCard
                boat={boat}
                filters={filters}
                compared={search['compare'] ?? ''}
                isFirst={map !== undefined && index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      {page.next && (
        <MoreBoats key={page.next} filters={filters} search={{ ...search, after: page.next }} />
      )}
    </>
  );
}

/** The pages that were added below, so that the list has its former length after going back from a boat. */
const opened = new Set<string>();

/** Adds the next page below. Without scripts the link navigates to it. */
function MoreBoats({ filters, search }: { filters: BoatFilters; search: Search }) {
  const t = useMessages('listing');
  const href = listingUrl({ ...filters, after: search['after'], compare: search['compare'] });
  const [isOpen, setOpen] = useState(opened.has(href));
  if (isOpen) return <AddedBoats search={search} />;
  return (
    <div className="mt-10 text-center">
      <Link
        href={href}
        className={getButtonClasses({ variant: 'secondary' })}
        onClick={(event) => {
          event.preventDefault();
          opened.add(href);
          setOpen(true);
        }}
      >
        {t.showMore}
      </Link>
    </div>
  );
}

function AddedBoats({ search }: { search: Search }) {
  const t = useMessages('listing');
  const { data, isPending, refetch } = useQuery(listingQuery(search));
  const start = useRef<HTMLDivElement>(null);
  // Moves the focus here, because the clicked link is gone.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="mt-6 outline-none lg:mt-8">
      {isPending && <LoadingState text={t.loading} />}
      {data && <PageOfBoats page={data} search={search} />}
      {!data && !isPending && (
        <ErrorState title={t.failed} text={t.failedText} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
