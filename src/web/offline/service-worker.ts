import { islandNow } from '#domain/days.ts';
import type { OfflineRequest } from '../layout/keep-for-offline.ts';
import { dropOldBookings, keepBooking, keptConfirmation } from './booking-keeping.ts';
import { dropOldShells, fileOf, iconOf, keepShell, keptOfflinePage } from './shell-keeping.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// The network always wins. What is kept answers only when there is none, but for the build's own
// files, whose names change with their content (docs/decisions/0021).
const worker = self as unknown as WorkerScope;

/** Not those of operators and admins, which lie in a folder of their own. */
const FILES = /^\/assets\/[^/]+$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([dropOldShells(), navigationPreload?.enable()]));
});

worker.addEventListener('message', (event) => {
  const { keepBooking: id } = event.data as Partial<OfflineRequest>;
  if (typeof id !== 'string') return;
  // Without a connection what was kept before stays as it is.
  event.waitUntil(keepBooking(id, today()).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event, url));
    event.waitUntil(dropOldBookings(today()));
  } else if (FILES.test(url.pathname)) {
    event.respondWith(fileOf(event));
  } else if (url.pathname.startsWith('/icons/')) {
    event.respondWith(iconOf(request));
  }
});

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    if (url.pathname === '/offline') return (await keptOfflinePage()) ?? Response.error();
    const kept = await keptConfirmation(url);
    // Its own address, so that the page that comes to life is the one that was written.
    return (
      kept ?? Response.redirect(`/offline?for=${encodeURIComponent(url.pathname + url.search)}`)
    );
  }
}

function today() {
  return islandNow(Date.now()).day;
}
