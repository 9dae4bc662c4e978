import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { chooseCoding } from './cached-answer.ts';

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

/** Formats that are already compressed. */
const packed = new Set(['.avif', '.webp', '.jpg', '.png', '.woff2']);

type Folder = { path: string; dir: string; cacheControl: string; isCompressed?: boolean };

/**
 * Serves a folder under a path. Compressed files come from the build or are compressed on first use, and stay in
 * memory.
 */
export function staticFiles(folder: Folder): Hono {
  const app = new Hono();
  const compressed = new Map<string, Promise<Buffer>>();
  app.get(`${folder.path}/*`, async (context, next) => {
    const file = resolveFile(folder, context.req.path);
    const type = types[extname(file ?? '')];
    const bytes = file && type ? await readFile(file).catch(() => null) : null;
    if (!file || !type || !bytes) return next();
    const headers = new Headers({ 'content-type': type, 'cache-control': folder.cacheControl });
    const isCompressed = folder.isCompressed && !packed.has(extname(file));
    if (!isCompressed) return new Response(new Uint8Array(bytes), { headers });
    // Set on every representation; otherwise a shared cache would serve one coding to all clients.
    headers.set('vary', 'Accept-Encoding');
    const coding = chooseCoding(context.req.header('accept-encoding') ?? '');
    if (coding === 'identity') return new Response(new Uint8Array(bytes), { headers });
    const key = `${coding} ${file}`;
    const smaller = compressed.get(key) ?? compressFile(file, bytes, coding);
    compressed.set(key, smaller);
    headers.set('content-encoding', coding);
    return new Response(new Uint8Array(await smaller), { headers });
  });
  return app;
}

function compressFile(file: string, bytes: Buffer, coding: 'br' | 'gzip'): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return readFile(`${file}.br`).catch(() => compress(bytes));
}

/** Resolves a path to a file; null outside the folder (path traversal). */
function resolveFile(folder: Folder, path: string): string | null {
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
