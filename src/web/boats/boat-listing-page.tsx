import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { countByPort, noFilters, searchBoats, type BoatFilters } from '#domain/boat-search.ts';
import { isDay } from '#domain/days.ts';
import { boatsQuery } from '../queries.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { ErrorState } from '../layout/error-state.tsx';
import { useIslandNow } from '../layout/island-clock.tsx';
import { rememberListing } from '../layout/session-store.ts';
import { LoadingState } from '../layout/loading-state.tsx';
import type { PageInput } from '../router/site-route.ts';
import { Button } from '../ui/button.tsx';
import { BoatCard } from './boat-card.tsx';
import { BoatFiltersForm } from './boat-filters-form.tsx';
import { PortMapBeside, PortMapFolded } from './port-map.tsx';

/** Every boat, filtered by the query string. */
export function Page({ search }: PageInput) {
  const [, navigate] = useLocation();
  const { data: boats, isPending, refetch } = useQuery(boatsQuery());
  const filters = filtersOf(search);
  const { found, boatsAt } = useFoundBoats(boats ?? [], filters, search.boat ?? '');
  const hrefOf = (port: string) =>
    listingUrl({ ...filters, port: port === filters.port ? '' : port });
  const listing = listingUrl(filters);
  useEffect(() => rememberListing(listing), [listing]);
  const map = { chosen: filters.port, boatsAt, hrefOf };
  const show = (wanted: BoatFilters) => navigate(listingUrl(wanted), { replace: true });
  return (
    <div className="page-width py-10 sm:py-14">
      <h1 className="page-title">Available Boats</h1>
      <p className="mt-3 text-lg text-ink-soft">Choose your perfect day trip experience</p>
      <BoatFiltersForm filters={filters} boats={boats ?? []} onChange={show} />
      <PortMapFolded {...map} />
      <div className="lg:grid lg:grid-cols-[2fr_1fr] lg:gap-8">
        <PortMapBeside {...map} />
        <div>
          {isPending && <LoadingState text="Loading boats..." />}
          {boats && <BoatResults boats={found} filters={filters} onClear={() => show(noFilters)} />}
          {!boats && !isPending && (
            <ErrorState
              title="The boats could not be loaded"
              text="Please check your connection and try again."
              onRetry={() => void refetch()}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The matching boats, and the count per port. */
function useFoundBoats(boats: BoatView[], filters: BoatFilters, chosen: string) {
  const now = useIslandNow();
  const { date, port, groupSize, tripType, boatType } = filters;
  return useMemo(() => {
    const wanted = { date, port: '', groupSize, tripType, boatType };
    const atAnyPort = searchBoats(boats, wanted, now);
    const found = searchBoats(atAnyPort, { ...noFilters, port }, now);
    return { found: chosenFirst(found, chosen), boatsAt: countByPort(atAnyPort) };
  }, [boats, date, port, groupSize, tripType, boatType, chosen, now]);
}

/** `?boat=` is an id or a slug: that boat comes first among the matches. */
function chosenFirst(boats: BoatView[], chosen: string): BoatView[] {
  const isChosen = (boat: BoatView) => boat.id === chosen || boat.slug === chosen;
  return [...boats.filter(isChosen), ...boats.filter((boat) => !isChosen(boat))];
}

function filtersOf(search: PageInput['search']): BoatFilters {
  const { date = '', port = '', groupSize = '', tripType = '', boatType = '' } = search;
  return {
    // A date field cannot show an invalid day, so it could not be cleared.
    date: isDay(date) ? date : '',
    port,
    // An unencoded "+" in a query string decodes to a space.
    groupSize: groupSize.replace(/ $/, '+'),
    tripType,
    boatType,
  };
}

function listingUrl(filters: BoatFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return set.length === 0 ? '/booking' : `/booking?${new URLSearchParams(set).toString()}`;
}

/** Cards rendered at first, and added at a time. */
const CARDS_AT_A_TIME = 48;

type BoatResultsProps = {
  boats: BoatView[];
  /** The search, so that a boat's page opens on that day and party. */
  filters: Pick<BoatFilters, 'date' | 'groupSize'>;
  onClear: () => void;
};

function BoatResults({ boats, filters, onClear }: BoatResultsProps) {
  const [shown, setShown] = useState(CARDS_AT_A_TIME);
  return (
    <section aria-label="Boats" className="mt-8">
      <p role="status" className={boats.length === 0 ? 'sr-only' : 'mb-5 font-semibold'}>
        {boats.length === 1 ? '1 boat' : `${boats.length} boats`}
      </p>
      {boats.length === 0 && (
        <EmptyState
          title="No boats match your filters"
          text="Try another date, port, or group size"
        >
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        </EmptyState>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">
        {boats.slice(0, shown).map((boat, index) => (
          <li key={boat.id} className="flex">
            <BoatCard boat={boat} filters={filters} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {boats.length > shown && (
        <div className="mt-10 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + CARDS_AT_A_TIME)}>
            Show more boats
          </Button>
        </div>
      )}
    </section>
  );
}
