import { DAY_SECONDS } from '#domain/time/durations.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import {
  encoded,
  photoVariants,
  type PhotoVariant,
} from '../platform/gateways/images/photo-variants.ts';
import { staticFiles } from '../platform/http/caching/static-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const CACHE_CONTROL = `public, max-age=${DAY_SECONDS}`;
const MASTER = '-1600.avif';
const fallbacks = photoVariants.filter(({ format }) => format !== 'avif');

/**
 * Serves the site's own pictures (docs/decisions/0009). AVIF and SVG are files; WebP and JPEG for machines and old
 * browsers are converted from the AVIF on first request and kept in memory.
 */
export function sitePictureRoutes(dir: string): Hono {
  const app = new Hono();
  const made = new Map<string, Promise<Bytes | null>>();
  const files = { path: '/pictures', dir, cacheControl: CACHE_CONTROL, isCompressed: true };
  app.route('/', staticFiles(files));
  app.get('/pictures/:file', async (context, next) => {
    const file = context.req.param('file');
    const fallback = fallbacks.find(({ suffix }) => file.endsWith(suffix));
    if (!fallback) return next();
    const making = made.get(file) ?? make(dir, file, fallback);
    made.set(file, making);
    const forget = () => made.delete(file);
    making.then((bytes) => bytes ?? forget(), forget);
    const bytes = await making;
    if (!bytes) return next();
    const headers = { 'content-type': fallback.contentType, 'cache-control': CACHE_CONTROL };
    return new Response(bytes, { headers });
  });
  return app;
}

/** Null if there is no such picture. */
async function make(dir: string, file: string, fallback: PhotoVariant): Promise<Bytes | null> {
  const name = file.slice(0, -fallback.suffix.length);
  if (!/^[a-z0-9-]+$/.test(name)) return null;
  const master = await readFile(join(dir, `${name}${MASTER}`)).catch(() => null);
  if (!master) return null;
  const { default: sharp } = await import('sharp');
  const picture = sharp(master).resize({ width: fallback.width });
  return new Uint8Array(await encoded(picture, fallback.format).toBuffer());
}
