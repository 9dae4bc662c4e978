import type { QueryClient } from '@tanstack/react-query';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import type { AnyPage, PageHead, PageInput } from '../shared/page/define-page.ts';
import { findPage, type FoundPage } from './find-page.ts';
import { completeMessages } from '../shared/language/load-messages.ts';
import { forgetStored, readStored, writeStored } from '../shared/storage/session-store.ts';

/** A path without its language prefix, and the query. */
export type Address = { pathname: string; search: string };

export type LoadedPage = { page: AnyPage; messages: Messages };

/** A page ready to render: its code is loaded, its data loaded or requested. */
export type ReadyPage = LoadedPage & {
  pathname: string;
  pattern: string;
  input: PageInput;
  /** Resolves once the data has loaded. */
  data?: Promise<void>;
};

export function inputAt(found: FoundPage, page: AnyPage, search: string): PageInput {
  return { params: found.params, search: readSearch(page, search) };
}

export function buildHead(
  { page, input, messages }: ReadyPage,
  client: QueryClient,
  language: Language,
): PageHead {
  const head = page.head({ ...input, client, messages, language });
  return page.robots === undefined ? head : { isIndexed: false, ...head };
}

/**
 * Prefetches the page's queries that are not cached yet. Failures stay in the query client, where the page finds them.
 */
export async function loadData(
  page: AnyPage,
  input: PageInput,
  client: QueryClient,
  language: Language,
): Promise<void> {
  const unseen = (page.load?.(input, language) ?? []).filter(
    ({ queryKey }) => client.getQueryData(queryKey) === undefined,
  );
  await Promise.all(unseen.map((query) => client.prefetchQuery(query)));
}

/** Returns the query parameters that the page reads; absent ones are ''. */
export function readSearch(page: AnyPage, search: string): PageInput['search'] {
  const given = new URLSearchParams(search);
  return Object.fromEntries((page.search ?? []).map((name) => [name, given.get(name) ?? '']));
}

const KEY = 'reloadedFor';

/** Loads a page's code and messages. `known` contains the messages that are already loaded or loading. */
export async function loadPage(
  found: FoundPage,
  language: Language,
  known: KnownMessages = {},
): Promise<LoadedPage> {
  const page = await found.load();
  return { page, messages: await completeMessages(language, page.messages, await known) };
}

type KnownMessages = Partial<Messages> | Promise<Messages>;

/**
 * Loads a page's chunks. If a deploy has removed old chunks, reloads the site, only once per URL, so that a lasting
 * failure does not cause a loop.
 */
export async function loadOrReload<Loaded>(
  url: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    const page = await load();
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

/**
 * Prefetches a page's code when a link to it is hovered, touched or focused. Skips links to other languages, because
 * they are full navigations.
 */
export function prefetchLinks(language: Language, known: Messages): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
    const place = splitLanguage(link.pathname, [language]);
    if (place.language !== language) return;
    findPage(place.path)
      .then((found) => loadPage(found, language, known))
      // Ignores failures, because the navigation handles them.
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
