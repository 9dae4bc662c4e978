import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { keepMarkup, LatePart, lazyPart } from '../../../../shared/states/late-part.tsx';

type FilterFoldProps = { filters: BoatFilters };

/** Loads this line's code after hydration. If that fails, the server's markup stays. */
export function LateFilterFold(props: FilterFoldProps) {
  return (
    <LatePart fallback={<div className="min-h-12 sm:hidden" />}>
      <FilterFold {...props} />
    </LatePart>
  );
}

const FilterFold = import.meta.env.SSR
  ? (await import('./filter-fold.tsx')).default
  : lazyPart(() => import('./filter-fold.tsx'), ['filters'], keepMarkup);
