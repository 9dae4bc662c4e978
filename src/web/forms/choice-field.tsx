import type { ComponentProps } from 'react';
import { SelectField } from './form-field.tsx';

type OptionsProps = { choices: readonly (readonly [value: string | number, name: string])[] };

export function Options({ choices }: OptionsProps) {
  return choices.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

type ChoiceFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  choices: Readonly<Record<string, string>>;
};

export function ChoiceField({ choices, ...select }: ChoiceFieldProps) {
  return (
    <SelectField {...select}>
      <Options choices={Object.entries(choices)} />
    </SelectField>
  );
}
