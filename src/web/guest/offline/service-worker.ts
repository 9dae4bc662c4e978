import { paths } from '#contract/pages/paths.ts';
import { toIslandNow } from '#domain/time/days.ts';
import {
  isLanguage,
  languages,
  localizePath,
  splitLanguage,
  type Language,
} from '#i18n/languages/languages.ts';
import { cacheResponses, pageWithFiles } from '../../shared/storage/cached-pages.ts';
import { findStoredDayPage } from '../../shared/storage/offline-days.ts';
import { cachedPage, dropPage, storePage } from './offline-cache.ts';
import { dropOldBookings } from './offline-bookings.ts';

// Network first for pages: the cache answers only offline. Cache first for the build's files, because their names
// change with their content (docs/decisions/0020).
const worker = self as unknown as WorkerScope;

/**
 * Files of the public build. The portals' files are in their own folder and are cached only with the page of a stored
 * day.
 */
const FILES = /^\/assets\/[^/]+$/;
const PORTAL_FILES = /^\/assets\/portal\//;
/** Icons and the island map, which stored pages show. */
const PICTURES = /^\/(icons\/|pictures\/island-)/;
/** Day pages of operators and crews, and the operators' schedule. */
const DAYS = /^\/(operator\/day\/|operator\/schedule$|crew\/)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([dropOldShells(), navigationPreload?.enable()]));
});

/** Serializes the requests, because a page fetched before a deletion must not be stored after it. */
let lastRequest: Promise<void> = Promise.resolve();

worker.addEventListener('message', (event) => {
  const request = event.data as Record<string, unknown>;
  // Ignores failures, so that the stored version remains when the device is offline.
  lastRequest = lastRequest.then(() => keepOrDrop(request)).catch(() => undefined);
  event.waitUntil(lastRequest);
});

async function keepOrDrop(request: Record<string, unknown>) {
  const { keepBooking, keepTrip, dropTrip, keepOfflinePage: isOfflinePage } = request;
  const language = readLanguage(request);
  const of = { language, today: today() };
  if (typeof keepBooking === 'string') await storePage('booking', keepBooking, of);
  if (typeof keepTrip === 'string') await storePage('trip', keepTrip, of);
  if (typeof dropTrip === 'string') await dropPage('trip', dropTrip);
  if (isOfflinePage === true) await keepOfflinePage(language);
}

function readLanguage({ language }: Record<string, unknown>): Language {
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
    event.respondWith(respondWithFile(event));
  } else if (PORTAL_FILES.test(url.pathname)) {
    event.respondWith(keptOrFetched(request));
  } else if (PICTURES.test(url.pathname)) {
    event.respondWith(respondWithPicture(request));
  }
});

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { path } = splitLanguage(url.pathname, languages);
  return DAYS.test(path) ? openDay(event, url) : openOnline(event, url);
}

/** Timeout after which a stored day is shown. Out on the water, networks often connect without responding. */
const DAY_AFTER_MS = 3000;

/** Shows a stored day after a timeout. This is safe, because the page does not change and fetches the guests itself. */
async function openDay(event: FetchEvent, url: URL): Promise<Response> {
  const kept = await findStoredDayPage(url.pathname);
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
    // Redirects, so that the URL matches the document that hydrates.
    const there = (await cachedOfflinePage(language))
      ? localizePath(language, OFFLINE_PAGE)
      : OFFLINE_PAGE;
    return Response.redirect(`${there}?for=${encodeURIComponent(url.pathname + url.search)}`);
  }
}

function today() {
  return toIslandNow(Date.now()).day;
}

/** A hash over all files of the build, which the build injects. */
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHELL_VERSION;
const OFFLINE_PAGE = paths.offline();

async function cacheShell(): Promise<void> {
  await cacheResponses(SHELL, await pageWithFiles(OFFLINE_PAGE));
}

/** Caches the offline page in another language, on the first visit in that language. */
async function keepOfflinePage(language: Language): Promise<void> {
  if (await cachedOfflinePage(language)) return;
  const shell = await caches.open(SHELL);
  const page = await pageWithFiles(localizePath(language, OFFLINE_PAGE));
  await Promise.all(page.map(([address, answer]) => shell.put(address, answer)));
}

async function cachedOfflinePage(language: Language): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);
  return shell.match(localizePath(language, OFFLINE_PAGE));
}

/** Deletes the caches of former builds. */
async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answers cache first, because a build's file is immutable: its name changes with its content. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
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

async function respondWithPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/** The part of `ServiceWorkerGlobalScope` used here: TypeScript's webworker lib conflicts with its dom lib. */
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
