import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, monthOf, type Day, type Month } from '#domain/days.ts';
import { CalendarDay } from './calendar-day.tsx';
import { dayForKey } from './calendar-keys.ts';
import { weekdays, weeksOf } from './calendar-weeks.ts';
import type { DayOffer } from './open-days.ts';

type CalendarGridProps = {
  month: Month;
  offers: ReadonlyMap<Day, DayOffer>;
  today: Day;
  selected: Day | null;
  priceNote: string | null;
  /** The months the calendar may be turned to. */
  months: { first: Month; last: Month };
  /** Id of the heading that names the month. */
  labelledBy: string;
  onSelect: (day: Day) => void;
  onTurn: (month: Month) => void;
};

/** The days of a month as a grid that one walks with the arrow keys, Home, End, Page Up and Page Down. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, offers, today, selected } = props;
  const { grid, tabStop, walk } = useWalking(props);
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
                <CalendarDay
                  key={day}
                  day={day}
                  offer={offers.get(day)}
                  priceNote={props.priceNote}
                  isToday={day === today}
                  isSelected={day === selected}
                  isTabStop={day === tabStop}
                  onSelect={props.onSelect}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps the one day that Tab stops at, and moves the focus with the keys, into another month if need be. */
function useWalking({ month, months, offers, selected, onTurn }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [walked, setWalked] = useState<Day | null>(null);
  const shown = [walked, selected].find((day) => day != null && monthOf(day) === month);
  const tabStop = shown ?? firstOpen(offers) ?? `${month}-01`;
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

function firstOpen(offers: ReadonlyMap<Day, DayOffer>): Day | undefined {
  return [...offers].find(([, offer]) => offer.times.length > 0)?.[0];
}
