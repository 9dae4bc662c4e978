import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';

/** A page's props: path parameters, and the query parameters its route declares ('' when absent). */
export type PageInput = {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};

export type PageModule = {
  Page: ComponentType<PageInput>;
  /** Overrides the route's head when it depends on loaded data. */
  head?: HeadOf;
};

type HeadOf = (
  input: PageInput,
  client: QueryClient,
  messages: Messages,
  language: Language,
) => PageHead;

/** Title and indexing of a page. Descriptions are in `page-descriptions.ts`. */
export type PageHead = {
  title: string;
  /** False sets `noindex`. */
  isIndexed?: boolean;
  /** Redirects, such as to a renamed boat's new address. */
  redirect?: string;
  /** The redirect is permanent. */
  isMoved?: boolean;
  /** Where a browser without scripts goes after so many seconds; to the page itself without an address. */
  withoutScripts?: { afterSeconds: number; to?: string };
};

export type SiteRoute = {
  /** Pattern such as `/boats/:slug`. */
  path: string;
  /** The query parameters that the page reads. */
  search?: readonly string[];
  /** The page's queries, loaded in parallel with its code. */
  queries?: (input: PageInput, language: Language) => { queryKey: QueryKey }[];
  /** The page's module, and its source path as the build's manifest names it. */
  load: () => Promise<PageModule>;
  source: string;
  /** The page's messages, beside those of `layout`: it is there in every language (`i18n/languages/translated-pages.ts`). */
  messages?: readonly MessageGroup[];
  /** Of a page that is kept for where there is no network: what it loads only when it needs it, by its source path. */
  laterSource?: string;
  head: HeadOf;
  status?: 404;
  /**
   * `admin`: the page renders its own header and main element, without a footer. `embed`: the same without a header,
   * and any other site may show it in a frame.
   */
  layout?: 'admin' | 'embed';
  /** True for what a stranger opens first: nothing there is anyone's own, so any window may have opened it. */
  isLandingPage?: boolean;
  /** False when the page is private to a visitor, so not cached. */
  isShared?: boolean;
  /** True when whoever has the address may act: no cache may keep the page, and no other site learn the address. */
  isSecret?: boolean;
};

/** Passes the query string on to a redirect without one of its own. */
export function withQuery(redirect: string, query: string): string {
  return redirect.includes('?') ? redirect : redirect + query;
}
