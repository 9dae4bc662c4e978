#!/usr/bin/env node
// Renders the drawings of db/drawings to the picture files that the site serves.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const drawings = new URL('../db/drawings/', import.meta.url);
const root = fileURLToPath(new URL('../', import.meta.url));

const atOnce = 2;
const widths = [480, 960, 1600];

/** What a file is encoded with; changing a number here draws everything again. */
const avif = {
  480: { quality: 56, effort: 2 },
  960: { quality: 54, effort: 2 },
  1600: { quality: 54, effort: 1 },
  2400: { quality: 52, effort: 1 },
};
const webp = { quality: 74, effort: 3 };
const jpg = { quality: 78, progressive: true };

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

const settings = JSON.stringify({ avif, webp, jpg, widths });

/** One hash over everything that can change a picture: when it is the same, nothing is even drawn. */
const sourceHash = async () => {
  const names = (await readdir(drawings, { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, drawings))));
  return hashOf(settings, ...names, ...texts);
};

/** A chart, whose name says `.svg`, stays as it is drawn. */
const filesOf = (name) =>
  name.endsWith('.svg')
    ? [name]
    : [
        ...[...widths, ...(name === 'hero' ? [2400] : [])].map((width) => `${name}-${width}.avif`),
        `${name}-960.webp`,
        `${name}-960.jpg`,
      ];

const madeBefore = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { source: '', pictures: {} };
  }
};

const render = async (sharp, { name, svg, outDir }) => {
  // Served while others are still being drawn: a file is there whole or not at all.
  const put = async (file, write) => {
    await write(join(outDir, `.${file}`));
    await rename(join(outDir, `.${file}`), join(outDir, file));
  };
  if (name.endsWith('.svg')) {
    await put(name, (path) => writeFile(path, svg));
    return;
  }
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const file of filesOf(name)) {
    const [, width, kind] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
    const sized = sharp(data, { raw: info }).resize({ width: Number(width) });
    const encoded =
      kind === 'avif'
        ? sized.avif(avif[width])
        : kind === 'webp'
          ? sized.webp(webp)
          : sized.jpeg(jpg);
    await put(file, (path) => encoded.toFile(path));
  }
};

/** What the first page shows is drawn first, then the covers of the listing. */
const needOf = (name) => (/^hero$|\.svg$/.test(name) ? 0 : name.endsWith('-1') ? 1 : 2);

/**
 * Draws what is missing or has changed into `outDir` and says how many pictures that were.
 * @param {{ outDir?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<{ drawn: number, kept: number }>}
 */
export const drawPictures = async ({
  outDir = join(root, 'dist/pictures'),
  log = () => {},
} = {}) => {
  await mkdir(outDir, { recursive: true });
  const record = join(outDir, '.made.json');
  const before = madeBefore(record);
  const present = (name) => filesOf(name).every((file) => existsSync(join(outDir, file)));
  const source = await sourceHash();
  const known = Object.keys(before.pictures);
  if (before.source === source && known.every(present)) return { drawn: 0, kept: known.length };

  // While this file is there, who asks for a missing picture waits for it.
  const sign = join(outDir, '.drawing');
  await writeFile(sign, '');
  const { default: sharp } = await import('sharp');
  const { charts, pictures } = await import(new URL('picture-catalogue.ts', drawings).href);
  const made = {};
  let drawn = 0;
  const waiting = [...charts, ...pictures].toSorted((a, b) => needOf(a.name) - needOf(b.name));
  const drawNext = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const svg = picture.draw();
      const hash = hashOf(settings, svg);
      if (before.pictures[picture.name] !== hash || !present(picture.name)) {
        await render(sharp, { name: picture.name, svg, outDir });
        drawn += 1;
        log(`Drew ${picture.name} (${drawn})`);
      }
      made[picture.name] = hash;
    }
  };
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  sharp.concurrency(threads);
  await writeFile(`${record}.new`, JSON.stringify({ source, pictures: made }, null, 1));
  await rename(`${record}.new`, record);
  await rm(sign, { force: true });
  return { drawn, kept: charts.length + pictures.length - drawn };
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { drawn, kept } = await drawPictures();
  console.log(`${drawn} pictures drawn, ${kept} as they were.`);
}
