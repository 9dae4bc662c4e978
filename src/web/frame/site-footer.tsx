import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { infoLinks, type InfoLink } from './info-links.ts';
import { Logo } from './logo.tsx';
import { useSiteFacts } from './site-facts.tsx';

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-shallows">
      <div className="page-width grid gap-x-10 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr] lg:py-16">
        <LinkColumn title="About" links={infoLinks.About} />
        <LinkColumn title="Business" links={infoLinks.Business}>
          <FooterLink href="/operator" title="Add Your Boat" />
        </LinkColumn>
        <LinkColumn title="Legal" links={infoLinks.Legal} isWide />
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
          <div className="flex items-center gap-4">
            <Logo />
          </div>
          <p className="text-sm text-ink-soft">Boat tours and private charters in Sint Maarten</p>
          <SocialLink />
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly InfoLink[];
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
        className="inline-flex min-h-9 items-center text-ink-soft no-underline hover:text-ink hover:underline"
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
    'inline-flex min-h-11 items-center gap-2 font-semibold text-ink no-underline hover:underline';
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
