import { Hono } from 'hono';
import { infoPages } from '#domain/info-pages.ts';
import { findPublicAddresses } from '../boats/boat-queries.ts';
import { nothingHere } from '../http/problem-answers.ts';
import type { Deps } from '../dependencies.ts';
import { sitemapPartPath, writeSitemap, writeSitemapPart, type PublicPage } from './sitemap.ts';

/** What search engines ask for: what they may visit, and the addresses of all that they may show. */
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

/** Calls of programs, the pages of one visitor, operator or admin, and what stands in for services outside. */
const notForRobots = [
  '/api',
  '/admin',
  '/operator/dashboard',
  '/booking/confirmation',
  '/booking/success',
  '/booking/by-session',
  '/book/',
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

async function publicPages({ database }: Deps): Promise<PublicPage[]> {
  const boats = await findPublicAddresses(database);
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
