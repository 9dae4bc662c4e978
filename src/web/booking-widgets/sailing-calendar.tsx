import { useId, useState } from 'react';
import { calendarMonths, type Availability } from '#domain/availability.ts';
import { addMonths, formatMonth, type Day, type Month } from '#domain/days.ts';
import type { Taken } from '#domain/departures.ts';
import { MonthTurner } from './month-turner.tsx';
import { SailingGrid } from './sailing-grid.tsx';

type SailingCalendarProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  /** Opens and closes a day; without it the calendar is only looked at. */
  onToggle?: (day: Day) => void;
};

/** The days on which a boat sails and what is sold of them, month by month, as its operator sees it. */
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
