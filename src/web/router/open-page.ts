import type { QueryClient } from '@tanstack/react-query';
import { routes } from '../routes.tsx';
import type { PageHead, PageInput, PageModule, SiteRoute } from './site-route.ts';
import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';

/** A matched route with its input. */
export type Place = { pathname: string; route: SiteRoute; input: PageInput };

/** A page that can be rendered: its module is loaded, its data loaded or requested. */
export type ReadyPage = Place & {
  module: PageModule;
  /** Settles when its data has loaded. */
  data?: Promise<void>;
};

export function placeAt({ pathname, search }: { pathname: string; search: string }): Place {
  const { route, params } = findRoute(pathname);
  return { pathname, route, input: { params, search: readSearch(route, search) } };
}

/** The page's head: the module's own, else the route's. */
export function headOf({ module, route, input }: ReadyPage, client: QueryClient): PageHead {
  return (module.head ?? route.head)(input, client);
}

/** Prefetches the route's queries that are not cached. Failures stay in the query client, where the page finds them. */
export async function loadData({ route, input }: Place, client: QueryClient): Promise<void> {
  const unseen = (route.queries?.(input) ?? []).filter(
    ({ queryKey }) => client.getQueryData(queryKey) === undefined,
  );
  await Promise.all(unseen.map((query) => client.prefetchQuery(query)));
}

export function findRoute(pathname: string): { route: SiteRoute; params: PageInput['params'] } {
  for (const route of routes) {
    const params = paramsOf(route.path, pathname);
    if (params) return { route, params };
  }
  throw new Error('No route matches: the last one must match every path');
}

/** The parameters of a path under a pattern such as `/boats/:slug`; null when it does not match. */
function paramsOf(pattern: string, pathname: string): PageInput['params'] | null {
  if (pattern === '*') return {};
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

/**
 * Loads a page's chunk. After a deploy the old chunks are gone: then the site is reloaded, once per address,
 * so that a lasting failure does not loop.
 */
export async function loadModule(route: SiteRoute, url: string): Promise<PageModule> {
  try {
    const module = await route.load();
    forgetStored(KEY);
    return module;
  } catch (error) {
    // Offline, reloading helps only if a service worker can answer.
    const isReachable = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isReachable || readStored(KEY) === url) throw error;
    writeStored(KEY, url);
    location.assign(url);
    return new Promise(() => undefined);
  }
}

/** Prefetches a page's code when a link to it is hovered, touched or focused. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  findRoute(link.pathname)
    .route.load()
    // A failure is handled on navigation.
    .catch(() => undefined);
}
