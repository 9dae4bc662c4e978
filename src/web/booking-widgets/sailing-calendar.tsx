import { useId, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { calendarMonths, type Availability, slotsOn } from '#domain/availability.ts';
import { addMonths, formatMonth, type Day, type Month, monthOf } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { MonthButton } from './month-button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SailingDay, soldOnDay } from './sailing-day.tsx';

type SailingCalendarProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  /** Opens or closes a day; without it the calendar is read-only. */
  onToggle?: (day: Day) => void;
};

/** A boat's availability and sales, month by month, for its operator. */
export function SailingCalendar({ availability, taken, today, onToggle }: SailingCalendarProps) {
  const months = calendarMonths(today);
  const headingId = useId();
  const [month, setMonth] = useState<Month>(months.first);
  return (
    <>
      <MonthTurner
        headingId={headingId}
        name={formatMonth(month)}
        onPrevious={month > months.first ? () => setMonth(addMonths(month, -1)) : null}
        onNext={month < months.last ? () => setMonth(addMonths(month, 1)) : null}
      />
      <SailingGrid
        {...{ availability, taken, today, month, months, onToggle }}
        labelledBy={headingId}
        onTurn={setMonth}
      />
      <Legend />
    </>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <li className="inline-flex items-center gap-1.5">
        <span className="size-4 rounded-sm bg-sea" /> Open
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="size-4 rounded-sm border-2 border-dashed border-sea" /> In a season
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="line-through">12</span> Blackout
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="rounded-full bg-sun px-1.5 text-xs font-bold text-on-sun">4</span> Seats
        sold
      </li>
    </ul>
  );
}

type MonthTurnerProps = {
  headingId: string;
  name: string;
  /** Null at the calendar's end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** The month's name between the previous and next buttons. */
function MonthTurner({ headingId, name, onPrevious, onNext }: MonthTurnerProps) {
  return (
    <div className="mb-3 flex items-center justify-between">
      <MonthButton
        type="button"
        aria-label="Previous month"
        isEnd={onPrevious === null}
        {...(onPrevious && { onClick: onPrevious })}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </MonthButton>
      <h3 id={headingId} aria-live="polite" className="font-semibold tracking-normal">
        {name}
      </h3>
      <MonthButton
        type="button"
        aria-label="Next month"
        isEnd={onNext === null}
        {...(onNext && { onClick: onNext })}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </MonthButton>
    </div>
  );
}

type SailingGridProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  month: Month;
  months: { first: Month; last: Month };
  labelledBy: string;
  /** Opens or closes a day; without it the calendar is read-only. */
  onToggle?: ((day: Day) => void) | undefined;
  onTurn: (month: Month) => void;
};

/** A month for the operator. */
function SailingGrid(props: SailingGridProps) {
  const { availability, month, months, today, labelledBy, onTurn } = props;
  const firstStop = monthOf(today) === month ? today : `${month}-01`;
  const atDawn = { day: today, time: '' };
  return (
    <MonthGrid {...{ month, months, labelledBy, firstStop, onTurn }}>
      {(day, isTabStop) => (
        <SailingDay
          key={day}
          day={day}
          isPast={day < today}
          isToday={day === today}
          isManual={availability.manualDays.includes(day)}
          isBlackout={availability.blackoutDates.includes(day)}
          isSailing={slotsOn(availability, day, atDawn).length > 0}
          sold={soldOnDay(props.taken, day)}
          isTabStop={isTabStop}
          onToggle={props.onToggle}
        />
      )}
    </MonthGrid>
  );
}
