import { useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import type { BoatFilters } from '#domain/boat-search.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Button } from '../ui/button.tsx';
import { BoatCard } from './boat-card.tsx';

/** How many cards are shown at first, and how many more at a time. */
const CARDS_AT_A_TIME = 48;

type BoatResultsProps = {
  boats: BoatView[];
  /** What was searched for, so that a boat's page opens on that day and party. */
  filters: Pick<BoatFilters, 'date' | 'groupSize'>;
  onClear: () => void;
};

export function BoatResults({ boats, filters, onClear }: BoatResultsProps) {
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
