import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What has to change, in the visitor's words. */
  error?: string | null | undefined;
  className?: string;
};

/** The attributes that associate an input with its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FormFieldProps = FieldWords & { id?: string; children: (wiring: FieldWiring) => ReactNode };

/** A labelled input with its hint and its error. */
export function FormField({ id, label, hint, error, className, children }: FormFieldProps) {
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

export function FieldNotes({
  wiring,
  hint,
  error,
}: Pick<FieldWords, 'hint' | 'error'> & { wiring: FieldWiring }) {
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
