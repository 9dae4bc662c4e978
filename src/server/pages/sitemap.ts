/** The most addresses that one sitemap may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

/** A page that search engines may show. */
export type PublicPage = { path: string; changedAt?: Date };

/** The sitemap of these pages; of more than one may hold, the index of the parts they are in. */
export function writeSitemap(publicUrl: string, pages: readonly PublicPage[]): string {
  if (pages.length <= MOST_ADDRESSES) return writePart(publicUrl, pages);
  const parts = Array.from({ length: Math.ceil(pages.length / MOST_ADDRESSES) }, (_, part) =>
    entry('sitemap', { path: sitemapPartPath(part + 1) }, publicUrl),
  );
  return document('sitemapindex', parts);
}

/** The part of that number, beginning with 1; null when there is none. */
export function writeSitemapPart(
  publicUrl: string,
  pages: readonly PublicPage[],
  part: number,
): string | null {
  const listed = pages.slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES);
  return listed.length > 0 ? writePart(publicUrl, listed) : null;
}

export function sitemapPartPath(part: number | string): string {
  return `/sitemaps/${part}`;
}

function writePart(publicUrl: string, pages: readonly PublicPage[]): string {
  return document(
    'urlset',
    pages.map((page) => entry('url', page, publicUrl)),
  );
}

function document(root: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function entry(name: string, { path, changedAt }: PublicPage, publicUrl: string): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escaped(encodeURI(publicUrl + path))}</loc>${changed}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
