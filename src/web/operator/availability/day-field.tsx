import { isDay, type Day } from '#domain/days.ts';
import { TextField } from '../../ui/text-field.tsx';

type DayFieldProps = {
  label: string;
  value: Day;
  error?: string | null;
  onChange: (day: Day) => void;
};

/** A date that counts once it is left: on the way there a half-typed year is a date, too. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      type="date"
      defaultValue={value}
      error={error}
      onBlur={({ target }) => {
        if (!isDay(target.value)) target.value = value;
        else if (target.value !== value) onChange(target.value);
      }}
    />
  );
}
