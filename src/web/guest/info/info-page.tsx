import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Mail, MessageCircle } from 'lucide-react';
import { paths } from '#contract/pages/paths.ts';
import { findInfoPage } from '#i18n/site/find-info-page.ts';
import { readInfoText, type InfoHeading } from '#i18n/site/info-texts.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { infoTextQuery } from '../../shared/requests/info-query.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { InfoBody } from './info-body.tsx';
import { useSiteFacts, useWhatsAppAddress } from '../../shared/site/site-settings.tsx';
import { infoOnServer } from './info-on-server.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.info,
  messages: ['info', 'footer'],
  load: ({ params: { slug } }, language) => [infoTextQuery(slug, language)],
  head,
  Page,
  server: import.meta.env.SSR ? infoOnServer : undefined,
});

type FoundPage = NonNullable<ReturnType<typeof findInfoPage>>;

type Context = PageContext<typeof pagePatterns.info>;

function head({ params: { slug }, messages: { footer, info } }: Context): PageHead {
  const page = findInfoPage(slug);
  if (page) return { title: footer.infoTitles?.[page.slug] ?? page.title };
  const meant = findInfoPage(slug.toLowerCase());
  const redirect = meant && { redirect: paths.info(meant), isMoved: true };
  return { title: info.notFound, isIndexed: false, ...redirect };
}

function Page({ params }: PageInput) {
  const t = useMessages('info');
  const { infoTitles } = useMessages('footer');
  const page = findInfoPage(params['slug'] ?? '');
  if (!page) return <InfoError title={t.notFound} text={t.notFoundText} />;
  return <Article page={page} title={infoTitles?.[page.slug] ?? page.title} />;
}

function Article({ page, title }: { page: FoundPage; title: string }) {
  const t = useMessages('info');
  const { data: source, isPending } = useQuery(infoTextQuery(page.slug, useLanguage()));
  if (isPending) return <LoadingState />;
  // Loading has failed.
  if (source === undefined) return <InfoError title={t.soon} text={t.soonText} />;
  const { lastUpdated, blocks, contents } = readInfoText(source);
  return (
    <div className="page-width pt-6 pb-16 sm:pt-10 sm:pb-24">
      <Breadcrumb page={page} title={title} />
      <div className="mt-8 grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <article className="max-w-[44rem] min-w-0">
          <h1 className="page-title wrap-anywhere">{title}</h1>
          {lastUpdated !== null && <p className="mt-3 text-ink-soft">{t.updated(lastUpdated)}</p>}
          {page.slug === 'contact' && <ContactWays />}
          <CompanyFacts slug={page.slug} />
          <InfoBody blocks={blocks} />
        </article>
        {contents.length > 0 && <InfoContents headings={contents} />}
      </div>
    </div>
  );
}

function Breadcrumb({ page, title }: { page: FoundPage; title: string }) {
  const t = useMessages('info');
  const footer = useMessages('footer');
  const groups = { About: footer.about, Business: footer.business, Legal: footer.legal };
  return (
    <nav aria-label={t.breadcrumb} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link href="/" className="text-link inline-flex min-h-10 items-center">
            {t.home}
          </Link>
        </li>
        <li className="before:mr-2 before:content-['/']">{groups[page.group]}</li>
        <li aria-current="page" className="before:mr-2 before:content-['/']">
          {title}
        </li>
      </ol>
    </nav>
  );
}

/** Shows this installation's contacts, from its settings, at the top of the contact page. */
export function ContactWays() {
  const t = useMessages('info');
  const { supportEmail } = useSiteFacts();
  const whatsApp = useWhatsAppAddress();
  return (
    <>
      <p className="mt-6">{t.answering}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <a href={`mailto:${supportEmail}`} className={getButtonClasses()}>
            <Mail aria-hidden="true" className="size-5" /> {supportEmail}
          </a>
        </li>
        {whatsApp && (
          <li>
            <a
              href={whatsApp}
              rel="noopener"
              className={getButtonClasses({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

/** Shows the table of contents on large screens only (spec 2: info pages). */
function InfoContents({ headings }: { headings: readonly InfoHeading[] }) {
  const t = useMessages('info');
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto p-1 lg:block"
    >
      <h2 id="contents" className="text-base font-bold tracking-normal">
        {t.contents}
      </h2>
      <ul className="mt-2 border-l border-line">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`flex min-h-9 items-center py-1 leading-snug text-ink-soft no-underline hover:text-sea hover:underline ${level === 2 ? 'pl-4' : 'pl-8 text-sm'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function InfoError({ title, text }: { title: string; text: string }) {
  const t = useMessages('info');
  return (
    <ErrorState isPage title={title} text={text}>
      <ButtonLink href="/">{t.backHome}</ButtonLink>
    </ErrorState>
  );
}
