import type { FocusEvent } from 'react';
import { Link } from 'wouter';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { listingUrl } from '../../../shared/trip/listing-address.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { getButtonClasses } from '../../../ui/button.tsx';

type NextDaysStripProps = {
  days: readonly Day[];
  filters: BoatFilters & { compare?: string | undefined };
};

/** Links to the next days on which one of the shown boats has seats. Each link sets the date filter. */
export function NextDaysStrip({ days, filters }: NextDaysStripProps) {
  const t = useMessages('listing');
  const formatDayName = useDayNames();
  if (days.length === 0) return null;
  return (
    <nav aria-label={t.nextDays} className="mb-4 sm:mb-5">
      <p aria-hidden="true" className="mb-1.5 sm:mb-2 text-sm font-semibold">
        {t.nextDays}
      </p>
      <ul onFocus={showWhole} className="sideways-on-phones flex gap-2 sm:flex-wrap">
        {days.map((date) => (
          <li key={date} className="grid min-w-30">
            <Link
              href={listingUrl({ ...filters, date })}
              replace
              className={getButtonClasses({ variant: 'secondary', size: 'small' })}
            >
              {formatDayName(date)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a partly visible day into view on keyboard focus, because Chromium does not. */
function showWhole({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Formats "Today", "Tomorrow" or "Fri, Dec 4". */
export function useDayNames(): (day: Day) => string {
  const t = useMessages('trips');
  const { shortWeekday } = useFormats();
  const today = useIslandNow().day;
  return (day) => {
    if (day === today) return t.today;
    return day === addDays(today, 1) ? t.tomorrow : shortWeekday(day);
  };
}
