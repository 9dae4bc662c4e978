import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { BreadcrumbList } from 'schema-dts';
import type { ParamsOf } from '#contract/pages/build-paths.ts';
import type { SiteFacts, SitemapRows } from '#contract/pages/page-rendering.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';
import type { SharePicture } from '#contract/pages/share-pictures.ts';
import type { Step, Steps } from './breadcrumb-steps.ts';

/** A page's props: its path's parameters, and the query parameters it declares ('' when absent). */
export type PageInput<Path extends string = string, Search extends string = string> = {
  params: ParamsOf<Path>;
  search: Readonly<Record<Search, string>>;
};

/** What a head is made of: the page's input, the loaded data, and the messages in its language. */
export type PageContext<Path extends string = string, Search extends string = string> = PageInput<
  Path,
  Search
> & { client: QueryClient; messages: Messages; language: Language };

/** What is known of a page while the server renders it. */
export type ServerContext<
  Path extends string = string,
  Search extends string = string,
> = PageContext<Path, Search> & { pathname: string; site: SiteFacts; nowMs: number };

/** Beside that, what its structured data repeats. */
export type GraphContext<
  Path extends string = string,
  Search extends string = string,
> = ServerContext<Path, Search> & {
  description: string;
  steps: Steps;
  /** The way from the home page to this one. */
  wayTo: (steps: readonly Step[]) => BreadcrumbList;
};

/** Title and indexing of a page. */
export type PageHead = {
  title: string;
  /** False sets `noindex`; otherwise the page's `robots` decides. */
  isIndexed?: boolean;
  /** Redirects, such as to a renamed boat's new address. */
  redirect?: string;
  /** The redirect is permanent. */
  isMoved?: boolean;
  /** Where a browser without scripts goes after so many seconds; to the page itself without an address. */
  withoutScripts?: { afterSeconds: number; to?: string };
};

/** What only the server needs of a page: `import.meta.env.SSR ? {…} : undefined` keeps it out of the browser's build. */
export type ServerPart<Context = ServerContext, Graph = GraphContext> = {
  /** The meta description. */
  description?: (context: Context) => string;
  /** Things of schema.org that describe it, by its package's types; null when there are none. */
  structuredData?: (context: Graph) => readonly unknown[] | null;
  /** The picture of a shared link; the site's own without one. */
  sharePicture?: (context: Context) => SharePicture | null;
  /** Its addresses in the sitemap. */
  sitemap?: () => readonly string[];
  /** The rows of the database that have an address each in the sitemap. */
  sitemapRows?: SitemapRows;
  /** Loads what the page can be sent without. */
  loadOptional?: (context: Context) => Promise<void>;
  /** What a kept page loads only when it is needed, by source path: worth having when the network is gone by then. */
  prefetch?: readonly string[];
};

type Definition<Path extends string, Search extends string> = {
  /** Its pattern in `contract/pages/paths.ts` or `contract/pages/portal-paths.ts`; several when one page shows them all. */
  path: Path | readonly Path[];
  /** The query parameters that it reads. */
  search?: readonly Search[];
  /** The groups of messages beside `layout`. */
  messages?: readonly MessageGroup[];
  /** The queries that it shows. A browser loads them beside the page's messages. */
  load?: (input: PageInput<Path, Search>, language: Language) => { queryKey: QueryKey }[];
  head: (context: PageContext<Path, Search>) => PageHead;
  Page: ComponentType<PageInput<Path, Search>>;
  /** `noindex`: search engines do not show it. `disallow`: they do not open it either. */
  robots?: 'noindex' | 'disallow';
  server?: ServerPart<ServerContext<Path, Search>, GraphContext<Path, Search>> | undefined;
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
  /** True when the address is a secret: no cache may keep the page, and no other site learn the address. */
  isSecret?: boolean;
};

/** A page, whatever its path. */
export type AnyPage = Definition<string, string>;

/**
 * Defines a page in the file of its component: what it is for the router, the server, search engines and shared links.
 * The file is named after the page's name in the table of paths: `adminBoats` is `admin-boats-page.tsx`.
 */
export function definePage<const Path extends string, const Search extends string = never>(
  page: Definition<Path, Search>,
): AnyPage {
  // The router gives a page the parameters of its own path.
  return page as unknown as AnyPage;
}

/** The description of a page that search engines do not show: there is none in other languages. */
export function inEnglish(description: string) {
  return ({ language }: { language: Language }) => (language === 'en' ? description : '');
}
