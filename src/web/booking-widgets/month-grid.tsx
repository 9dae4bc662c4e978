import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  addDays,
  addMonths,
  monthOf,
  type Day,
  type Month,
  daysOfMonth,
  weekdayOf,
} from '#domain/days.ts';

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

export const weekdays = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const;

/** A month in rows of seven from Sunday to Saturday; null where the row belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(days[0] ?? `${month}-01`);
  const cells: (Day | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day a key leads to from a day of the grid, kept within the calendar; null when the key is none of the grid's. */
export function dayForKey(key: string, day: Day, edges: { first: Day; last: Day }): Day | null {
  const target = targetOf(key, day);
  if (target === null) return null;
  if (target < edges.first) return edges.first;
  return target > edges.last ? edges.last : target;
}

function targetOf(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return null;
  }
}

/** The same day of a month `count` months away, or that month's last. */
function inMonth(day: Day, count: number): Day {
  const days = daysOfMonth(addMonths(monthOf(day), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
