import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLanguage, type Language } from '#domain/languages.ts';
import './theme.css';
import { openingMessages } from './language/load-messages.ts';
import { noticeTranslation } from './language/notice-translation.ts';
import { sendByFetch } from './api.ts';
import { createQueryClient } from './queries.ts';
import { Site } from './router/site.tsx';
import { startScrollMemory } from './router/history-entries.ts';
import { placeAt, loadOrReload, prefetchLinks } from './router/open-page.ts';
import { readPageState } from './router/page-state.ts';
import { noteChoices } from './ui/early-choices.ts';

/** Hydrates the server's page once its code is loaded, so that nothing changes on screen. */
async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) return;
  const client = createQueryClient(sendByFetch);
  const { nowMs, site, files } = readPageState(client);
  const language = document.documentElement.lang as Language;
  const { pathname, search } = location;
  const messages = openingMessages(files.messages ?? '');
  const place = await placeAt({ pathname: splitLanguage(pathname, [language]).path, search });
  const loading = loadOrReload(place.route, language, pathname + search, messages);
  const [loaded] = await Promise.all([loading, loadSheet(files.sheet)]);
  const page = { ...place, ...loaded };
  startScrollMemory();
  prefetchLinks(language, page.messages);
  layOutAll(app);
  const isTranslated = hasTranslation(app);
  hydrateRoot(
    app,
    <StrictMode>
      <Site client={client} site={site} nowMs={nowMs} language={language} first={page} />
    </StrictMode>,
    {
      // A page that the browser has translated differs from what React renders: it renders all of it again.
      onRecoverableError: (error) => {
        if (!isTranslated && !hasTranslation(app)) reportError(error);
      },
    },
  );
}

/** Whether a translator has put its `<font>` elements into the page, which the site itself has none of. */
function hasTranslation(app: HTMLElement): boolean {
  return app.querySelector('font') !== null;
}

/**
 * Lays out the sections whose layout was skipped (`content-visibility`). In two frames: straight from hidden
 * to visible, Chromium counts a layout shift.
 */
function layOutAll(app: HTMLElement): void {
  app.style.setProperty('--come-near', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => app.classList.remove('arriving')));
}

/** Loads the whole stylesheet: the document has inlined only the styles of its own page. */
function loadSheet(address: string | undefined): Promise<unknown> | undefined {
  if (!address) return;
  // A page that is painted first has begun to load it: paint-first.ts.
  const begun = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${address}"]`,
  );
  if (begun?.sheet) return;
  begun?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((done) => {
    for (const end of ['load', 'error']) link.addEventListener(end, done);
  });
}

noteChoices();
noticeTranslation();
void start();
// No service worker in development.
if (import.meta.env.PROD) {
  import('./offline/register-worker.ts').then(
    ({ registerWhenLoaded }) => registerWhenLoaded(),
    () => undefined,
  );
}
