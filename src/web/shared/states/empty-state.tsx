import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; text: string; children?: ReactNode };

/** Shows an empty state; the children are its actions. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card bg-shallows px-6 py-16 text-center">
      <Compass aria-hidden="true" className="mb-4 size-10 text-sea" strokeWidth={1.5} />
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
