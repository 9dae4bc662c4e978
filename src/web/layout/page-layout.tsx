import type { ReactNode } from 'react';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { useKeepFocus } from './keep-focus.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PageLayoutProps = {
  /** Whether the next page is on its way. */
  isPending: boolean;
  /** The title of the page that was just opened, for screen readers. */
  announced: string;
  /** Whether the page brings its own header and main part, and wants no footer. */
  isBare: boolean;
  children: ReactNode;
};

export function PageLayout({ isPending, announced, isBare, children }: PageLayoutProps) {
  useKeepFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 font-bold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {isPending && <div aria-hidden="true" className="pending-bar" />}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {isBare ? (
        children
      ) : (
        <>
          <SiteHeader />
          <main id="main" tabIndex={-1} className="outline-none" aria-busy={isPending}>
            {children}
          </main>
          <SiteFooter />
        </>
      )}
      <ToastOutlet />
    </div>
  );
}
