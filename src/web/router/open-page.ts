import type { QueryClient } from '@tanstack/react-query';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { notFoundPage, visitorPages } from '../visitor-pages.tsx';
import type { PageHead, PageInput, PageModule, SiteRoute } from './site-route.ts';
import { completeMessages } from '../language/load-messages.ts';
import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';

/** Path and query; the path has no language in it. */
export type Address = { pathname: string; search: string };

/** A matched route with its input. */
export type Place = { pathname: string; route: SiteRoute; input: PageInput };

/** A page's code, and what it says in one language. */
type LoadedPage = { module: PageModule; messages: Messages };

/** A page that can be rendered: its module is loaded, its data loaded or requested. */
export type ReadyPage = Place &
  LoadedPage & {
    /** Settles when its data has loaded. */
    data?: Promise<void>;
  };

export async function placeAt({ pathname, search }: Address): Promise<Place> {
  const { route, params } = await findRoute(pathname);
  return { pathname, route, input: { params, search: readSearch(route, search) } };
}

/** The page's head: the module's own, else the route's. */
export function headOf(
  { module, route, input, messages }: ReadyPage,
  client: QueryClient,
  language: Language,
): PageHead {
  return (module.head ?? route.head)(input, client, messages, language);
}

/** Prefetches the route's queries that are not cached. Failures stay in the query client, where the page finds them. */
export async function loadData(
  { route, input }: Place,
  client: QueryClient,
  language: Language,
): Promise<void> {
  const unseen = (route.queries?.(input, language) ?? []).filter(
    ({ queryKey }) => client.getQueryData(queryKey) === undefined,
  );
  await Promise.all(unseen.map((query) => client.prefetchQuery(query)));
}

type Match = { route: SiteRoute; params: PageInput['params'] };

/** The portals' list of pages is loaded with the first of them. */
export async function findRoute(pathname: string): Promise<Match> {
  const found = matchIn(visitorPages, pathname);
  if (found) return found;
  if (/^\/(operator|crew|admin)\b/.test(pathname)) {
    const { portalPages } = await import('../portal-pages.tsx');
    const match = matchIn(portalPages, pathname);
    if (match) return match;
  }
  return { route: notFoundPage, params: {} };
}

function matchIn(routes: readonly SiteRoute[], pathname: string): Match | null {
  for (const route of routes) {
    const params = paramsOf(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

/** The parameters of a path under a pattern such as `/boats/:slug`; null when it does not match. */
function paramsOf(pattern: string, pathname: string): PageInput['params'] | null {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}/?$`).exec(pathname);
  if (!match) return null;
  try {
    const parts = Object.entries(match.groups ?? {});
    return Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)]));
  } catch {
    return null;
  }
}

/** The query parameters a route reads, those that are absent as ''. */
export function readSearch(route: SiteRoute, search: string): PageInput['search'] {
  const given = new URLSearchParams(search);
  return Object.fromEntries((route.search ?? []).map((name) => [name, given.get(name) ?? '']));
}

const KEY = 'reloadedFor';

/** `known` are messages in this language that are there, or on their way. */
export async function loadPage(
  route: SiteRoute,
  language: Language,
  known: KnownMessages = {},
): Promise<LoadedPage> {
  const complete = async () => completeMessages(language, route.messages, await known);
  const [module, messages] = await Promise.all([route.load(), complete()]);
  return { module, messages };
}

type KnownMessages = Partial<Messages> | Promise<Messages>;

/**
 * Loads a page's chunks. After a deploy the old chunks are gone: then the site is reloaded, once per address,
 * so that a lasting failure does not loop.
 */
export async function loadOrReload(
  route: SiteRoute,
  language: Language,
  url: string,
  known: KnownMessages,
): Promise<LoadedPage> {
  try {
    const page = await loadPage(route, language, known);
    forgetStored(KEY);
    return page;
  } catch (error) {
    // Offline, reloading helps only if a service worker can answer.
    const isReachable = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isReachable || readStored(KEY) === url) throw error;
    writeStored(KEY, url);
    location.assign(url);
    return new Promise(() => undefined);
  }
}

/** Prefetches a page's code when a link to it is hovered, touched or focused; a page in another language is loaded whole. */
export function prefetchLinks(language: Language, known: Messages): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
    const place = splitLanguage(link.pathname, [language]);
    if (place.language !== language) return;
    findRoute(place.path)
      .then(({ route }) => loadPage(route, language, known))
      // A failure is handled on navigation.
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
