import type { ComponentProps } from 'react';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { SelectField } from '../../../../forms/form-field.tsx';

export type FilterFieldsProps = {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
};

/** Returns the props for a filter field. Changing the date clears the ship, because a ship calls on one date only. */
export function createFieldProps(filters: BoatFilters, onChange: (filters: BoatFilters) => void) {
  return (name: keyof BoatFilters) => ({
    name,
    value: filters[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({
        ...filters,
        ...(name === 'date' && { ship: '' }),
        [name]: event.currentTarget.value,
      }),
  });
}

type ChoiceProps = ComponentProps<typeof SelectField> & {
  /** The label of the unfiltered option. */
  any: string;
};

export function Choice({ any, value, children, ...select }: ChoiceProps) {
  return (
    <SelectField {...select} value={value === 'all' ? '' : value}>
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}
