import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { calendarMonths, type Availability } from '#domain/availability.ts';
import type { Taken } from '#domain/departures.ts';
import { addMonths, formatMonth, type Day, type Month } from '#domain/days.ts';
import { Button } from '../../ui/button.tsx';
import { MonthTurner } from './month-turner.tsx';
import { addNextDays, toggleManualDay } from './availability-changes.ts';
import { SailingGrid } from './sailing-grid.tsx';

type ManualDaysProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  onChange: (next: Availability) => void;
};

/** The calendar on which days are opened and closed one by one, or many at once. */
export function ManualDays({ availability, taken, today, onChange }: ManualDaysProps) {
  const months = calendarMonths(today);
  const headingId = useId();
  const [month, setMonth] = useState<Month>(months.first);
  const [said, setSaid] = useState('');
  const addNext = (count: number) => {
    onChange(addNextDays(availability, count, today));
    setSaid(`The next ${count} days are open.`);
  };
  return (
    <section aria-label="Calendar">
      <MonthTurner
        headingId={headingId}
        name={formatMonth(month)}
        onPrevious={month > months.first ? () => setMonth(addMonths(month, -1)) : null}
        onNext={month < months.last ? () => setMonth(addMonths(month, 1)) : null}
      />
      <SailingGrid
        {...{ availability, taken, today, month, months }}
        labelledBy={headingId}
        onToggle={(day) => onChange(toggleManualDay(availability, day, today))}
        onTurn={setMonth}
      />
      <Legend />
      <div className="mt-4 flex flex-wrap gap-2">
        {[7, 30].map((count) => (
          <Button key={count} variant="secondary" size="small" onClick={() => addNext(count)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Add Next {count} Days
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {said}
      </p>
    </section>
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
