import { Link } from 'wouter';
import { buttonLook } from '../ui/button.tsx';
import { Logo } from './logo.tsx';

export function SiteHeader() {
  return (
    // Where a screen is low, or magnified, a bar that stays would leave little room to read.
    <header className="top-0 z-40 border-b border-line bg-paper [@media(min-height:30rem)]:sticky">
      <div className="page-width flex h-16 items-center justify-between gap-3 sm:h-20">
        <Link href="/" className="rounded-full text-ink no-underline">
          <Logo />
          <span className="sr-only">home page</span>
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
          <Link
            href="/operator"
            className="hidden min-h-11 items-center rounded-full px-4 font-semibold text-ink no-underline hover:bg-shallows sm:flex"
          >
            Add Your Boat
          </Link>
          <Link href="/booking" className={buttonLook({ size: 'small' })}>
            Book a Boat
          </Link>
        </nav>
      </div>
    </header>
  );
}
