import { lazy, Suspense, type ComponentType } from 'react';
import type { BoatSearchView } from '#contract/boat-search-api.ts';
import type { BoatFilters } from '#domain/boat-filters.ts';
import { loadLateMessages } from '../language/load-messages.ts';
import { markedPart } from '../layout/marked-part.ts';
import { once, useLatePart } from '../layout/use-is-loaded.ts';

export type NoBoatsProps = {
  filters: BoatFilters;
  nothingFits: BoatSearchView['nothingFits'];
  onClear: () => void;
};

/** Few see it: its code is loaded when it is needed. */
export function LateNoBoats(props: NoBoatsProps) {
  return useLatePart(
    load,
    <Suspense fallback={<div className="min-h-80" />}>
      <NoBoats {...props} />
    </Suspense>,
  );
}

const load = once(() =>
  Promise.all([
    import('./no-boats.tsx'),
    loadLateMessages('filters'),
    loadLateMessages('ships'),
  ]).then(
    ([noBoats]) => noBoats,
    () => ({ default: () => null }),
  ),
);

const NoBoats = import.meta.env.SSR
  ? markedPart((await import('./no-boats.tsx')).default)
  : lazy<ComponentType<NoBoatsProps>>(load);
