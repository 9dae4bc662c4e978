import { Hono } from 'hono';
import { siteSharePicture } from '#domain/share-pictures.ts';
import { SITE_NAME } from '#domain/site-texts.ts';
import { appIcons } from './app-icon-routes.ts';

/** What a phone needs to know to put the site on its home screen. */
export function manifestRoute(): Hono {
  const app = new Hono();
  app.get('/manifest.webmanifest', (context) => {
    context.header('cache-control', 'no-cache');
    context.header('content-type', 'application/manifest+json');
    return context.body(JSON.stringify(manifest));
  });
  return app;
}

/** `paper` of the light scheme (docs/visual-language.md): a manifest knows one scheme only. */
const PAPER = '#ffffff';

const manifest = {
  id: '/',
  name: SITE_NAME,
  short_name: 'SXM Trips',
  description: `${siteSharePicture.line}.`,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['travel'],
  icons: appIcons.flatMap(({ path, size, purpose }) =>
    purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  ),
};
