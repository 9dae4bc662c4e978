import { renderToString } from 'react-dom/server';
import type { RenderPage } from '#contract/page-rendering.ts';
import { keepRefusedForm } from './layout/refused-form.ts';
import { createQueryClient } from './query-client.ts';
import { CurrentPage } from './router/current-page.tsx';
import { fullTitle } from './router/document-head.ts';
import { firstPreload, headTags } from './router/head-tags.ts';
import { headOf, loadData, placeAt } from './router/open-page.ts';
import { dropFailures, writePageState } from './router/page-state.ts';
import { withQuery } from './router/site-route.ts';
import { Site } from './router/site.tsx';

/** Server rendering: loads the route's queries through the API in this process, then renders to a string. */
export const renderPage: RenderPage = async ({ url, refused, nowMs, site, callApi }) => {
  const address = new URL(url, 'http://page');
  const client = createQueryClient(callApi);
  const place = placeAt(address);
  const [module] = await Promise.all([place.route.load(), loadData(place, client)]);
  const page = { ...place, module };
  const { missing, failed } = dropFailures(client);
  if (refused) keepRefusedForm(client, refused);
  const { redirect, isMoved = false, ...told } = headOf(page, client);
  const head = refused ? { ...told, title: `Error: ${told.title}` } : told;
  const body = renderToString(
    <Site client={client} site={site} nowMs={nowMs} address={address}>
      <CurrentPage first={page} />
    </Site>,
  );
  const first = firstPreload(body);
  const tags = headTags(head, place, { client, site, nowMs });
  const state = writePageState({ nowMs, site }, client);
  client.clear();
  return {
    status: failed ?? page.route.status ?? (missing ? 404 : 200),
    ...(redirect && { redirect: { to: withQuery(redirect, address.search), isMoved } }),
    title: fullTitle(head),
    head: `${first.tag}\n${tags}`,
    body,
    opensWithPicture: first.isPicture,
    state,
    modules: [page.route.source],
    isShared: !failed && page.route.isShared !== false,
  };
};
