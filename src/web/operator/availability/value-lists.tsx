import { X, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { formatFullDay, formatTime, isDay, isTime, type Day, type Time } from '#domain/days.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';

type TimeListProps = {
  label: string;
  times: readonly Time[];
  emptyText: string;
  onChange: (times: Time[]) => void;
};

/** Departure times: sorted, without empty ones or duplicates (spec 5: time slots). */
export function TimeList({ label, times, emptyText, onChange }: TimeListProps) {
  const problemOf = (time: string) => {
    if (!isTime(time)) return 'Choose a time first';
    return times.includes(time) ? `${formatTime(time)} is already in the list` : null;
  };
  return (
    <ValueList
      label={label}
      type="time"
      values={times}
      format={formatTime}
      emptyText={emptyText}
      problemOf={problemOf}
      onAdd={(time) => onChange([...times, time].toSorted())}
      onRemove={(time) => onChange(times.filter((kept) => kept !== time))}
    />
  );
}

type BlackoutDatesProps = { dates: readonly Day[]; today: Day; onChange: (dates: Day[]) => void };

/** Past dates are kept but not shown. */
export function BlackoutDates({ dates, today, onChange }: BlackoutDatesProps) {
  const problemOf = (day: string) => {
    if (!isDay(day)) return 'Choose a date first';
    if (day < today) return 'That day has passed';
    return dates.includes(day) ? 'That date is already in the list' : null;
  };
  return (
    <ValueList
      label="Blackout dates"
      type="date"
      min={today}
      values={dates.filter((day) => day >= today)}
      format={formatFullDay}
      emptyText="None to come."
      problemOf={problemOf}
      onAdd={(day) => onChange([...dates, day])}
      onRemove={(day) => onChange(dates.filter((kept) => kept !== day))}
    />
  );
}

type ValueListProps = {
  label: string;
  type: 'time' | 'date';
  values: readonly string[];
  format: (value: string) => string;
  emptyText: string;
  min?: string;
  /** Why a value cannot be added; null when it can. */
  problemOf: (value: string) => string | null;
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
};

/** Values as chips, and a field that adds one, by its button or by Enter. */
function ValueList({ label, type, values, format, emptyText, min, ...handlers }: ValueListProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const problem = handlers.problemOf(value);
    setError(problem);
    if (problem !== null) return;
    handlers.onAdd(value);
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-col gap-3">
      {values.length === 0 ? (
        <p className="text-ink-soft">{emptyText}</p>
      ) : (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {values.map((each) => (
            <li key={each}>
              <RemovableChip text={format(each)} onRemove={() => handlers.onRemove(each)} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={`Add a ${type}`}
          type={type}
          value={value}
          error={error}
          min={min}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={onKeyDown}
          className="w-44"
        />
        <Button variant="secondary" onClick={add} className="mt-6.5">
          <Plus aria-hidden="true" className="size-4" />
          Add {type}
        </Button>
      </div>
    </div>
  );
}

export function RemovableChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <span className="inline-flex items-center rounded-full border border-edge pl-4 font-semibold">
      {text}
      <button
        type="button"
        aria-label={`Remove ${text}`}
        onClick={onRemove}
        className="grid size-10 place-items-center rounded-full hover:bg-shallows"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
