import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { infoPages } from '#domain/info-pages.ts';
import { Logo } from './logo.tsx';
import { useSiteFacts } from './site-settings.tsx';

/** Links to every information page, and the contact. */
export function SiteFooter() {
  return (
    <footer className="mt-auto text-foam">
      <svg
        viewBox="0 0 1440 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-6 w-full fill-deep sm:h-10"
      >
        <path d="M0 30c120 0 120-18 240-18s120 18 240 18 120-18 240-18 120 18 240 18 120-18 240-18 120 18 240 18v19H0z" />
      </svg>
      <div className="-mt-px bg-deep">
        <div className="page-width grid gap-10 pt-10 pb-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr] lg:pt-14">
          <LinkColumn title="About" links={infoPages.About} />
          <LinkColumn title="Business" links={infoPages.Business}>
            <FooterLink href="/operator" title="Add Your Boat" />
          </LinkColumn>
          <LinkColumn title="Legal" links={infoPages.Legal} isWide />
        </div>
        <div className="page-width pb-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-foam/20 pt-6">
            <Logo />
            <p className="text-foam-soft">Boat tours and private charters in Sint Maarten</p>
            <SocialLink />
          </div>
        </div>
      </div>
    </footer>
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

/** WhatsApp when the site has a number, else the contact page (readings: operators). */
function SocialLink() {
  const { whatsappNumber } = useSiteFacts();
  const look =
    'inline-flex min-h-11 items-center gap-2 font-semibold text-foam no-underline hover:underline focus-visible:outline-sun';
  const icon = <MessageCircle aria-hidden="true" className="size-5" />;
  if (!whatsappNumber) {
    return (
      <Link href="/info/contact" className={look}>
        {icon} WhatsApp
      </Link>
    );
  }
  const digits = whatsappNumber.replace(/\D/g, '');
  return (
    <a href={`https://wa.me/${digits}`} rel="noopener" className={look}>
      {icon} WhatsApp
    </a>
  );
}
