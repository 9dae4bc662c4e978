import { ChevronDown, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { infoPages, type InfoPage } from '#locales/site/info-pages.ts';
import { hasTranslation } from '#contract/pages/page-languages.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { footerLink } from './footer-link.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Logo } from './site-marks.tsx';
import { useSiteFacts, WhatsAppLink } from './site-settings.tsx';
import { Waterline } from './waterline.tsx';

type SiteFooterProps = {
  path: string;
  /** The page's query string, without its question mark. */
  search: string;
};

export default function SiteFooter({ path, search }: SiteFooterProps) {
  const t = useMessages('footer');
  return (
    <footer className="mt-auto text-foam print:hidden">
      <Waterline />
      <div className="-mt-px bg-deep">
        <div className="page-width grid pt-8 pb-6 sm:grid-cols-2 sm:gap-10 sm:pt-10 sm:pb-12 md:grid-cols-3 lg:pt-14">
          <LinkColumn title={t.about} links={infoPages.About}>
            <FooterLink href={paths.board()} title={t.departures} />
            <FooterLink href={paths.ships()} title={t.ships} />
            <FooterLink href={paths.findBooking()} title={t.findBooking} />
          </LinkColumn>
          <LinkColumn title={t.business} links={infoPages.Business}>
            <FooterLink href={paths.operatorPortal()} title={t.addBoat} />
          </LinkColumn>
          <LinkColumn title={t.legal} links={infoPages.Legal} isWide />
        </div>
        <div className="page-width pb-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-foam/20 pt-6">
            <Logo />
            <p className="text-foam-soft">{t.tagline}</p>
            <WhatsAppLink className="inline-flex min-h-11 items-center gap-2 font-semibold text-foam no-underline hover:underline focus-visible:outline-sun">
              <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
            </WhatsAppLink>
          </div>
          <LanguageChoice path={path} search={search} />
          <CompanyLine />
        </div>
      </div>
    </footer>
  );
}

function CompanyLine() {
  const t = useMessages('footer');
  const { name, address, registration } = useSiteFacts().company;
  return (
    <p className="mt-6 text-sm text-foam-soft wrap-anywhere">
      {t.serviceOf}{' '}
      <span translate="no">{[name, address, registration].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly InfoPage[];
  isWide?: boolean;
  children?: ReactNode;
};

/** Folds on phones: the disclosure shows and hides the list after it through CSS, so it works without JavaScript. */
function LinkColumn({ title, links, isWide, children }: LinkColumnProps) {
  const t = useMessages('footer');
  return (
    <nav aria-label={title} className={isWide ? 'sm:max-md:col-span-2' : ''}>
      <h2 className="mb-3 text-base font-bold tracking-normal max-sm:hidden">{title}</h2>
      <details className="group peer border-b border-foam/25 sm:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-bold focus-visible:outline-sun [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
      </details>
      <ul
        className={classNames(
          'max-sm:hidden max-sm:py-3 max-sm:peer-open:block',
          isWide && 'gap-x-10 sm:max-md:columns-2',
        )}
      >
        {links.map(({ slug, title: name }) => (
          <FooterLink key={slug} href={paths.info({ slug })} title={t.infoTitles?.[slug] ?? name} />
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Marks links to pages that exist only in English, on pages in other languages. */
function FooterLink({ href, title }: { href: string; title: string }) {
  const isOnlyEnglish = !hasTranslation(useLanguage(), href);
  return (
    <li className="break-inside-avoid">
      <Link
        href={href}
        hrefLang={isOnlyEnglish ? 'en' : undefined}
        className={`${footerLink} min-h-9`}
      >
        {title}
        {isOnlyEnglish && ' (EN)'}
      </Link>
    </li>
  );
}
