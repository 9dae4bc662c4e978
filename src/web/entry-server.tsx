import { renderToString } from 'react-dom/server';
import type { RenderPage } from '#contract/pages/page-rendering.ts';
import { splitLanguage } from '#i18n/languages/languages.ts';
import type { CheckoutMessages } from '#i18n/catalogues/messages.ts';
import { addressIn } from '#i18n/languages/translated-pages.ts';
import { catalogueSources } from './language/catalogue-sources.ts';
import { keepRefusedForm } from './checkout/use-checkout.ts';
import { describerIn } from './page-descriptions.ts';
import { createQueryClient } from './queries.ts';
import { Site } from './router/site.tsx';
import { fullTitle } from './router/document-head.ts';
import { headTags, picturePreload, structuredData } from './router/head-tags.ts';
import { loadReviews } from './router/server-data.ts';
import { findRoute, headOf, loadData, loadPage, placeAt } from './router/open-page.ts';
import { dropFailures, writePageState } from './router/page-state.ts';
import { portalPages } from './portal-pages.tsx';
import { notFoundPage } from './visitor-pages.tsx';
import { withQuery, type PageHead } from './router/site-route.ts';

const routesOfPortal = new Set(portalPages);

/** Whether there is a page at this path, which has no language in it. */
export async function hasPage(path: string): Promise<boolean> {
  return (await findRoute(path)).route !== notFoundPage;
}

/** Of the checkout, which shows its form again. */
function refusedHead(head: PageHead, words: CheckoutMessages): PageHead {
  return { ...head, title: words.refusedTitle(head.title) };
}

/** Server rendering: loads the route's queries through the API in this process, then renders to a string. */
export const renderPage: RenderPage = async ({ url, refused, nowMs, site, callApi }) => {
  const address = new URL(url, 'http://page');
  const client = createQueryClient(callApi);
  const { language, path } = splitLanguage(address.pathname, site.languages ?? []);
  const place = await placeAt({ pathname: path, search: address.search });
  const [loaded] = await Promise.all([
    loadPage(place.route, language),
    loadData(place, client, language),
  ]);
  await loadReviews(place, client, language);
  const page = { ...place, ...loaded };
  const { missing, failed } = dropFailures(client);
  if (refused) keepRefusedForm(client, refused);
  const { redirect, isMoved = false, ...ownHead } = headOf(page, client, language);
  const head = refused ? refusedHead(ownHead, page.messages.checkout) : ownHead;
  const body = renderToString(
    <Site
      client={client}
      site={site}
      nowMs={nowMs}
      language={language}
      address={address}
      first={page}
    />,
  );
  const { messages } = page;
  const describe = await describerIn(language);
  const rendering = { client, site, nowMs, language, messages, describe };
  const tags = headTags(head, page, rendering);
  const dataForMachines = structuredData(page, rendering);
  const state = writePageState({ nowMs, site }, client);
  client.clear();
  return {
    status: failed ?? page.route.status ?? (missing ? 404 : 200),
    ...(redirect && {
      redirect: { to: addressIn(language, withQuery(redirect, address.search)), isMoved },
    }),
    language,
    route: page.route.path,
    title: fullTitle(head),
    head: tags,
    firstPreload: picturePreload(body),
    body,
    isLandingPage: page.route.isLandingPage === true,
    dataForMachines,
    state,
    messages: catalogueSources(language, page.route.messages),
    modules: [
      page.route.source,
      ...(routesOfPortal.has(page.route) ? ['src/web/portal-pages.tsx'] : []),
    ],
    laterModules: page.route.laterSource === undefined ? [] : [page.route.laterSource],
    isShared: !failed && page.route.isShared !== false,
    isSecret: page.route.isSecret === true,
    isFramable: page.route.layout === 'embed',
  };
};
