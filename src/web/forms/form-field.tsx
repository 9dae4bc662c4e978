import { CircleAlert, ChevronDown } from 'lucide-react';
import { useId, useRef, type ReactNode, type ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useEarlyChoice } from './early-choices.ts';

type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** A message that tells the visitor what to change. */
  error?: string | null | undefined;
  className?: string | undefined;
};

/** Attributes that associate an input with its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldOf<Tag extends 'input' | 'select' | 'textarea'> = FieldWords &
  Omit<ComponentProps<Tag>, 'className'>;

export function TextField({ label, hint, error, className, id, ...input }: FieldOf<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error} className={className} id={id}>
      {(wiring) => <input {...input} {...wiring} className="control" />}
    </FormField>
  );
}

export function TextArea({ label, hint, error, className, id, ...input }: FieldOf<'textarea'>) {
  return (
    <FormField label={label} hint={hint} error={error} className={className} id={id}>
      {(wiring) => <textarea rows={4} {...input} {...wiring} className="control resize-y" />}
    </FormField>
  );
}

/** Renders a native select; the children are its options. */
export function SelectField({ label, hint, error, className, id, ...select }: FieldOf<'select'>) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyChoice(field);
  return (
    <FormField label={label} hint={hint} error={error} className={className} id={id}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} ref={field} className="control chooser" />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft phone:right-3"
          />
        </span>
      )}
    </FormField>
  );
}

export function CheckboxField({ label, hint, error, className, id, ...input }: FieldOf<'input'>) {
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

type FormFieldProps = FieldWords & {
  id: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Renders an input with its label, hint and error. */
function FormField({ id, label, hint, error, className, children }: FormFieldProps) {
  const wiring = useFieldWiring(id, hint, error);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={wiring.id} className="text-sm font-semibold">
        {label}
      </label>
      {children(wiring)}
      <FieldNotes wiring={wiring} hint={hint} error={error} />
    </div>
  );
}

export function useFieldWiring(
  id: string | undefined,
  hint: ReactNode,
  error: string | null | undefined,
): FieldWiring {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean);
  return {
    id: fieldId,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type FieldNotesProps = Pick<FieldWords, 'hint' | 'error'> & { wiring: FieldWiring };

export function FieldNotes({ wiring, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p
          id={`${wiring.id}-error`}
          className="flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${wiring.id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
