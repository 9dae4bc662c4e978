import { Hono } from 'hono';
import { infoPages } from '#domain/info-pages.ts';
import { findPublicAddresses } from '../boats/boat-queries.ts';
import type { Deps } from '../dependencies.ts';
import { nothingHere } from '../http/problem-answers.ts';

/** For search engines: what they may crawl, and the addresses of all that they may show. */
export function searchEngineRoutes(deps: Deps): Hono {
  const { publicUrl } = deps.site;
  const app = new Hono();
  app.get('/robots.txt', () => answer(robotsText(publicUrl), 'text/plain; charset=utf-8'));
  app.get('/sitemap.xml', async () =>
    answer(writeSitemap(publicUrl, await publicPages(deps)), XML),
  );
  app.get(sitemapPartPath(':part{[1-9][0-9]{0,4}}'), async (context) => {
    const pages = await publicPages(deps);
    const xml = writeSitemapPart(publicUrl, pages, Number(context.req.param('part')));
    return xml === null ? nothingHere() : answer(xml, XML);
  });
  return app;
}

/** The API, the pages of one visitor, operator or admin, and the sandboxes. */
const notForRobots = [
  '/api',
  '/admin',
  '/operator/dashboard',
  '/booking/confirmation',
  '/booking/success',
  '/booking/by-session',
  '/book/',
  '/trips/',
  '/checkout/',
  '/auth/',
  '/oauth/',
  '/integrations/',
  '/sandbox/',
  '/metrics',
];

function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

async function publicPages({ readPublic }: Deps): Promise<PublicPage[]> {
  const boats = await readPublic(findPublicAddresses);
  return [
    { path: '/' },
    { path: '/booking' },
    ...boats.map(({ slug, updated_at: changedAt }) => ({ path: `/boats/${slug}`, changedAt })),
    ...Object.values(infoPages).flatMap((group) =>
      group.map(({ slug }) => ({ path: `/info/${slug}` })),
    ),
  ];
}

const XML = 'application/xml; charset=utf-8';

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
}

/** The most addresses that one sitemap may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

/** A page that search engines may show. */
type PublicPage = { path: string; changedAt?: Date };

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

function sitemapPartPath(part: number | string): string {
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
