import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

type RadioChoicesProps<Value> = {
  legend: string;
  name: string;
  choices: readonly (readonly [value: Value, name: ReactNode])[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
};

export function RadioChoices<Value extends string | number>(props: RadioChoicesProps<Value>) {
  const { legend, name, choices, value: chosen, onChange, className } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className={classNames('flex', className ?? 'flex-col')}>
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="size-5 shrink-0 accent-sea"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
