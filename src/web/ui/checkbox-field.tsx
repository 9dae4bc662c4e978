import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, useFieldWiring, type FieldWords } from './form-field.tsx';

type CheckboxFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const wiring = useFieldWiring(id, hint, error);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={wiring.id} className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          {...wiring}
          type="checkbox"
          className="size-6 shrink-0 rounded-md accent-sea"
        />
        <span>{label}</span>
      </label>
      <FieldNotes wiring={wiring} hint={hint} error={error} />
    </div>
  );
}
