import { paths, type pagePatterns } from '#contract/pages/paths.ts';
import { findInfoPage } from '#i18n/site/find-info-page.ts';
import { infoPages } from '#locales/site/info-pages.ts';
import { localizePath } from '#i18n/languages/languages.ts';
import type { GraphContext, ServerContext, ServerPart } from '../../shared/page/define-page.ts';

type Context = ServerContext<typeof pagePatterns.info>;
type Graph = GraphContext<typeof pagePatterns.info>;

/** Describes an information page to search engines and link previews. */
export const infoOnServer: ServerPart<Context, Graph> = {
  description: ({ params: { slug }, messages: { descriptions } }) => {
    const page = findInfoPage(slug);
    return page
      ? (descriptions.info[page.slug] ?? '')
      : 'There is no information page at this address.';
  },
  structuredData: ({ params: { slug }, language, messages, wayTo }) => {
    const page = findInfoPage(slug);
    if (!page) return null;
    const name = messages.footer.infoTitles?.[page.slug] ?? page.title;
    return [wayTo([{ name, path: localizePath(language, paths.info(page)) }])];
  },
  sitemap: () => Object.values(infoPages).flatMap((group) => group.map((page) => paths.info(page))),
};
