import './theme.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sendByFetch } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { CurrentPage } from './router/current-page.tsx';
import { startScrollMemory } from './router/history-entries.ts';
import { placeAt } from './router/open-page.ts';
import { readPageState } from './router/page-state.ts';
import { Site } from './router/site.tsx';
import { loadModule } from './router/chunk-reload.ts';
import { prefetchLinks } from './router/prefetch-links.ts';

/** Brings the server's page to life: the same page, its code loaded first, so that nothing changes. */
async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) return;
  const client = createQueryClient(sendByFetch);
  const { nowMs, site } = readPageState(client);
  const place = placeAt(location);
  const loading = loadModule(place.route, location.pathname + location.search);
  const [module] = await Promise.all([loading, loadSheet(app.dataset.sheet)]);
  const page = { ...place, module };
  startScrollMemory();
  prefetchLinks();
  layOutAll(app);
  hydrateRoot(
    app,
    <StrictMode>
      <Site client={client} site={site} nowMs={nowMs}>
        <CurrentPage first={page} />
      </Site>
    </StrictMode>,
  );
}

/**
 * What was kept from being laid out is. It comes near first: straight from hidden to visible, Chromium counts
 * a section as one that had filled the screen and jumped away.
 */
function layOutAll(app: HTMLElement): void {
  app.style.setProperty('--come-near', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => app.classList.remove('arriving')));
}

/** The document came with the styles of its own page only. */
function loadSheet(address: string | undefined): Promise<unknown> | undefined {
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return new Promise((done) => {
    for (const end of ['load', 'error']) link.addEventListener(end, done);
  });
}

void start();
// While one works on the pages, nothing may be kept.
if (import.meta.env.PROD) {
  import('./offline/register-worker.ts').then(
    ({ letWorkerIn }) => letWorkerIn(),
    () => undefined,
  );
}
