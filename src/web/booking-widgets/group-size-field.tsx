import type { ComponentProps } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { guests } from './trip-words.ts';

type GroupSizeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  /** The largest group on offer. */
  most: number;
};

export function GroupSizeField({ most, ...select }: GroupSizeFieldProps) {
  return (
    <SelectField {...select} label="Group Size">
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {guests(index + 1)}
        </option>
      ))}
    </SelectField>
  );
}
