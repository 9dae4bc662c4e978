import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BoatSearchView } from '#contract/boat-search-api.ts';
import type { BoatFilters } from '#domain/boat-filters.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import type { PageInput } from '../router/site-route.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { BoatCard } from './boat-card.tsx';
import { boatsInWords } from './boats-in-words.ts';
import { filtersOf, listingQuery, listingUrl } from '../booking-widgets/listing-address.ts';

type Search = PageInput['search'];

type BoatResultsProps = {
  page: BoatSearchView;
  search: Search;
  /** Whether these are still the boats of the filters before. */
  isLoading: boolean;
  onClear: () => void;
};

export function BoatResults({ page, search, isLoading, onClear }: BoatResultsProps) {
  const { found } = page;
  return (
    <section
      aria-label="Boats"
      aria-busy={isLoading}
      className={`mt-8 transition-opacity ${isLoading ? 'opacity-55' : ''}`}
    >
      <p role="status" className={found.boats === 0 ? 'sr-only' : 'mb-5 font-semibold'}>
        {isLoading ? 'Loading boats...' : boatsInWords(found)}
      </p>
      {found.boats === 0 && (
        <EmptyState
          title="No boats match your filters"
          text="Try another date, port, or group size"
        >
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        </EmptyState>
      )}
      {search['after'] && (
        <p className="mb-5">
          <Link href={listingUrl(filtersOf(search))} className="text-link">
            Back to the first boats
          </Link>
        </p>
      )}
      <PageOfBoats page={page} search={search} isFirst />
    </section>
  );
}

type PageOfBoatsProps = { page: BoatSearchView; search: Search; isFirst?: boolean };

function PageOfBoats({ page, search, isFirst = false }: PageOfBoatsProps) {
  const filters = filtersOf(search);
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">
        {page.items.map((boat, index) => (
          <li key={boat.id} className="flex">
            <BoatCard boat={boat} filters={filters} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {page.next && (
        <MoreBoats key={page.next} filters={filters} search={{ ...search, after: page.next }} />
      )}
    </>
  );
}

/** The pages that were added, so that who comes back from a boat finds the list as long as it was. */
const opened = new Set<string>();

/** A link to the next page, which is added below. Without scripts it leads there. */
function MoreBoats({ filters, search }: { filters: BoatFilters; search: Search }) {
  const href = listingUrl(filters, search['after']);
  const [isOpen, setOpen] = useState(opened.has(href));
  if (isOpen) return <AddedBoats search={search} />;
  return (
    <div className="mt-10 text-center">
      <Link
        href={href}
        className={buttonLook({ variant: 'secondary' })}
        onClick={(event) => {
          event.preventDefault();
          opened.add(href);
          setOpen(true);
        }}
      >
        Show more boats
      </Link>
    </div>
  );
}

function AddedBoats({ search }: { search: Search }) {
  const { data, isPending, refetch } = useQuery(listingQuery(search));
  const start = useRef<HTMLDivElement>(null);
  // The link that was followed is gone: the keyboard goes on where it stood.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="mt-6 outline-none lg:mt-8">
      {isPending && <LoadingState text="Loading boats..." />}
      {data && <PageOfBoats page={data} search={search} />}
      {!data && !isPending && (
        <ErrorState
          title="The boats could not be loaded"
          text="Please check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
