import { CalendarOff, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { ScheduleBoatView } from '#contract/operator/schedule-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addMonths, getMonth, type Day, type Month } from '#domain/time/days.ts';
import { MonthGrid } from '../../shared/calendar/month-grid.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WindMark, type Forecasts } from './day-notes.tsx';
import { computeDayTotals } from './schedule-slots.ts';

type ScheduleMonthProps = {
  month: Month;
  boats: readonly ScheduleBoatView[];
  forecasts: Forecasts;
  onTurn: (month: Month) => void;
};

/** Shows a month of days with their totals. Each day links to its own page. */
export function ScheduleMonth({ month, boats, forecasts, onTurn }: ScheduleMonthProps) {
  const t = useMessages('portal-sailing');
  const { day: today } = useIslandNow();
  return (
    <div className="print:[&_button]:hidden">
      <MonthGrid
        month={month}
        // One year in each direction is enough, because a key or a button moves by one month at most.
        months={{ first: addMonths(month, -12), last: addMonths(month, 12) }}
        t={{ previousMonth: t.previousMonth, nextMonth: t.nextMonth }}
        heading="p"
        firstStop={getMonth(today) === month ? today : `${month}-01`}
        onTurn={onTurn}
      >
        {(day, isTabStop) => (
          <MonthDay
            key={day}
            day={day}
            boats={boats}
            forecast={forecasts.get(day)}
            isToday={day === today}
            isTabStop={isTabStop}
          />
        )}
      </MonthGrid>
    </div>
  );
}

type MonthDayProps = {
  day: Day;
  boats: readonly ScheduleBoatView[];
  forecast: ReturnType<Forecasts['get']>;
  isToday: boolean;
  isTabStop: boolean;
};

function MonthDay({ day, boats, forecast, isToday, isTabStop }: MonthDayProps) {
  const t = useMessages('operator-schedule');
  const dayMessages = useMessages('operator-day');
  const { weekdayDay } = useFormats();
  const { departures, seatsSold, capacity, waiting, isClosed } = computeDayTotals(boats, day);
  const facts = [
    weekdayDay(day),
    ...(departures === 0
      ? [t.noDepartures]
      : [t.departures(departures), dayMessages.seatsSold(seatsSold, capacity)]),
    ...(waiting > 0 ? [t.waiting(waiting)] : []),
    ...(isClosed ? [t.states.closed] : []),
  ];
  return (
    <td role="gridcell" className="h-px border border-line p-0 align-top">
      <Link
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        href={portalPaths.operatorDay({ date: day })}
        className={classNames(
          'flex h-full min-h-16 flex-col gap-0.5 p-1 text-ink no-underline hover:bg-shallows sm:min-h-24 sm:p-2',
          isToday && 'bg-shallows',
        )}
      >
        <span className="sr-only">{facts.join(', ')} </span>
        <span
          aria-hidden="true"
          className={classNames('text-sm tabular-nums', isToday && 'font-bold text-sea underline')}
        >
          {Number(day.slice(8))}
        </span>
        {departures > 0 && (
          <span aria-hidden="true" className="text-xs font-semibold tabular-nums sm:text-base">
            {t.seats(seatsSold, capacity)}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-1">
          {waiting > 0 && (
            <span
              aria-hidden="true"
              className="inline-flex items-center gap-0.5 text-xs font-semibold text-danger"
            >
              <TriangleAlert className="size-3.5" />
              {waiting}
            </span>
          )}
          {isClosed && <CalendarOff aria-hidden="true" className="size-3.5 text-ink-soft" />}
          <WindMark forecast={forecast} />
        </span>
      </Link>
    </td>
  );
}
