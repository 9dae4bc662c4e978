import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { slotsOn, type Availability } from '#domain/availability.ts';
import type { Taken } from '#domain/departures.ts';
import { addDays, addMonths, monthOf, type Day, type Month } from '#domain/days.ts';
import { dayForKey } from '../../trip/calendar-keys.ts';
import { weekdays, weeksOf } from '../../trip/calendar-weeks.ts';
import { SailingDay } from './sailing-day.tsx';
import { soldOnDay } from './sold-on-day.ts';

type SailingGridProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  month: Month;
  months: { first: Month; last: Month };
  labelledBy: string;
  onToggle: (day: Day) => void;
  onTurn: (month: Month) => void;
};

/** A month as the captain sees it, walked with the arrow keys; Enter or Space opens and closes a day. */
export function SailingGrid(props: SailingGridProps) {
  const { availability, month, today } = props;
  const { grid, tabStop, walk } = useWalk(props);
  const atDawn = { day: today, time: '' };
  return (
    <table ref={grid} role="grid" aria-labelledby={props.labelledBy} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="pb-2 text-xs font-semibold text-ink-soft"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={walk}>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} role="gridcell" />
              ) : (
                <SailingDay
                  key={day}
                  day={day}
                  isPast={day < today}
                  isToday={day === today}
                  isManual={availability.manualDays.includes(day)}
                  isBlackout={availability.blackoutDates.includes(day)}
                  isSailing={slotsOn(availability, day, atDawn).length > 0}
                  sold={soldOnDay(props.taken, day)}
                  isTabStop={day === tabStop}
                  onToggle={props.onToggle}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one day that Tab stops at, moved with the keys, into another month if need be. */
function useWalk({ month, months, today, onTurn }: SailingGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [walked, setWalked] = useState<Day>(today);
  const tabStop = monthOf(walked) === month ? walked : `${month}-01`;
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);
  const walk = (event: KeyboardEvent) => {
    const last = addDays(`${addMonths(months.last, 1)}-01`, -1);
    const target = dayForKey(event.key, tabStop, { first: `${months.first}-01`, last });
    if (target === null) return;
    event.preventDefault();
    hasMoved.current = target !== tabStop;
    setWalked(target);
    if (monthOf(target) !== month) onTurn(monthOf(target));
  };
  return { grid, tabStop, walk };
}
