import { listSlots } from '#domain/availability/availability.ts';
import { addDays, listDays } from '#domain/time/days.ts';
import type { Taken } from '#domain/departures/departures.ts';
import { addMissingTripLengths, type Sailing } from '#domain/availability/trip-times.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { useIslandNow } from '../site/island-clock.tsx';
import { classNames } from '../../ui/class-names.ts';
import { soldOnDay } from './sailing-calendar.tsx';

const PREVIEW_DAYS = 14;

/** Previews what visitors can book in the next two weeks, including the editor's unsaved changes. */
export function NextDays({ taken, ...boat }: Sailing & { taken: readonly Taken[] }) {
  const t = useMessages('portal-sailing');
  const formats = useFormats();
  const now = useIslandNow();
  const availability = addMissingTripLengths(boat);
  return (
    <section aria-label={t.nextDays(PREVIEW_DAYS)}>
      <h3 className="mb-3 text-lg font-bold">{t.nextDays(PREVIEW_DAYS)}</h3>
      <ol className="divide-y divide-line rounded-field border border-line">
        {listDays(now.day, addDays(now.day, PREVIEW_DAYS - 1)).map((day) => {
          const times = listSlots(availability, day, now).map(formats.time);
          const sold = soldOnDay(t, taken, day);
          return (
            <li
              key={day}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5 text-sm"
            >
              <span
                className={classNames(
                  'first-letter:uppercase',
                  times.length > 0 ? 'font-semibold' : 'text-ink-soft',
                )}
              >
                {formats.weekdayDay(day)}
              </span>
              <span className={times.length > 0 ? '' : 'text-ink-soft'}>
                {[times.join(', ') || t.closed, sold?.long].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
