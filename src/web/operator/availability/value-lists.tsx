import { X, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { isDay, isTime, type Day, type Time } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';

type TimeListProps = {
  label: string;
  times: readonly Time[];
  emptyText: string;
  onChange: (times: Time[]) => void;
};

/** Edits departure times: sorted, without empty ones or duplicates (spec 5: time slots). */
export function TimeList({ label, times, emptyText, onChange }: TimeListProps) {
  const t = useMessages('operator-availability');
  const formats = useFormats();
  const findProblem = (time: string) => {
    if (!isTime(time)) return t.chooseTime;
    return times.includes(time) ? t.timeIsThere(formats.time(time)) : null;
  };
  return (
    <ValueList
      label={label}
      type="time"
      values={times}
      format={formats.time}
      emptyText={emptyText}
      findProblem={findProblem}
      onAdd={(time) => onChange([...times, time].toSorted())}
      onRemove={(time) => onChange(times.filter((kept) => kept !== time))}
    />
  );
}

type BlackoutDatesProps = { dates: readonly Day[]; today: Day; onChange: (dates: Day[]) => void };

/** Hides past dates without removing them. */
export function BlackoutDates({ dates, today, onChange }: BlackoutDatesProps) {
  const t = useMessages('operator-availability');
  const sailing = useMessages('portal-sailing');
  const formats = useFormats();
  const findProblem = (day: string) => {
    if (!isDay(day)) return t.chooseDate;
    if (day < today) return t.dayPassed;
    return dates.includes(day) ? t.dateIsThere : null;
  };
  return (
    <ValueList
      label={sailing.blackoutDates}
      type="date"
      min={today}
      values={dates.filter((day) => day >= today)}
      format={formats.fullDay}
      emptyText={t.noBlackouts}
      findProblem={findProblem}
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
  /** Returns why a value cannot be added; null if it can. */
  findProblem: (value: string) => string | null;
  onAdd: (value: string) => void;
  onRemove: (value: string) => void;
};

/** Shows values as chips, and a field whose button or Enter key adds another. */
function ValueList({ label, type, values, format, emptyText, min, ...handlers }: ValueListProps) {
  const t = useMessages('operator-availability');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const problem = handlers.findProblem(value);
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
          label={t.addTo[type].label}
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
          {t.addTo[type].button}
        </Button>
      </div>
    </div>
  );
}

export function RemovableChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const actionMessages = useMessages('portal-actions');
  return (
    <span className="inline-flex items-center rounded-full border border-edge pl-4 font-semibold">
      {text}
      <button
        type="button"
        aria-label={actionMessages.removeOf(text)}
        onClick={onRemove}
        className="grid size-10 place-items-center rounded-full hover:bg-shallows"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
