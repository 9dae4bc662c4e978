import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a page is given: the parts of its path, and the query parameters its route names ('' when absent). */
export type PageInput = {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};

export type PageModule = {
  Page: ComponentType<PageInput>;
  /** Where the head depends on what the page shows: instead of the route's, which every page loads. */
  head?: HeadOf;
};

type HeadOf = (input: PageInput, client: QueryClient) => PageHead;

/** What a tab and a search engine are told. The words that describe a page are in `page-descriptions.ts`. */
export type PageHead = {
  title: string;
  /** False keeps a page of one visitor out of search engines. */
  isIndexed?: boolean;
  /** Where the visitor should be instead, such as a renamed boat's new address. */
  redirect?: string;
  /** The page will never be here again, as far as anybody knows. */
  isMoved?: boolean;
};

export type SiteRoute = {
  /** Pattern such as `/boats/:slug`. */
  path: string;
  /** Names of the query parameters the page reads. */
  search?: readonly string[];
  /** What the page shows, loaded while its code loads. */
  queries?: (input: PageInput) => { queryKey: QueryKey }[];
  /** Puts what other pages have already loaded where this page looks for it. */
  seed?: (input: PageInput, client: QueryClient) => void;
  /** The page's module, and its source path as the build's manifest names it. */
  load: () => Promise<PageModule>;
  source: string;
  head: HeadOf;
  status?: 404;
  /** `admin`: the page brings its own header and main part, and has no footer. */
  frame?: 'admin';
  /** False when the page is one visitor's own. */
  isShared?: boolean;
};

/** What was asked for goes along to a redirect's address that asks for nothing itself. */
export function withQuery(redirect: string, query: string): string {
  return redirect.includes('?') ? redirect : redirect + query;
}
