import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { useFormats } from '../../../../shared/language/use-formats.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { describeFilters } from './describe-filters.ts';

/**
 * Shows and hides the form after it on phones, through CSS, so that it works before hydration and without JavaScript.
 */
export default function FilterFold({ filters }: { filters: BoatFilters }) {
  const t = useMessages('filters');
  const listing = useMessages('listing');
  const trips = useMessages('trips');
  const set = describeFilters({ t, listing, trips, formats: useFormats() }, filters);
  return (
    <details className="group peer rounded-card bg-shallows sm:hidden">
      <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-card px-4 py-2 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0 text-sea" />
        <span className="min-w-0 grow wrap-anywhere">
          {set && <span className="sr-only">{listing.filter}: </span>}
          {set || listing.filter}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-sea transition-transform group-open:rotate-180"
        />
      </summary>
    </details>
  );
}
