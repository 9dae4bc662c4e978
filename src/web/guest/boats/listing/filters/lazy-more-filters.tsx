import { LatePart, lazyPart } from '../../../../shared/states/late-part.tsx';
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
  : lazyPart(() => import('./more-filters.tsx'), ['filters']);
