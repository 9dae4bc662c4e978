import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Hono } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Compressed by their own format. */
const packed = new Set(['.avif', '.webp', '.jpg', '.png', '.woff2']);

type Folder = { path: string; dir: string; cacheControl: string; isCompressed?: boolean };

/**
 * Files of a folder under a path. Compressed ones are kept in memory once they were asked for: read from beside the
 * file where a build has made them, else made.
 */
export function staticFiles(folder: Folder): Hono {
  const app = new Hono();
  const compressed = new Map<string, Promise<Buffer>>();
  app.get(`${folder.path}/*`, async (context, next) => {
    const file = fileOf(folder, context.req.path);
    const type = types[extname(file ?? '')];
    const bytes = file && type ? await readFile(file).catch(() => null) : null;
    if (!file || !type || !bytes) return next();
    const headers = new Headers({ 'content-type': type, 'cache-control': folder.cacheControl });
    const isCompressed = folder.isCompressed && !packed.has(extname(file));
    if (!isCompressed || !/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) {
      return new Response(new Uint8Array(bytes), { headers });
    }
    const smaller = compressed.get(file) ?? readFile(`${file}.br`).catch(() => compress(bytes));
    compressed.set(file, smaller);
    headers.set('content-encoding', 'br');
    headers.set('vary', 'Accept-Encoding');
    return new Response(new Uint8Array(await smaller), { headers });
  });
  return app;
}

/** The file a path names; null when it would lie outside the folder. */
function fileOf(folder: Folder, path: string): string | null {
  const root = resolve(folder.dir);
  const file = join(root, safelyDecoded(path).slice(folder.path.length));
  return file.startsWith(root + sep) ? file : null;
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function compress(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
