import type { ReactNode } from 'react';

/** A link to an information page, beside the form so that what is typed in stays. */
export function InfoPageLink({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <a href={`/info/${slug}`} target="_blank" rel="noopener" className="text-link">
      {children}
    </a>
  );
}
