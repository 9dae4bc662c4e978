import { slotsOn } from '#domain/availability.ts';
import { addDays, daysFromTo, formatTime, formatWeekdayDay } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { withBlockedHulls, type Sailing } from '#domain/trip-times.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { soldOnDay } from './sailing-calendar.tsx';

const PREVIEW_DAYS = 14;

/** What visitors can book in the next two weeks, given the editor's state. */
export function NextDays({ taken, ...boat }: Sailing & { taken: readonly Taken[] }) {
  const now = useIslandNow();
  const availability = withBlockedHulls(boat);
  return (
    <section aria-label="Next 14 days">
      <h3 className="mb-3 text-lg font-bold">Next 14 days</h3>
      <ol className="divide-y divide-line rounded-field border border-line">
        {daysFromTo(now.day, addDays(now.day, PREVIEW_DAYS - 1)).map((day) => {
          const times = slotsOn(availability, day, now).map(formatTime);
          const sold = soldOnDay(taken, day);
          return (
            <li
              key={day}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5 text-sm"
            >
              <span className={times.length > 0 ? 'font-semibold' : 'text-ink-soft'}>
                {formatWeekdayDay(day)}
              </span>
              <span className={times.length > 0 ? '' : 'text-ink-soft'}>
                {[times.join(', ') || 'Closed', sold?.long].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
