import { X, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { formatTime, isTime, type Time } from '#domain/days.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';

type TimeSlotListProps = {
  label: string;
  times: readonly Time[];
  emptyWords: string;
  onChange: (times: Time[]) => void;
};

/** Departure times: sorted, without empty ones or duplicates (spec 5: time slots). */
export function TimeSlotList({ label, times, emptyWords, onChange }: TimeSlotListProps) {
  const [error, setError] = useState<string | null>(null);
  const add = (time: string): boolean => {
    const problem = problemOf(time, times);
    setError(problem);
    if (problem === null) onChange([...times, time].toSorted());
    return problem === null;
  };
  return (
    <div className="flex flex-col gap-3">
      {times.length === 0 ? (
        <p className="text-ink-soft">{emptyWords}</p>
      ) : (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {times.map((time) => (
            <li key={time}>
              <RemovableWord
                words={formatTime(time)}
                onRemove={() => onChange(times.filter((kept) => kept !== time))}
              />
            </li>
          ))}
        </ul>
      )}
      <AddField label="Add a time" type="time" button="Add time" error={error} onAdd={add} />
    </div>
  );
}

function problemOf(time: string, times: readonly Time[]): string | null {
  if (!isTime(time)) return 'Choose a time first';
  return times.includes(time) ? `${formatTime(time)} is already in the list` : null;
}

/** A chip with a remove button. */
export function RemovableWord({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <span className="inline-flex items-center rounded-full border border-edge pl-4 font-semibold">
      {words}
      <button
        type="button"
        aria-label={`Remove ${words}`}
        onClick={onRemove}
        className="grid size-10 place-items-center rounded-full hover:bg-shallows"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

type AddFieldProps = {
  label: string;
  type: 'time' | 'date';
  button: string;
  error: string | null;
  min?: string;
  /** Whether it was added; then the field is cleared. */
  onAdd: (value: string) => boolean;
};

/** A field whose value is added to a list, by the button or by Enter. */
export function AddField({ label, type, button, error, min, onAdd }: AddFieldProps) {
  const [value, setValue] = useState('');
  const add = () => {
    if (onAdd(value)) setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        label={label}
        type={type}
        value={value}
        error={error}
        {...(min && { min })}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-44"
      />
      <Button variant="secondary" onClick={add} className="mt-6.5">
        <Plus aria-hidden="true" className="size-4" />
        {button}
      </Button>
    </div>
  );
}
