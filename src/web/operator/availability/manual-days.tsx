import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Availability } from '#domain/availability.ts';
import type { Taken } from '#domain/departures.ts';
import type { Day } from '#domain/days.ts';
import { SailingCalendar } from '../../booking-widgets/sailing-calendar.tsx';
import { Button } from '../../ui/button.tsx';
import { addNextDays, toggleDay } from './availability-changes.ts';

type ManualDaysProps = {
  availability: Availability;
  taken: readonly Taken[];
  today: Day;
  onChange: (next: Availability) => void;
};

/** The calendar that opens and closes days, one by one or in bulk. */
export function ManualDays({ availability, taken, today, onChange }: ManualDaysProps) {
  const [said, setSaid] = useState('');
  const addNext = (count: number) => {
    onChange(addNextDays(availability, count, today));
    setSaid(`The next ${count} days are open.`);
  };
  return (
    <section aria-label="Calendar">
      <SailingCalendar
        {...{ availability, taken, today }}
        onToggle={(day) => onChange(toggleDay(availability, day, today))}
      />
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
