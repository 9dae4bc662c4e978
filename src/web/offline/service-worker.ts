import { islandNow } from '#domain/days.ts';
import type { OfflineRequest } from '../layout/keep-for-offline.ts';
import { dropOldBookings, cacheBooking, cachedConfirmation } from './booking-cache.ts';
import { dropOldShells, fileOf, iconOf, cacheShell, cachedOfflinePage } from './shell-cache.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// Network first; the cache answers only offline. The build's own files are cache first, since their
// names change with their content (docs/decisions/0021).
const worker = self as unknown as WorkerScope;

/** Not the portals' files, which are in a folder of their own. */
const FILES = /^\/assets\/[^/]+$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([dropOldShells(), navigationPreload?.enable()]));
});

worker.addEventListener('message', (event) => {
  const { keepBooking: id } = event.data as Partial<OfflineRequest>;
  if (typeof id !== 'string') return;
  // Offline, the cached version stays.
  event.waitUntil(cacheBooking(id, today()).catch(() => undefined));
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
    if (url.pathname === '/offline') return (await cachedOfflinePage()) ?? Response.error();
    const kept = await cachedConfirmation(url);
    // A redirect, so that the address matches the document that hydrates.
    return (
      kept ?? Response.redirect(`/offline?for=${encodeURIComponent(url.pathname + url.search)}`)
    );
  }
}

function today() {
  return islandNow(Date.now()).day;
}
