import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { useMessages } from '../language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { LazyFooter } from './lazy-footer.tsx';
import { Logo } from './site-marks.tsx';

type PageLayoutProps = {
  /** The page's path without its language prefix. */
  path: string;
  /** True while the next page is loading. */
  isPending: boolean;
  /** The title of the page just opened, for screen readers. */
  announced: string;
  /** True if the page renders its own header and main element, without a footer. */
  isBare: boolean;
  children: ReactNode;
};

/** Loads this code late, because no element is removed before hydration. */
function keepFocus(): () => void {
  const loading = import('../../ui/keep-focus.ts').then(
    (module) => module.startKeepingFocus(),
    () => () => undefined,
  );
  return () => void loading.then((stop) => stop());
}

export function PageLayout({ path, isPending, announced, isBare, children }: PageLayoutProps) {
  useEffect(() => keepFocus(), []);
  const t = useMessages('layout');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 text-sm font-bold text-paper focus:translate-y-0"
      >
        {t.skip}
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
          <LazyFooter path={path} />
        </>
      )}
      <ToastOutlet />
    </div>
  );
}

function SiteHeader() {
  const t = useMessages('layout');
  return (
    // Sticks only on tall screens: on low or zoomed ones it would leave little room to read.
    <header className="top-0 z-40 border-b border-line bg-paper tall:sticky print:hidden">
      <div className="page-width flex h-16 items-center justify-between gap-3 sm:h-20">
        {/* Matches the weight of the name inside, so that the first paint needs no other font. */}
        <Link href="/" className="rounded-full font-extrabold text-ink no-underline">
          <Logo />
          <span className="sr-only">{t.homePage}</span>
        </Link>
        <nav aria-label={t.mainNav} className="flex items-center gap-1 sm:gap-3">
          <Link
            href={paths.operatorPortal()}
            className="hidden min-h-11 items-center rounded-full px-4 font-semibold text-ink no-underline hover:bg-shallows sm:flex"
          >
            {t.addBoat}
          </Link>
          <Link href={paths.listing()} className={getButtonClasses({ size: 'small' })}>
            {t.bookBoat}
          </Link>
        </nav>
      </div>
    </header>
  );
}
