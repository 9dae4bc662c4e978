import { useState } from 'react';
import {
  getCalendarMonths,
  listSlots,
  type Availability,
} from '#domain/availability/availability.ts';
import { getMonth, type Day } from '#domain/time/days.ts';
import type { Taken } from '#domain/departures/departures.ts';
import type { PortalSailingMessages } from '#i18n/catalogues/messages.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { MonthGrid } from './month-grid.tsx';

type SailingCalendarProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  /** Opens or closes a day. The calendar is read-only if this is missing. */
  onToggle?: (day: Day) => void;
};

export function SailingCalendar(props: SailingCalendarProps) {
  const t = useMessages('portal-sailing');
  const { today, onToggle } = props;
  const months = getCalendarMonths(today);
  const [month, setMonth] = useState(months.first);
  return (
    <>
      <MonthGrid
        month={month}
        months={months}
        heading="h3"
        t={{ previousMonth: t.previousMonth, nextMonth: t.nextMonth }}
        firstStop={getMonth(today) === month ? today : `${month}-01`}
        onTurn={setMonth}
      >
        {(day, isTabStop) => (
          <SailingDay
            key={day}
            day={dayState(t, day, props)}
            isTabStop={isTabStop}
            onToggle={onToggle}
          />
        )}
      </MonthGrid>
      <Legend />
    </>
  );
}

type DayState = ReturnType<typeof dayState>;

function dayState(
  t: PortalSailingMessages,
  date: Day,
  { availability, taken, today, onToggle }: SailingCalendarProps,
) {
  return {
    date,
    isPast: date < today,
    isToday: date === today,
    /** Opened manually. */
    isManual: availability.manualDays.includes(date),
    isBlackout: availability.blackoutDates.includes(date),
    /** True if a manual day or a season gives the boat a departure that day. */
    isSailing: listSlots(availability, date, { day: today, time: '' }).length > 0,
    sold: soldOnDay(t, taken, date),
    isEditable: onToggle !== undefined,
  };
}

type SailingDayProps = {
  day: DayState;
  isTabStop: boolean;
  onToggle: ((day: Day) => void) | undefined;
};

/** Renders a day of the operator's calendar. Past days are focusable but not editable. */
function SailingDay({ day, isTabStop, onToggle }: SailingDayProps) {
  const { date, isPast } = day;
  const common = {
    'data-day': date,
    tabIndex: isTabStop ? 0 : -1,
    'aria-current': day.isToday ? ('date' as const) : undefined,
  };
  if (!onToggle) {
    return (
      <td role="gridcell" {...common} className="rounded-field p-0.5">
        <span className={getDayClasses(day)}>
          <DayFace day={day} />
        </span>
      </td>
    );
  }
  return (
    <td role="gridcell" className="p-0.5">
      <button
        type="button"
        {...common}
        aria-pressed={day.isManual}
        aria-disabled={isPast}
        onClick={() => !isPast && onToggle(date)}
        className={getDayClasses(day)}
      >
        <DayFace day={day} />
      </button>
    </td>
  );
}

function DayFace({ day }: { day: DayState }) {
  const t = useMessages('portal-sailing');
  const { weekdayDay } = useFormats();
  return (
    <>
      <span className="sr-only">{describeDay(t, weekdayDay(day.date), day)}</span>
      <span aria-hidden="true">{Number(day.date.slice(8))}</span>
      {day.sold && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-0.5 rounded-full border border-card bg-sun px-1.5 text-xs leading-4 font-bold text-on-sun no-underline"
        >
          {day.sold.short}
        </span>
      )}
    </>
  );
}

function getDayClasses({
  isPast,
  isToday,
  isManual,
  isBlackout,
  isSailing,
  isEditable,
}: DayState): string {
  const isBySeason = isSailing && !isManual;
  return classNames(
    'relative mx-auto grid h-12 w-full max-w-14 place-items-center rounded-field border-2 text-base tabular-nums',
    isPast && (isEditable ? 'cursor-not-allowed opacity-55' : !isManual && 'text-ink-soft'),
    isManual && !isBlackout && 'chosen font-semibold',
    isBySeason && 'border-dashed border-sea font-semibold',
    !isManual &&
      !isBySeason &&
      (isToday ? 'border-edge' : 'border-transparent forced-colors:border-[Canvas]'),
    isManual && isBlackout && 'border-edge',
    isBlackout && 'line-through',
    !isPast && !isManual && isEditable && 'hover:bg-shallows',
  );
}

/** Formats "Friday, December 4, open, 6 seats sold". */
function describeDay(t: PortalSailingMessages, weekdayDay: string, day: DayState) {
  const { isPast, isManual, isBlackout, isSailing, sold, isEditable } = day;
  const open = isManual ? t.openByHand : isSailing ? t.openBySeason : t.closedDay;
  return [
    weekdayDay,
    isBlackout ? t.blackoutDay : open,
    sold?.long,
    isPast && (isEditable ? t.pastLocked : t.past),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a day's sales as a short and a long label; null if nothing was sold. */
export function soldOnDay(
  t: PortalSailingMessages,
  taken: readonly Taken[],
  day: Day,
): { short: string; long: string } | null {
  const ofDay = taken.filter((entry) => entry.date === day);
  if (ofDay.some((entry) => entry.charter)) {
    return { short: t.full, long: t.chartered };
  }
  const seats = ofDay.reduce((sum, entry) => sum + entry.seats, 0);
  if (seats === 0) return null;
  return { short: String(seats), long: t.seatsSold(seats) };
}

function Legend() {
  const t = useMessages('portal-sailing');
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <li className="inline-flex items-center gap-1.5">
        <span className="chosen size-4 rounded-sm" /> {t.open}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="size-4 rounded-sm border-2 border-dashed border-sea" /> {t.season}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="line-through">12</span> {t.blackout}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="rounded-full bg-sun px-1.5 text-xs font-bold text-on-sun forced-colors:border">
          4
        </span>{' '}
        {t.seats}
      </li>
    </ul>
  );
}
