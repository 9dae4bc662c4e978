import { useState } from 'react';
import type { OperatorScope } from '#contract/operator/call-off-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { listOfferedSlots } from '#domain/availability/availability.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import { BoatTicks } from '../boats/boat-ticks.tsx';

type Boats = readonly OperatorBoatView[];

type ScopeFieldsProps = {
  boats: Boats;
  initial: OperatorScope | undefined;
  errors: FieldErrors;
};

export function CallOffScopeFields({ boats, initial, errors }: ScopeFieldsProps) {
  const t = useMessages('operator-call-offs');
  const labels = useMessages('portal-labels');
  const formats = useFormats();
  const { day: today } = useIslandNow();
  const [day, setDay] = useState(initial?.day ?? today);
  const [boatIds, setBoatIds] = useState(initial?.boatIds ?? boats.map(({ id }) => id));
  const chosen = boats.filter(({ id }) => boatIds.includes(id));
  return (
    <>
      <TextField
        label={labels.day}
        name="day"
        type="date"
        required
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={errors['day']}
      />
      <BoatTicks boats={boats} boatIds={boatIds} error={errors['boatIds']} onChange={setBoatIds} />
      <SelectField
        label={t.whatNot}
        name="time"
        defaultValue={initial?.time ?? ''}
        error={errors['time']}
      >
        <option value="">{labels.wholeDay}</option>
        <Options
          choices={listTimes(chosen, day).map((time) => [time, t.only(formats.time(time))])}
        />
      </SelectField>
    </>
  );
}

/** Lists the times of the boats' departures on a day, offered or sold. */
function listTimes(boats: Boats, day: Day): Time[] {
  const times = boats.flatMap(({ availability, taken }) => [
    ...listOfferedSlots(availability, day),
    ...taken.flatMap(({ date, time }) => (date === day && time !== null ? [time] : [])),
  ]);
  return [...new Set(times)].toSorted();
}
