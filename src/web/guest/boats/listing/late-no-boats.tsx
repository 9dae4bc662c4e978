import { lazy, type ComponentType } from 'react';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { loadLateMessages } from '../../../shared/language/load-messages.ts';
import { LatePart } from '../../../shared/states/late-part.tsx';

export type NoBoatsProps = {
  filters: BoatFilters;
  nothingFits: BoatSearchView['nothingFits'];
  onClear: () => void;
};

/** Few see it: its code is loaded when it is needed. */
export function LateNoBoats(props: NoBoatsProps) {
  return (
    <LatePart fallback={<div className="min-h-80" />}>
      <NoBoats {...props} />
    </LatePart>
  );
}

const NoBoats = import.meta.env.SSR
  ? (await import('./no-boats.tsx')).default
  : lazy<ComponentType<NoBoatsProps>>(() =>
      Promise.all([
        import('./no-boats.tsx'),
        loadLateMessages('filters'),
        loadLateMessages('ships'),
      ]).then(
        ([noBoats]) => noBoats,
        () => ({ default: () => null }),
      ),
    );
