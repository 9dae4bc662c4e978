import type { ComponentProps } from 'react';
import { portCodes, portName } from '#domain/ports.ts';
import { SelectField } from '../../ui/select-field.tsx';

type PortFilterProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange'>;

/** Narrows a list to one port; takes what `field` of `useFilters` gives. */
export function PortFilter(field: PortFilterProps) {
  return (
    <SelectField label="Port" {...field}>
      <option value="">Any port</option>
      {portCodes.map((code) => (
        <option key={code} value={code}>
          {portName(code)}
        </option>
      ))}
      <option value="other">Other port</option>
    </SelectField>
  );
}
