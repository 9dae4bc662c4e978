import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  addDays,
  addMonths,
  daysOfMonth,
  formatMonth,
  monthOf,
  weekdayOf,
  type Day,
  type Month,
} from '#domain/days.ts';
import { ariaDisabled } from '../ui/button.tsx';

type MonthGridProps = {
  month: Month;
  /** The calendar's first and last month. */
  months: { first: Month; last: Month };
  /** The element that names the month. */
  heading: 'h3' | 'p';
  /** The initial tab stop of this month. */
  firstStop: Day;
  onTurn: (month: Month) => void;
  /** The props of the button that turns to a month; by default a click calls `onTurn`. */
  turnButton?: (month: Month) => ComponentProps<'button'>;
  /** The cell of a day. It carries `data-day`, so that the focus can be moved to it. */
  children: (day: Day, isTabStop: boolean) => ReactNode;
};

/** A month as an ARIA grid, navigated with the arrow keys, Home, End, Page Up and Page Down. */
export function MonthGrid(props: MonthGridProps) {
  const headingId = useId();
  const { grid, tabStop, onKeyDown } = useRovingTabStop(props);
  return (
    <>
      <MonthTurner {...props} headingId={headingId} />
      <table ref={grid} role="grid" aria-labelledby={headingId} className="w-full table-fixed">
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
        <tbody onKeyDown={onKeyDown}>
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
    </>
  );
}

/** The month's name between the previous and next buttons. */
function MonthTurner(props: MonthGridProps & { headingId: string }) {
  const { month, months, heading: Heading, headingId, onTurn } = props;
  const button = props.turnButton ?? ((to) => ({ type: 'button', onClick: () => onTurn(to) }));
  const look =
    'grid size-11 place-items-center rounded-full border border-line not-aria-disabled:hover:border-ink aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:opacity-35';
  return (
    <div className="mb-3 flex items-center justify-between">
      <button
        {...button(addMonths(month, -1))}
        {...ariaDisabled(month <= months.first)}
        aria-label="Previous month"
        className={look}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <Heading id={headingId} aria-live="polite" className="font-semibold tracking-normal">
        {formatMonth(month)}
      </Heading>
      <button
        {...button(addMonths(month, 1))}
        {...ariaDisabled(month >= months.last)}
        aria-label="Next month"
        className={look}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** The roving tab stop: keys move it and the focus, changing the month if needed. */
function useRovingTabStop({ month, months, firstStop, onTurn }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [focusedDay, setFocusedDay] = useState<Day | null>(null);
  const tabStop = focusedDay !== null && monthOf(focusedDay) === month ? focusedDay : firstStop;
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = addDays(`${addMonths(months.last, 1)}-01`, -1);
    const target = dayForKey(event.key, tabStop, { first: `${months.first}-01`, last });
    if (target === null) return;
    event.preventDefault();
    hasMoved.current = target !== tabStop;
    setFocusedDay(target);
    if (monthOf(target) !== month) onTurn(monthOf(target));
  };
  return { grid, tabStop, onKeyDown };
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

/** A month in weeks from Sunday to Saturday; null pads days of other months. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = daysOfMonth(month);
  const before = weekdayOf(days[0] ?? `${month}-01`);
  const cells: (Day | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day that a key moves to, clamped to the calendar; null for keys that the grid does not handle. */
export function dayForKey(key: string, day: Day, edges: { first: Day; last: Day }): Day | null {
  const target = moves[key]?.(day);
  if (target === undefined) return null;
  if (target < edges.first) return edges.first;
  return target > edges.last ? edges.last : target;
}

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
};

/** The same day `count` months away, or that month's last. */
function inMonth(day: Day, count: number): Day {
  const days = daysOfMonth(addMonths(monthOf(day), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
