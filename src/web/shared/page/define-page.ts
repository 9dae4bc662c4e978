import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { BreadcrumbList } from 'schema-dts';
import type { ParamsOf } from '#contract/pages/build-paths.ts';
import type { SiteFacts, SitemapRows } from '#contract/pages/page-rendering.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';
import type { SharePicture } from '#contract/pages/share-pictures.ts';
import type { Breadcrumb, Breadcrumbs } from './breadcrumbs.ts';

/** A page's props: the parameters of its path, and the query parameters it declares ('' if absent). */
export type PageInput<Path extends string = string, Search extends string = string> = {
  params: ParamsOf<Path>;
  search: Readonly<Record<Search, string>>;
};

/** Input for a page's head: the page's input, the loaded data, and the messages in its language. */
export type PageContext<Path extends string = string, Search extends string = string> = PageInput<
  Path,
  Search
> & { client: QueryClient; messages: Messages; language: Language };

export type ServerContext<
  Path extends string = string,
  Search extends string = string,
> = PageContext<Path, Search> & { pathname: string; site: SiteFacts; nowMs: number };

export type GraphContext<
  Path extends string = string,
  Search extends string = string,
> = ServerContext<Path, Search> & {
  description: string;
  steps: Breadcrumbs;
  /** Builds the breadcrumb trail from the home page. */
  wayTo: (steps: readonly Breadcrumb[]) => BreadcrumbList;
};

/** Title and indexing of a page. */
export type PageHead = {
  title: string;
  /** False sets `noindex`; otherwise the page's `robots` decides. */
  isIndexed?: boolean;
  /** The target of a redirect, such as a renamed boat's new URL. */
  redirect?: string;
  /** True for a permanent redirect. */
  isMoved?: boolean;
  /** Redirects browsers without JavaScript after some seconds, or reloads the page if `to` is missing. */
  withoutScripts?: { afterSeconds: number; to?: string };
};

/** The server's part of a page: `import.meta.env.SSR ? {…} : undefined` keeps it out of the browser's build. */
export type ServerPart<Context = ServerContext, Graph = GraphContext> = {
  description?: (context: Context) => string;
  /** The page's schema.org entities, in the types of `schema-dts`; null if there are none. */
  structuredData?: (context: Graph) => readonly unknown[] | null;
  /** The preview image for a shared link; null for the site's own image. */
  sharePicture?: (context: Context) => SharePicture | null;
  sitemap?: () => readonly string[];
  /** The database rows that each have a URL in the sitemap. */
  sitemapRows?: SitemapRows;
  /** Loads optional data. If this fails, the page is sent without that data. */
  loadOptional?: (context: Context) => Promise<void>;
  /** Source paths of files that a stored page loads on demand: prefetched, because the device may go offline. */
  prefetch?: readonly string[];
};

type Definition<Path extends string, Search extends string> = {
  /** Pattern in `contract/pages/paths.ts` or `contract/pages/portal-paths.ts`; several if the page renders them all. */
  path: Path | readonly Path[];
  /** The query parameters that the page reads. */
  search?: readonly Search[];
  /** The message groups beside `layout`. */
  messages?: readonly MessageGroup[];
  /** The page's queries. A browser loads them in parallel with the messages. */
  load?: (input: PageInput<Path, Search>, language: Language) => { queryKey: QueryKey }[];
  head: (context: PageContext<Path, Search>) => PageHead;
  Page: ComponentType<PageInput<Path, Search>>;
  /** `noindex` keeps the page out of search results; `disallow` also keeps crawlers away. */
  robots?: 'noindex' | 'disallow';
  server?: ServerPart<ServerContext<Path, Search>, GraphContext<Path, Search>> | undefined;
  status?: 404;
  /**
   * `admin`: the page renders its own header and main element, without a footer. `embed`: no header either, and any
   * other site may show the page in a frame.
   */
  layout?: 'admin' | 'embed';
  /** True for public entry pages. They contain no private data, so a window of any site may open them. */
  isLandingPage?: boolean;
  /** False if the page is private to a visitor, so it is not cached. */
  isShared?: boolean;
  /** True if the URL is secret: no cache may store the page, and no other site may learn the URL. */
  isSecret?: boolean;
};

/** A page with any path. */
export type AnyPage = Definition<string, string>;

/**
 * Defines a page in the file of its component, for the router, the server, search engines and shared links. The page's
 * name in the table of paths gives the file name: `adminBoats` is in `admin-boats-page.tsx`.
 */
export function definePage<const Path extends string, const Search extends string = never>(
  page: Definition<Path, Search>,
): AnyPage {
  // Safe: the router passes a page the parameters of its own path.
  return page as unknown as AnyPage;
}

/** Returns the description of a page that search engines do not index; empty in other languages. */
export function inEnglish(description: string) {
  return ({ language }: { language: Language }) => (language === 'en' ? description : '');
}
