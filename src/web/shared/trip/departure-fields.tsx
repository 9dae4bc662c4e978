import { getMonth, type Day, type Time } from '#domain/time/days.ts';
import { useFormats } from '../language/use-formats.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField } from '../../forms/form-field.tsx';

export type FreeDay = { date: Day; times: Time[] };
type DepartureFieldsProps = {
  days: readonly FreeDay[];
  day: FreeDay;
  /** Null for a charter without a start time. */
  time: Time | null;
  onChoose: (to: { date: Day; time: Time | null }) => void;
  t: { newDay: string; newTime: string };
};

export function DepartureFields({ days, day, time, onChoose, t }: DepartureFieldsProps) {
  const formats = useFormats();
  const months = [...new Set(days.map(({ date }) => getMonth(date)))];
  return (
    <>
      <SelectField
        label={t.newDay}
        value={day.date}
        onChange={({ target }) => onChoose({ date: target.value, time })}
      >
        {months.map((month) => (
          <optgroup key={month} label={formats.month(month)}>
            {days
              .filter(({ date }) => getMonth(date) === month)
              .map(({ date }) => (
                <option key={date} value={date}>
                  {formats.shortWeekday(date)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {time !== null && (
        <SelectField
          label={t.newTime}
          value={time}
          onChange={({ target }) => onChoose({ date: day.date, time: target.value })}
        >
          <Options choices={day.times.map((each) => [each, formats.time(each)])} />
        </SelectField>
      )}
    </>
  );
}
