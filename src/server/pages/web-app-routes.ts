import { DAY_SECONDS } from '#domain/time/durations.ts';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { siteSharePicture } from '#contract/pages/share-pictures.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';

type AppIcon = {
  path: string;
  size: number;
  /**
   * Size of the round mark relative to the picture. If undefined, the mark fills the picture, with transparent corners.
   */
  markShare?: number;
  purpose?: 'any' | 'maskable';
};

/** Icons for home screens and clients without SVG. */
const appIcons: readonly AppIcon[] = [
  { path: '/favicon.ico', size: 32 },
  // Phones crop this icon and the maskable one to their own shapes; the safe zone is the central 80 %.
  { path: '/icons/apple-touch-icon.png', size: 180, markShare: 1 },
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/icon-maskable-512.png', size: 512, markShare: 0.9, purpose: 'maskable' },
];

/** Colour of the mark's sun, which fills the corners. */
const SUN = '#ffc42e';

/** Serves the mark; draws each icon from it on first request, and caches it. */
export function appIconRoutes(markFile: string): Hono {
  const app = new Hono();
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  for (const icon of appIcons) {
    app.get(icon.path, async () => {
      const drawing = drawn.get(icon.path) ?? draw(icon, markFile);
      drawn.set(icon.path, drawing);
      drawing.catch(() => drawn.delete(icon.path));
      const type = icon.path.endsWith('.ico') ? 'image/x-icon' : 'image/png';
      return answer(await drawing, type);
    });
  }
  app.get('/icons/icon.svg', async () =>
    answer(new Uint8Array(await readFile(markFile)), 'image/svg+xml'),
  );
  return app;
}

function answer(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: { 'content-type': type, 'cache-control': `public, max-age=${DAY_SECONDS}` },
  });
}

async function draw(icon: AppIcon, markFile: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { size, markShare } = icon;
  const markSize = Math.round(size * (markShare ?? 1));
  const mark = await sharp(await readFile(markFile), { density: 72 * 12 })
    .resize(markSize)
    .png()
    .toBuffer();
  const ground = markShare === undefined ? { r: 0, g: 0, b: 0, alpha: 0 } : SUN;
  const png = await sharp({
    create: { width: size, height: size, channels: 4, background: ground },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(icon.path.endsWith('.ico') ? wrapAsIco(png, size) : png);
}

/** Wraps a PNG into an ICO file: header, one entry, and the PNG unchanged. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export function manifestRoute(): Hono {
  const app = new Hono();
  app.get('/manifest.webmanifest', (context) => {
    context.header('cache-control', 'no-cache');
    context.header('content-type', 'application/manifest+json');
    return context.body(JSON.stringify(manifest));
  });
  return app;
}

/** `paper` of the light scheme (docs/visual-language.md): a manifest has one scheme only. */
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

/** Serves the service worker from the root, since its path limits its scope. */
export function serviceWorkerRoute(clientDir: string): Hono {
  const app = new Hono();
  app.get('/sw.js', async (context, next) => {
    const script = await readFile(`${clientDir}/sw.js`, 'utf8').catch(() => null);
    if (script === null) return next();
    return context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // This policy applies to the worker's fetches; the pages' policy does not.
      'content-security-policy': "default-src 'self'",
    });
  });
  return app;
}
