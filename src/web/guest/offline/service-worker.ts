import { paths } from '#contract/pages/paths.ts';
import { islandNow } from '#domain/time/days.ts';
import {
  isLanguage,
  languages,
  pathIn,
  splitLanguage,
  type Language,
} from '#i18n/languages/languages.ts';
import { cacheResponses, pageWithFiles } from '../../shared/storage/cached-pages.ts';
import { keptDayPage } from '../../shared/storage/kept-days.ts';
import { cachedPage, dropPage, keepPage } from './offline-cache.ts';
import { dropOldBookings } from './kept-bookings.ts';

// Network first; the cache answers only offline. The build's own files are cache first, since their
// names change with their content (docs/decisions/0020).
const worker = self as unknown as WorkerScope;

/** Not the portals' files, which are in a folder of their own: of them only a day's are kept, with its page. */
const FILES = /^\/assets\/[^/]+$/;
const PORTAL_FILES = /^\/assets\/portal\//;
/** Icons, and the island map: what a kept page shows besides. */
const PICTURES = /^\/(icons\/|pictures\/island-)/;
/** Of operators and crews. */
const DAYS = /^\/(operator\/day|crew)\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([dropOldShells(), navigationPreload?.enable()]));
});

/** One after the other: what is fetched before a page is dropped must not be kept after it. */
let lastRequest: Promise<void> = Promise.resolve();

worker.addEventListener('message', (event) => {
  const request = event.data as Record<string, unknown>;
  // Offline, the kept version stays.
  lastRequest = lastRequest.then(() => keepOrDrop(request)).catch(() => undefined);
  event.waitUntil(lastRequest);
});

async function keepOrDrop(request: Record<string, unknown>) {
  const { keepBooking, keepTrip, dropTrip, keepOfflinePage: isOfflinePage } = request;
  const language = languageOf(request);
  const of = { language, today: today() };
  if (typeof keepBooking === 'string') await keepPage('booking', keepBooking, of);
  if (typeof keepTrip === 'string') await keepPage('trip', keepTrip, of);
  if (typeof dropTrip === 'string') await dropPage('trip', dropTrip);
  if (isOfflinePage === true) await keepOfflinePage(language);
}

function languageOf({ language }: Record<string, unknown>): Language {
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(openPage(event, url));
    event.waitUntil(dropOldBookings(today()));
  } else if (FILES.test(url.pathname)) {
    event.respondWith(fileOf(event));
  } else if (PORTAL_FILES.test(url.pathname)) {
    event.respondWith(keptOrFetched(request));
  } else if (PICTURES.test(url.pathname)) {
    event.respondWith(pictureOf(request));
  }
});

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { path } = splitLanguage(url.pathname, languages);
  return DAYS.test(path) ? openDay(event, url) : openOnline(event, url);
}

/** How long a day waits for a network that may be there and answer nothing, as on the water. */
const DAY_AFTER_MS = 3000;

/** A kept day is there soon in any case: its page is the same, and asks for the guests itself. */
async function openDay(event: FetchEvent, url: URL): Promise<Response> {
  const kept = await keptDayPage(url.pathname);
  if (!kept) return openOnline(event, url);
  const soon = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), DAY_AFTER_MS));
  return Promise.race([askForPage(event).catch(() => kept), soon]);
}

async function askForPage(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function openOnline(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await askForPage(event);
  } catch {
    const { language, path } = splitLanguage(url.pathname, languages);
    if (path === OFFLINE_PAGE) return (await cachedOfflinePage(language)) ?? Response.error();
    const kept = await cachedPage(url);
    if (kept) return kept;
    // A redirect, so that the address matches the document that hydrates.
    const there = (await cachedOfflinePage(language))
      ? pathIn(language, OFFLINE_PAGE)
      : OFFLINE_PAGE;
    return Response.redirect(`${there}?for=${encodeURIComponent(url.pathname + url.search)}`);
  }
}

function today() {
  return islandNow(Date.now()).day;
}

/** Injected by the build: a hash over all its files. */
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHELL_VERSION;
const OFFLINE_PAGE = paths.offline();

/** Caches the offline page with its files. */
async function cacheShell(): Promise<void> {
  await cacheResponses(SHELL, await pageWithFiles(OFFLINE_PAGE));
}

/** The offline page in another language, once somebody reads the site in it. */
async function keepOfflinePage(language: Language): Promise<void> {
  if (await cachedOfflinePage(language)) return;
  const shell = await caches.open(SHELL);
  const page = await pageWithFiles(pathIn(language, OFFLINE_PAGE));
  await Promise.all(page.map(([address, answer]) => shell.put(address, answer)));
}

async function cachedOfflinePage(language: Language): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);
  return shell.match(pathIn(language, OFFLINE_PAGE));
}

/** Deletes the caches of former builds. */
async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Cache first: a file of the build is immutable, since its name changes with its content. */
async function fileOf(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cacheFile(event.request, answer.clone()));
  return answer;
}

async function cacheFile(request: Request, answer: Response): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.put(request, answer);
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function pictureOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/**
 * The part of `ServiceWorkerGlobalScope` used here: TypeScript's webworker lib conflicts with its dom lib.
 */
type WorkerScope = {
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};

type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerEvent & { data: unknown };
  fetch: FetchEvent;
};

type WorkerEvent = { waitUntil(work: Promise<unknown>): void };

type FetchEvent = WorkerEvent & {
  request: Request;
  /** Navigation preload: the request that the browser sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
