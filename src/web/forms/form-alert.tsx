import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** Announces a form's error when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return <div role="alert">{children && <DangerNote className="mt-5">{children}</DangerNote>}</div>;
}

export function DangerNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex items-start gap-2 rounded-field border border-danger px-4 py-3 font-medium text-danger',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
