import { useState, type FormEvent } from 'react';
import type { Day, Time } from '#domain/time/days.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField } from '../../forms/form-field.tsx';

type Departure = { date: Day; time: Time | null };

type OfferedDeparturesProps = {
  /** Names the form for screen readers. */
  name: string;
  departures: readonly { date: Day; times: readonly Time[] }[];
  /** False for a charter without a start time. */
  hasTime: boolean;
  submitLabel: string;
  onChoose: (departure: Departure) => void;
};

export function OfferedDepartures(props: OfferedDeparturesProps) {
  const { name, departures, hasTime, submitLabel, onChoose } = props;
  const t = useMessages('offer');
  const formats = useFormats();
  const [chosenDay, setDay] = useState('');
  const [chosenTime, setTime] = useState('');
  // Falls back to the first day if the selected day is no longer available.
  const day = departures.find(({ date }) => date === chosenDay) ?? departures[0];
  const times = day?.times ?? [];
  const time = times.find((each) => each === chosenTime) ?? times[0] ?? null;
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (day) onChoose({ date: day.date, time: hasTime ? time : null });
  };
  return (
    <form aria-label={name} onSubmit={choose} className="grid items-end gap-4 sm:grid-cols-2">
      <SelectField
        label={t.day}
        value={day?.date ?? ''}
        onChange={({ target }) => setDay(target.value)}
      >
        <Options choices={departures.map(({ date }) => [date, formats.weekdayDay(date)])} />
      </SelectField>
      {hasTime && (
        <SelectField
          label={t.start}
          value={time ?? ''}
          onChange={({ target }) => setTime(target.value)}
        >
          <Options choices={times.map((each) => [each, formats.time(each)])} />
        </SelectField>
      )}
      <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
