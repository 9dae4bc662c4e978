import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MessageCircle } from 'lucide-react';
import { infoPages } from '#domain/info-pages.ts';
import { buttonLook } from '../ui/button.tsx';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { WhatsAppLink } from './site-settings.tsx';

type PageLayoutProps = {
  /** Whether the next page is loading. */
  isPending: boolean;
  /** The title of the page that was just opened, for screen readers. */
  announced: string;
  /** Whether the page renders its own header and main element, and has no footer. */
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

function SiteHeader() {
  return (
    // Sticky only on tall screens: on low or zoomed ones it would leave little room to read.
    <header className="top-0 z-40 border-b border-line bg-paper [@media(min-height:30rem)]:sticky print:hidden">
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

export function Logo() {
  return (
    <span className="flex items-center gap-2.5 text-lg leading-none font-extrabold tracking-tight">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
        <circle cx="20" cy="20" r="20" className="fill-sun" />
        <g className="fill-on-sun">
          <path d="M21 6.5c6.2 4.2 9.4 10 9.6 17.5H21zM18.6 11.5V24h-8.2c.8-5.4 3.5-9.6 8.2-12.5z" />
        </g>
        <path
          d="M7.5 29.3c3.1 0 3.1-2 6.2-2s3.2 2 6.3 2 3.1-2 6.2-2 3.2 2 6.3 2"
          className="fill-none stroke-on-sun"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <span>
        SXM<span className="max-[22.5rem]:sr-only"> Boat Trips</span>
      </span>
    </span>
  );
}

/** Links to every information page, and the contact. */
function SiteFooter() {
  return (
    <footer className="mt-auto text-foam print:hidden">
      <Waterline />
      <div className="-mt-px bg-deep">
        <div className="page-width grid gap-10 pt-10 pb-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr] lg:pt-14">
          <LinkColumn title="About" links={infoPages.About}>
            <FooterLink href="/board" title="Today’s Departures" />
            <FooterLink href="/ships" title="Cruise Ships" />
            <FooterLink href="/trips/find" title="Find My Booking" />
          </LinkColumn>
          <LinkColumn title="Business" links={infoPages.Business}>
            <FooterLink href="/operator" title="Add Your Boat" />
          </LinkColumn>
          <LinkColumn title="Legal" links={infoPages.Legal} isWide />
        </div>
        <div className="page-width pb-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-foam/20 pt-6">
            <Logo />
            <p className="text-foam-soft">Boat tours and private charters in Sint Maarten</p>
            <WhatsAppLink className="inline-flex min-h-11 items-center gap-2 font-semibold text-foam no-underline hover:underline focus-visible:outline-sun">
              <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
            </WhatsAppLink>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The wave in which a page ends; what follows it lies below. */
export function Waterline() {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-6 w-full fill-deep sm:h-10"
    >
      <path d="M0 30c120 0 120-18 240-18s120 18 240 18 120-18 240-18 120 18 240 18 120-18 240-18 120 18 240 18v19H0z" />
    </svg>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly { slug: string; title: string }[];
  isWide?: boolean;
  children?: ReactNode;
};

function LinkColumn({ title, links, isWide, children }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? 'sm:col-span-2 lg:col-span-1' : ''}>
      <h2 className="mb-3 text-base font-bold tracking-normal">{title}</h2>
      <ul className={isWide ? 'gap-x-10 sm:columns-2' : ''}>
        {links.map(({ slug, title: name }) => (
          <FooterLink key={slug} href={`/info/${slug}`} title={name} />
        ))}
        {children}
      </ul>
    </nav>
  );
}

function FooterLink({ href, title }: { href: string; title: string }) {
  return (
    <li className="break-inside-avoid">
      <Link
        href={href}
        className="inline-flex min-h-9 items-center text-foam-soft no-underline hover:text-foam hover:underline focus-visible:outline-sun"
      >
        {title}
      </Link>
    </li>
  );
}
