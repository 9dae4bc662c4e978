import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type OverviewLineProps = {
  href: string;
  /** Runs before the browser follows a link to another part of the dashboard. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Renders a line of the overview that links to the place where its task can be done. */
export function OverviewLine({ href, onOpen, children }: OverviewLineProps) {
  const content = (
    <>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
  return (
    <li>
      {href.startsWith('#') ? (
        <a href={href} onClick={onOpen} className={line}>
          {content}
        </a>
      ) : (
        <Link href={href} className={line}>
          {content}
        </Link>
      )}
    </li>
  );
}

const line =
  '-mx-2 flex min-h-11 items-center justify-between gap-3 rounded-field px-2 py-1.5 hover:bg-shallows';
