import type { CrawledPages } from '#contract/pages/page-rendering.ts';
import type { AnyPage } from '../shared/page/define-page.ts';
import { guestPages } from './guest-pages.ts';
import { portalPages } from './portal-pages.ts';

/** Loads the definitions of all pages, on the server only. A browser loads each page's definition on demand. */
export async function loadAllPages(): Promise<AnyPage[]> {
  const files = [guestPages, portalPages].flatMap((table) => Object.values(table.files));
  return Promise.all(files.map(async (load) => (await load()).default));
}

/** Returns the URLs for the sitemap and the paths that robots.txt disallows. */
export async function crawledPages(): Promise<CrawledPages> {
  const pages = await loadAllPages();
  const closed = pages.filter(({ robots }) => robots === 'disallow');
  return {
    addresses: pages.flatMap(({ server }) => server?.sitemap?.() ?? []),
    rows: pages.flatMap(({ server }) => server?.sitemapRows ?? []),
    // Disallows by the prefix before the first parameter.
    disallowed: closed.flatMap(({ path }) =>
      [path].flat().map((pattern) => pattern.split(':', 1)[0] ?? ''),
    ),
  };
}
