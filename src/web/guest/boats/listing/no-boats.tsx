import { useQuery } from '@tanstack/react-query';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { EmptyState } from '../../../shared/states/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeNoFit } from '../../../shared/trip/describe-ship-fit.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { portCallsQuery } from '../../../shared/requests/port-calls-query.ts';

export type NoBoatsProps = {
  filters: BoatFilters;
  nothingFits: BoatSearchView['nothingFits'];
  onClear: () => void;
};

export default function NoBoats({ filters, nothingFits, onClear }: NoBoatsProps) {
  const t = useMessages('filters');
  const why = useWhyNotForShip({ filters, nothingFits });
  return (
    <EmptyState title={t.noMatch} text={why ?? t.tryAnother}>
      <Button variant="secondary" onClick={onClear}>
        {t.clear}
      </Button>
    </EmptyState>
  );
}

/** Explains why no trip fits the searched ship; null if the ship is not the reason. */
function useWhyNotForShip({ filters, nothingFits }: Omit<NoBoatsProps, 'onClear'>): string | null {
  const t = useMessages('ships');
  const language = useLanguage();
  const { date, ship: chosen } = filters;
  const { data } = useQuery({ ...portCallsQuery(date), enabled: chosen !== '' && date !== '' });
  const ship = data?.ships.find(({ id }) => id === chosen);
  if (ship?.isSkipped) return t.skipped;
  return ship && nothingFits?.offered ? describeNoFit({ t, language }, ship, nothingFits) : null;
}
