import { useState } from 'react';
import { formatFullDay, isDay, type Day } from '#domain/days.ts';
import { AddField, RemovableWord } from './time-slot-list.tsx';

type BlackoutDatesProps = {
  dates: readonly Day[];
  today: Day;
  onChange: (dates: Day[]) => void;
};

/** Past dates are kept but not shown. */
export function BlackoutDates({ dates, today, onChange }: BlackoutDatesProps) {
  const [error, setError] = useState<string | null>(null);
  const toCome = dates.filter((day) => day >= today);
  const add = (day: string): boolean => {
    const problem = problemOf(day, dates, today);
    setError(problem);
    if (problem === null) onChange([...dates, day]);
    return problem === null;
  };
  return (
    <div className="flex flex-col gap-3">
      {toCome.length === 0 ? (
        <p className="text-ink-soft">None to come.</p>
      ) : (
        <ul aria-label="Blackout dates" className="flex flex-wrap gap-2">
          {toCome.map((day) => (
            <li key={day}>
              <RemovableWord
                words={formatFullDay(day)}
                onRemove={() => onChange(dates.filter((kept) => kept !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddField
        label="Add a date"
        type="date"
        button="Add date"
        min={today}
        error={error}
        onAdd={add}
      />
    </div>
  );
}

function problemOf(day: string, dates: readonly Day[], today: Day): string | null {
  if (!isDay(day)) return 'Choose a date first';
  if (day < today) return 'That day has passed';
  return dates.includes(day) ? 'That date is already in the list' : null;
}
