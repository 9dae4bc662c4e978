import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  addDays,
  addMonths,
  listMonthDays,
  getMonth,
  computeWeekday,
  type Day,
  type Month,
} from '#domain/time/days.ts';
import { getFirstWeekday, listWeekdays } from '#i18n/formats/language-formats.ts';
import type { PickerMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../language/use-formats.ts';
import { ariaDisabled } from '../../ui/button.tsx';

type MonthGridProps = {
  month: Month;
  months: { first: Month; last: Month };
  t: Pick<PickerMessages, 'previousMonth' | 'nextMonth'>;
  /** The element that names the month. */
  heading: 'h3' | 'p';
  /** The initial tab stop of this month. */
  firstStop: Day;
  onTurn: (month: Month) => void;
  /** Returns the props of the button that turns to a month; by default a click calls `onTurn`. */
  turnButton?: (month: Month) => ComponentProps<'button'>;
  /** Renders a day's cell. Its `data-day` lets the grid move the focus. */
  children: (day: Day, isTabStop: boolean) => ReactNode;
};

/** Renders a month as an ARIA grid, navigated with the arrow keys, Home, End, Page Up and Page Down. */
export function MonthGrid(props: MonthGridProps) {
  const headingId = useId();
  const { language } = useFormats();
  const first = getFirstWeekday(language);
  const { grid, tabStop, onKeyDown } = useRovingTabStop(props, first);
  const weekdayNames = useMemo(() => listWeekdays(language), [language]);
  return (
    <>
      <MonthTurner {...props} headingId={headingId} />
      <table ref={grid} role="grid" aria-labelledby={headingId} className="w-full table-fixed">
        <thead>
          <tr>
            {weekdayNames.map(({ short, long }) => (
              <th
                key={long}
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
          {listWeeks(props.month, first).map((week, row) => (
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

function MonthTurner(props: MonthGridProps & { headingId: string }) {
  const { month, months, t, heading: Heading, headingId, onTurn } = props;
  const formats = useFormats();
  const button = props.turnButton ?? ((to) => ({ type: 'button', onClick: () => onTurn(to) }));
  const classes =
    'grid size-11 place-items-center rounded-full border border-line not-aria-disabled:hover:border-ink aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:opacity-35';
  return (
    <div className="mb-3 flex items-center justify-between">
      <button
        {...button(addMonths(month, -1))}
        {...ariaDisabled(month <= months.first)}
        aria-label={t.previousMonth}
        className={classes}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <Heading
        id={headingId}
        aria-live="polite"
        className="font-semibold tracking-normal first-letter:uppercase"
      >
        {formats.month(month)}
      </Heading>
      <button
        {...button(addMonths(month, 1))}
        {...ariaDisabled(month >= months.last)}
        aria-label={t.nextMonth}
        className={classes}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** Keeps a roving tab stop. A key moves the stop and the focus, and turns to another month if needed. */
function useRovingTabStop({ month, months, firstStop, onTurn }: MonthGridProps, first: number) {
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [focusedDay, setFocusedDay] = useState<Day | null>(null);
  const tabStop = focusedDay !== null && getMonth(focusedDay) === month ? focusedDay : firstStop;
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = addDays(`${addMonths(months.last, 1)}-01`, -1);
    const target = dayForKey(event.key, tabStop, { first: `${months.first}-01`, last }, first);
    if (target === null) return;
    event.preventDefault();
    hasMoved.current = target !== tabStop;
    setFocusedDay(target);
    if (getMonth(target) !== month) onTurn(getMonth(target));
  };
  return { grid, tabStop, onKeyDown };
}

/** Splits a month into weeks that begin on Sunday or on the weekday `first`. Pads the outer weeks with null. */
export function listWeeks(month: Month, first = 0): (Day | null)[][] {
  const days = listMonthDays(month);
  const before = daysSince(first, days[0] ?? `${month}-01`);
  const cells: (Day | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns the day that a key moves to, clamped to the calendar; null for other keys. */
export function dayForKey(
  key: string,
  day: Day,
  edges: { first: Day; last: Day },
  firstWeekday = 0,
): Day | null {
  const target = moves[key]?.(day, daysSince(firstWeekday, day));
  if (target === undefined) return null;
  if (target < edges.first) return edges.first;
  return target > edges.last ? edges.last : target;
}

/** Returns the number of days between the start of the week and a day. */
function daysSince(first: number, day: Day): number {
  return (computeWeekday(day) - first + 7) % 7;
}

const moves: Readonly<Record<string, (day: Day, before: number) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, before) => addDays(day, -before),
  End: (day, before) => addDays(day, 6 - before),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
};

/** Returns the same day of the month `count` months later, or the last day of a shorter month. */
function inMonth(day: Day, count: number): Day {
  const days = listMonthDays(addMonths(getMonth(day), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
