import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormField, type FieldWords } from './form-field.tsx';

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'className'>;

/** A native select; its options are the children. */
export function SelectField({ label, hint, error, className, id, ...select }: SelectFieldProps) {
  const words = { label, hint, error, ...(className && { className }), ...(id && { id }) };
  return (
    <FormField {...words}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className="control chooser" />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </FormField>
  );
}
