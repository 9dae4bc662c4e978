import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is there for whoever wants to know. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0"
        />
        {summary}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
