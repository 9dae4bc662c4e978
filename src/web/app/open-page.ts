import type { QueryClient } from '@tanstack/react-query';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import type { AnyPage, PageHead, PageInput } from '../shared/page/define-page.ts';
import { findPage, type FoundPage } from './find-page.ts';
import { completeMessages } from '../shared/language/load-messages.ts';
import { forgetStored, readStored, writeStored } from '../shared/storage/session-store.ts';

/** Path and query; the path has no language in it. */
export type Address = { pathname: string; search: string };

/** A page's code, and what it says in one language. */
export type LoadedPage = { page: AnyPage; messages: Messages };

/** A page that can be rendered: its code is loaded, its data loaded or requested. */
export type ReadyPage = LoadedPage & {
  pathname: string;
  pattern: string;
  input: PageInput;
  /** Settles when its data has loaded. */
  data?: Promise<void>;
};

/** The page's input at an address. */
export function inputAt(found: FoundPage, page: AnyPage, search: string): PageInput {
  return { params: found.params, search: readSearch(page, search) };
}

export function headOf(
  { page, input, messages }: ReadyPage,
  client: QueryClient,
  language: Language,
): PageHead {
  const head = page.head({ ...input, client, messages, language });
  return page.robots === undefined ? head : { isIndexed: false, ...head };
}

/** Prefetches the page's queries that are not cached. Failures stay in the query client, where the page finds them. */
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

/** The query parameters that a page reads, those that are absent as ''. */
export function readSearch(page: AnyPage, search: string): PageInput['search'] {
  const given = new URLSearchParams(search);
  return Object.fromEntries((page.search ?? []).map((name) => [name, given.get(name) ?? '']));
}

const KEY = 'reloadedFor';

/** `known` are messages in this language that are there, or on their way. */
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
 * Loads a page's chunks. After a deploy the old chunks are gone: then the site is reloaded, once per address,
 * so that a lasting failure does not loop.
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

/** Prefetches a page's code when a link to it is hovered, touched or focused; a page in another language is loaded whole. */
export function prefetchLinks(language: Language, known: Messages): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
    const place = splitLanguage(link.pathname, [language]);
    if (place.language !== language) return;
    findPage(place.path)
      .then((found) => loadPage(found, language, known))
      // A failure is handled on navigation.
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
