import { LazyPart, createLazyPart } from '../../../../shared/states/lazy-part.tsx';
import type { FilterFieldsProps } from './filter-choice.tsx';

/** Loads the folded filters' code after hydration. */
export function LazyMoreFilters(form: FilterFieldsProps) {
  return (
    <LazyPart fallback={<div className="col-span-full min-h-11 phone:min-h-0" />}>
      <MoreFilters {...form} />
    </LazyPart>
  );
}

const MoreFilters = import.meta.env.SSR
  ? (await import('./more-filters.tsx')).default
  : createLazyPart(() => import('./more-filters.tsx'), ['filters']);
