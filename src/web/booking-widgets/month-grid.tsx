import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, addMonths, monthOf, type Day, type Month } from '#domain/days.ts';
import { dayForKey } from './calendar-keys.ts';
import { weekdays, weeksOf } from './calendar-weeks.ts';

type MonthGridProps = {
  month: Month;
  /** The months the calendar may be turned to. */
  months: { first: Month; last: Month };
  /** Id of the heading that names the month. */
  labelledBy: string;
  /** The day of this month that Tab stops at before anyone has walked. */
  firstStop: Day;
  onTurn: (month: Month) => void;
  /** The cell of a day. It carries `data-day`, so that the focus can be moved to it. */
  children: (day: Day, isTabStop: boolean) => ReactNode;
};

/** The days of a month as a grid that one walks with the arrow keys, Home, End, Page Up and Page Down. */
export function MonthGrid(props: MonthGridProps) {
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
        {weeksOf(props.month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} role="gridcell" />
              ) : (
                props.children(day, day === tabStop)
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps the one day that Tab stops at, and moves the focus with the keys, into another month if need be. */
function useWalking({ month, months, firstStop, onTurn }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [walked, setWalked] = useState<Day | null>(null);
  const tabStop = walked !== null && monthOf(walked) === month ? walked : firstStop;
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
