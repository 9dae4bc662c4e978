import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../forms/use-checked-form.ts';

export type ErrorSummaryProps = {
  title: string;
  errors: FieldErrors;
  /** The form's fields in their order: id and label. */
  fields: readonly (readonly [id: string, label: string])[];
};

/** Links to the invalid fields. Scrolls itself into view, while the first invalid field keeps the focus. */
export default function ErrorSummary({ title, errors, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the promise that newer browsers return, because React would take it for a cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const invalid = fields.filter(([id]) => errors[id]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={title}
      className="scroll-mt-24 rounded-field border border-danger px-4 py-3"
    >
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {title}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {invalid.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-link inline-flex min-h-11 items-center"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
