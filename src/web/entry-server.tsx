import { renderToString } from 'react-dom/server';
import type { RenderPage } from '#contract/pages/page-rendering.ts';
import { splitLanguage } from '#i18n/languages/languages.ts';
import type { CheckoutMessages } from '#i18n/catalogues/messages.ts';
import { localizeAddress, isPortalPath } from '#contract/pages/page-languages.ts';
import { catalogueSources } from './shared/language/catalogue-sources.ts';
import { storeRefusedForm } from './guest/checkout/use-checkout.ts';
import { createQueryClient } from './shared/requests/query-client.ts';
import type { PageHead } from './shared/page/define-page.ts';
import { findPage, NOT_FOUND } from './app/find-page.ts';
import { Site } from './app/site.tsx';
import { fullTitle, withQuery } from './shared/page/document-head.ts';
import { headTags, picturePreload, structuredDataTag } from './app/head-tags.ts';
import { buildHead, inputAt, loadData, loadPage } from './app/open-page.ts';
import { dropFailures, writePageState } from './app/page-state.ts';

export { crawledPages } from './app/all-pages.ts';

/** True if a page exists at this path, which has no language prefix. */
export async function hasPage(path: string): Promise<boolean> {
  return (await findPage(path)).pattern !== NOT_FOUND;
}

/** Changes the checkout's title when the server rejects the form and renders it again. */
function refusedHead(head: PageHead, t: CheckoutMessages): PageHead {
  return { ...head, title: t.refusedTitle(head.title) };
}

/**
 * Renders a page on the server: loads the route's queries through the API in this process, then renders to a string.
 */
export const renderPage: RenderPage = async ({ url, refused, nowMs, site, callApi }) => {
  const address = new URL(url, 'http://page');
  const client = createQueryClient(callApi);
  const { language, path } = splitLanguage(address.pathname, site.languages ?? []);
  const found = await findPage(path);
  const { page, messages } = await loadPage(found, language);
  const input = inputAt(found, page, address.search);
  const context = { ...input, pathname: path, client, messages, language, site, nowMs };
  await loadData(page, input, client, language);
  await page.server?.loadOptional?.(context);
  const { missing, failed } = dropFailures(client);
  if (refused) storeRefusedForm(client, refused);
  const first = { ...found, page, messages, input, pathname: path };
  const { redirect, isMoved = false, ...ownHead } = buildHead(first, client, language);
  const head = refused ? refusedHead(ownHead, messages.checkout) : ownHead;
  const body = renderToString(
    <Site
      client={client}
      site={site}
      nowMs={nowMs}
      language={language}
      address={address}
      first={first}
    />,
  );
  const tags = headTags(head, page, context);
  const dataForMachines = structuredDataTag(page, context);
  const state = writePageState({ nowMs, site }, client);
  client.clear();
  return {
    status: failed ?? page.status ?? (missing ? 404 : 200),
    ...(redirect && {
      redirect: { to: localizeAddress(language, withQuery(redirect, address.search)), isMoved },
    }),
    language,
    route: found.pattern,
    title: fullTitle(head),
    head: tags,
    firstPreload: picturePreload(body),
    body,
    isLandingPage: page.isLandingPage === true,
    dataForMachines,
    state,
    messages: catalogueSources(language, page.messages),
    modules: [found.source, ...(isPortalPath(path) ? ['src/web/app/portal-pages.ts'] : [])],
    laterModules: [...(page.server?.prefetch ?? [])],
    isShared: !failed && page.isShared !== false,
    isSecret: page.isSecret === true,
    isFramable: page.layout === 'embed',
  };
};
