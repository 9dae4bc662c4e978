import { lazy, type ComponentType } from 'react';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { loadLateMessages } from '../../../shared/language/load-messages.ts';
import { LatePart } from '../../../shared/states/late-part.tsx';

export type MoreFiltersProps = {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
};

/** The folded filters: a browser loads their code once the list is alive. */
export function LateMoreFilters(form: MoreFiltersProps) {
  return (
    <LatePart fallback={<div className="col-span-full min-h-11 phone:min-h-0" />}>
      <MoreFilters {...form} />
    </LatePart>
  );
}

const MoreFilters = import.meta.env.SSR
  ? (await import('./more-filters.tsx')).default
  : lazy<ComponentType<MoreFiltersProps>>(() =>
      Promise.all([import('./more-filters.tsx'), loadLateMessages('filters')]).then(
        ([filters]) => filters,
        () => ({ default: () => null }),
      ),
    );
