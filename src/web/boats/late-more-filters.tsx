import { lazy, Suspense, type ComponentType } from 'react';
import type { BoatFilters } from '#domain/boat-filters.ts';
import { loadLateMessages } from '../language/load-messages.ts';
import { markedPart } from '../layout/marked-part.ts';
import { once, useLatePart } from '../layout/use-is-loaded.ts';

export type MoreFiltersProps = {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
};

/** The folded filters: a browser loads their code once the list is alive. */
export function LateMoreFilters(form: MoreFiltersProps) {
  return useLatePart(
    load,
    <Suspense fallback={<div className="col-span-full min-h-11 phone:min-h-0" />}>
      <MoreFilters {...form} />
    </Suspense>,
  );
}

const load = once(() =>
  Promise.all([import('./more-filters.tsx'), loadLateMessages('filters')]).then(
    ([filters]) => filters,
    () => ({ default: () => null }),
  ),
);

const MoreFilters = import.meta.env.SSR
  ? markedPart((await import('./more-filters.tsx')).default)
  : lazy<ComponentType<MoreFiltersProps>>(load);
