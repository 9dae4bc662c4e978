import {
  formatMonth,
  formatShortWeekday,
  formatTime,
  monthOf,
  type Day,
  type Time,
} from '#domain/days.ts';
import { SelectField } from '../ui/form-field.tsx';

export type FreeDay = { date: Day; times: Time[] };
type DepartureFieldsProps = {
  days: readonly FreeDay[];
  day: FreeDay;
  /** Null for a charter that has no start time. */
  time: Time | null;
  onChoose: (to: { date: Day; time: Time | null }) => void;
};

/** A day with room, and one of its times. */
export function DepartureFields({ days, day, time, onChoose }: DepartureFieldsProps) {
  const months = [...new Set(days.map(({ date }) => monthOf(date)))];
  return (
    <>
      <SelectField
        label="New day"
        value={day.date}
        onChange={({ target }) => onChoose({ date: target.value, time })}
      >
        {months.map((month) => (
          <optgroup key={month} label={formatMonth(month)}>
            {days
              .filter(({ date }) => monthOf(date) === month)
              .map(({ date }) => (
                <option key={date} value={date}>
                  {formatShortWeekday(date)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {time !== null && (
        <SelectField
          label="New time"
          value={time}
          onChange={({ target }) => onChoose({ date: day.date, time: target.value })}
        >
          {day.times.map((each) => (
            <option key={each} value={each}>
              {formatTime(each)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
