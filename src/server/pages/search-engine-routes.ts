import { Hono } from 'hono';
import type { CrawledPages } from '#contract/pages/page-rendering.ts';
import { paths } from '#contract/pages/paths.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import { isTranslated } from '#contract/pages/page-languages.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import { toIslandNow } from '#domain/time/days.ts';
import {
  countPublicAddresses,
  findPublicAddresses,
} from '../marketplace/core/boats/boat-queries.ts';
import type { Deps } from '../platform/dependencies.ts';
import { findShipDays } from '../marketplace/ships/port-call-queries.ts';
import { answerNotFound } from '../platform/http/problem-answers.ts';

/** Serves robots.txt and sitemaps. */
export function searchEngineRoutes(deps: Deps, { crawledPages }: Pages): Hono {
  const { publicUrl, languages = ['en'] } = deps.site;
  const app = new Hono();
  app.get('/robots.txt', async () => {
    const { disallowed } = await crawledPages();
    return answer(robotsText(publicUrl, languages, disallowed), 'text/plain; charset=utf-8');
  });
  app.get('/sitemap.xml', async () => {
    const pages = await crawledPages();
    const ofSite = await sitePages(deps, pages);
    const boats = pages.rows.includes('boats') ? await deps.readPublic(countPublicAddresses) : 0;
    const count = ofSite.length + boats * languages.length;
    const max = computeMaxAddresses(languages.length);
    if (count > max) return answer(writeSitemapIndex(publicUrl, Math.ceil(count / max)), XML);
    return answer(writeSitemap(publicUrl, await pagesOfPart(deps, pages, 1)), XML);
  });
  app.get(sitemapPartPath(':part{[1-9][0-9]{0,4}}'), async (context) => {
    const pages = await pagesOfPart(deps, await crawledPages(), Number(context.req.param('part')));
    return pages.length === 0 ? answerNotFound() : answer(writeSitemap(publicUrl, pages), XML);
  });
  return app;
}

/** Excludes the API, the portals and the sandboxes. Pages declare `noindex` themselves. */
const notForRobots = [
  '/api',
  '/admin',
  portalPaths.operatorDashboard(),
  '/booking/by-session',
  '/checkout/',
  '/auth/',
  '/oauth/',
  '/integrations/',
  '/sandbox/',
  '/metrics',
];

function robotsText(
  publicUrl: string,
  languages: readonly Language[],
  disallowed: readonly string[],
): string {
  const closed = languages.flatMap((language) =>
    [...notForRobots, ...disallowed].map((path) => localizePath(language, path)),
  );
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

type PublicPage = {
  path: string;
  changedAt?: Date;
  /** All language versions, including this one. */
  inLanguages?: readonly { language: Language; path: string }[];
};

type Pages = { crawledPages: () => Promise<CrawledPages> };

/** Lists all pages except boat pages, including days with cruise ships on which trips can be booked. */
async function sitePages(
  { readPublic, now, site: { languages = ['en'] } }: Deps,
  { addresses, rows }: CrawledPages,
): Promise<PublicPage[]> {
  const { day: today } = toIslandNow(now());
  const days = rows.includes('ship days')
    ? await readPublic((reader) => findShipDays(reader, today, computeLastBookableDay(today)))
    : [];
  const all = [...addresses, ...days.map((day) => paths.shipDay({ day }))];
  return all.flatMap((path) => inEachLanguage({ path }, languages));
}

/** Expands a translated page to one per language. */
function inEachLanguage(page: PublicPage, languages: readonly Language[]): PublicPage[] {
  if (languages.length < 2 || !isTranslated(page.path)) return [page];
  const inLanguages = languages.map((language) => ({
    language,
    path: localizePath(language, page.path),
  }));
  return inLanguages.map(({ path }) => ({ ...page, path, inLanguages }));
}

/** Lists the pages of a sitemap part, from 1; empty if there is no such part. */
async function pagesOfPart(deps: Deps, pages: CrawledPages, part: number): Promise<PublicPage[]> {
  const { languages = ['en'] } = deps.site;
  const ofSite = await sitePages(deps, pages);
  const max = computeMaxAddresses(languages.length);
  const { hasSitePages, offset, limit } = contentsOfPart(part, ofSite.length, max);
  // A boat has a page per language, so the first and last boat may be split between parts.
  const first = Math.floor(offset / languages.length);
  const last = Math.ceil((offset + limit) / languages.length);
  const boats = pages.rows.includes('boats')
    ? await deps.readPublic((reader) =>
        findPublicAddresses(reader, { offset: first, limit: last - first }),
      )
    : [];
  const begun = offset - first * languages.length;
  const ofBoats = boats
    .flatMap(({ slug, updatedAt }) =>
      inEachLanguage({ path: paths.boat({ slug }), changedAt: updatedAt }, languages),
    )
    .slice(begun, begun + limit);
  return hasSitePages ? [...ofSite, ...ofBoats] : ofBoats;
}

const XML = 'application/xml; charset=utf-8';

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
}

/**
 * Computes the maximum number of URLs per sitemap: sitemaps.org permits 50,000 and 50 MB. The alternates of each URL in
 * other languages also count.
 */
export function computeMaxAddresses(languageCount: number): number {
  return Math.floor(50_000 / languageCount);
}

/** Computes the contents of a part; the site's own pages are in the first one. */
export function contentsOfPart(part: number, sitePageCount: number, max: number) {
  const before = (part - 1) * max;
  const hasSitePages = part === 1;
  return {
    hasSitePages,
    offset: Math.max(0, before - sitePageCount),
    limit: max - (hasSitePages ? sitePageCount : 0),
  };
}

export function writeSitemapIndex(publicUrl: string, count: number): string {
  const parts = Array.from({ length: count }, (_, part) =>
    entry('sitemap', { path: sitemapPartPath(part + 1) }, publicUrl),
  );
  return document('sitemapindex', parts);
}

function sitemapPartPath(part: number | string): string {
  return `/sitemaps/${part}`;
}

export function writeSitemap(publicUrl: string, pages: readonly PublicPage[]): string {
  return document(
    'urlset',
    pages.map((page) => entry('url', page, publicUrl)),
  );
}

function document(root: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function entry(name: string, page: PublicPage, publicUrl: string): string {
  const { changedAt, inLanguages = [] } = page;
  const address = (path: string) => escapeXml(encodeURI(publicUrl + path));
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`;
  const others = inLanguages.map(({ language, path }) => link(language, path));
  // `x-default` is the English page, as in the pages' own heads.
  const english = inLanguages.find(({ language }) => language === 'en');
  if (english) others.push(link('x-default', english.path));
  return `<${name}><loc>${address(page.path)}</loc>${changed}${others.join('')}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
