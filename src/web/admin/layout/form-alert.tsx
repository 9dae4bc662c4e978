import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A form's error, announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="mt-5 flex items-start gap-2 rounded-field border border-danger px-4 py-3 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
