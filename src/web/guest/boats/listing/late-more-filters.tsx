import { lazy, type ComponentType } from 'react';
import { loadLateMessages } from '../../../shared/language/load-messages.ts';
import { LatePart } from '../../../shared/states/late-part.tsx';
import type { FilterFieldsProps } from './filter-choice.tsx';

/** Loads the folded filters' code after hydration. */
export function LateMoreFilters(form: FilterFieldsProps) {
  return (
    <LatePart fallback={<div className="col-span-full min-h-11 phone:min-h-0" />}>
      <MoreFilters {...form} />
    </LatePart>
  );
}

const MoreFilters = import.meta.env.SSR
  ? (await import('./more-filters.tsx')).default
  : lazy<ComponentType<FilterFieldsProps>>(() =>
      Promise.all([import('./more-filters.tsx'), loadLateMessages('filters')]).then(
        ([filters]) => filters,
        () => ({ default: () => null }),
      ),
    );
