import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

type ManifestEntry = { file: string; imports?: string[] };

/** The entry that loads the rest after the first image, used by all of these pages, and that rest. */
const ENTRIES = ['src/web/load-after-paint.ts', 'src/web/entry-client.tsx'];

/** Kilobytes that a page may load in addition to the English version. */
export const MAX_KB_MORE = 4;

/** Pages with a budget, in kilobytes of script after brotli (docs/decisions/0136). */
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
    groups: ['trips', 'choosing', 'boat'],
    maxKb: 105,
  },
  {
    page: 'board',
    module: 'src/web/guest/board/board-page.tsx',
    groups: ['trips', 'board', 'missing'],
    maxKb: 105,
  },
  {
    page: 'checkout',
    module: 'src/web/guest/checkout/checkout-page.tsx',
    groups: ['trips', 'choosing', 'checkout'],
    maxKb: 115,
  },
] as const satisfies readonly Budget[];

type Budget = { page: string; module: string; groups?: readonly string[]; maxKb: number };

/**
 * Kilobytes (1,000 bytes) of script that a page loads before it is interactive, including the messages of one language.
 */
export async function scriptWeightKb(
  module: string,
  groups: readonly string[] = [],
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
  const sizes = await Promise.all([...files].map(brotliBytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function collect(manifest: Record<string, ManifestEntry>, key: string, files: Set<string>): void {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}.`);
  if (files.has(entry.file)) return;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) collect(manifest, imported, files);
}

async function brotliBytes(file: string): Promise<number> {
  const bytes = await readFile(`dist/client/${file}`);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
