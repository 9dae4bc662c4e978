import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import './theme.css';
import { openingMessages } from './shared/language/load-messages.ts';
import { noticeTranslation } from './shared/language/notice-translation.ts';
import { sendByFetch } from './api.ts';
import { createQueryClient } from './shared/requests/query-client.ts';
import { Site } from './app/site.tsx';
import { startScrollMemory } from './app/history-entries.ts';
import { findPage } from './app/find-page.ts';
import { inputAt, loadOrReload, loadPage, prefetchLinks } from './app/open-page.ts';
import { readPageState } from './app/page-state.ts';
import { noteChoices } from './forms/early-choices.ts';

/** Hydrates the server's page once its code is loaded, so that the screen does not change. */
async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) return;
  const client = createQueryClient(sendByFetch);
  const { nowMs, site, files } = readPageState(client);
  const language = document.documentElement.lang as Language;
  const { pathname, search } = location;
  const messages = openingMessages(files.messages ?? '');
  const { path } = splitLanguage(pathname, [language]);
  const found = await findPage(path);
  const loaded = await loadOrReload(pathname + search, () => loadPage(found, language, messages));
  const page = { ...found, ...loaded, pathname: path, input: inputAt(found, loaded.page, search) };
  startScrollMemory();
  prefetchLinks(language, page.messages);
  const isTranslated = hasTranslation(app);
  hydrateRoot(
    app,
    <StrictMode>
      <Site client={client} site={site} nowMs={nowMs} language={language} first={page} />
    </StrictMode>,
    {
      // Ignores hydration mismatches in a page that the browser has translated: React then renders the page again.
      onRecoverableError: (error) => {
        if (!isTranslated && !hasTranslation(app)) reportError(error);
      },
    },
  );
}

/** True if a translator has inserted its `<font>` elements, which the site itself never uses. */
function hasTranslation(app: HTMLElement): boolean {
  return app.querySelector('font') !== null;
}

noteChoices();
noticeTranslation();
void start();
if (import.meta.env.PROD) {
  import('./guest/offline/register-worker.ts').then(
    ({ registerWhenLoaded }) => registerWhenLoaded(),
    () => undefined,
  );
}
