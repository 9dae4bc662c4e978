import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MessageGroup } from '#i18n/catalogues/messages.ts';

type ManifestEntry = { file: string; imports?: string[] };

/** Entry points of every page: the inline loader, and the client bundle that it loads after the first paint. */
const ENTRIES = ['src/web/load-after-paint.ts', 'src/web/entry-client.tsx'];

/** Kilobytes of script that another language may add to a page. */
export const MAX_LANGUAGE_OVERHEAD_KB = 4;

/** Script budgets by page, in kilobytes after Brotli compression (docs/decisions/0136). */
export const budgets = [
  { page: 'home', module: 'src/web/guest/home/home-page.tsx', groups: ['home'], maxKb: 95 },
  {
    page: 'listing',
    module: 'src/web/guest/boats/listing/listing-page.tsx',
    groups: ['trips', 'listing'],
    maxKb: 95,
  },
  {
    page: 'boat detail',
    module: 'src/web/guest/boats/boat/boat-page.tsx',
    groups: ['trips', 'picker', 'boat'],
    maxKb: 105,
  },
  {
    page: 'board',
    module: 'src/web/guest/board/board-page.tsx',
    groups: ['trips', 'board', 'not-found'],
    maxKb: 105,
  },
  {
    page: 'checkout',
    module: 'src/web/guest/checkout/checkout-page.tsx',
    groups: ['trips', 'picker', 'checkout'],
    maxKb: 115,
  },
] as const satisfies readonly Budget[];

type Budget = { page: string; module: string; groups?: readonly MessageGroup[]; maxKb: number };

/**
 * Kilobytes (1,000 bytes) of script that a page loads before it is interactive, including the messages of one language.
 */
export async function measureScriptKb(
  module: string,
  groups: readonly MessageGroup[] = [],
  language = 'en',
): Promise<number> {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>();
  for (const entry of ENTRIES) collect(manifest, entry, files);
  collect(manifest, module, files);
  for (const name of ['layout', ...groups]) {
    const file = `/${name}.${language}.ts`;
    const key = Object.keys(manifest).find((each) => each.endsWith(file));
    collect(manifest, key ?? file, files);
  }
  const sizes = await Promise.all([...files].map(measureBrotliBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function collect(manifest: Record<string, ManifestEntry>, key: string, files: Set<string>): void {
  const entry = manifest[key];
  if (!entry) throw new Error(`The Vite manifest has no entry "${key}". Is the build current?`);
  if (files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, files);
}

async function measureBrotliBytes(file: string): Promise<number> {
  const bytes = await readFile(`dist/client/${file}`);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
