import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { keepMarkup, LazyPart, createLazyPart } from '../../../../shared/states/lazy-part.tsx';

type FilterFoldProps = { filters: BoatFilters };

/** Loads this line's code after hydration. If that fails, the server's markup stays. */
export function LazyFilterFold(props: FilterFoldProps) {
  return (
    <LazyPart fallback={<div className="min-h-12 sm:hidden" />}>
      <FilterFold {...props} />
    </LazyPart>
  );
}

const FilterFold = import.meta.env.SSR
  ? (await import('./filter-fold.tsx')).default
  : createLazyPart(() => import('./filter-fold.tsx'), ['filters'], keepMarkup);
