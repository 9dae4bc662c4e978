import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run, runTool, say } from './project.mjs';

/** What is built from what. A build is kept until one of its sources changes. */
const WEB = {
  name: 'web',
  words: 'Building the pages …',
  begins: 'src/web/entry-client.tsx',
  sources: ['src/web', 'src/contract', 'src/domain', 'vite.config.ts', 'package-lock.json'],
  async make(node) {
    const env = { NODE_ENV: 'production' };
    const build = (...more) =>
      runTool(
        node,
        'vite',
        ['build', '--config', 'vite.config.ts', '--logLevel', 'warn', ...more],
        { env },
      );
    const exitCodes = await Promise.all([build(), build('--ssr', 'src/web/entry-server.tsx')]);
    return Math.max(...exitCodes);
  },
};

const PICTURES = {
  name: 'pictures',
  words: 'Drawing the demo pictures …',
  begins: 'scripts/draw-pictures.mjs',
  sources: ['db/drawings', 'scripts/draw-pictures.mjs', 'package-lock.json'],
  make: (node, options) => run(node, ['scripts/draw-pictures.mjs'], options),
};

const STAMPS = join(ROOT, 'dist', '.stamps');

/** The pages. Ends the process when they cannot be built: there would be nothing to serve. */
export async function buildPages(node) {
  const exitCode = await build(WEB, node);
  if (exitCode === 0) return;
  say('The pages could not be built; the reason is above.');
  process.exit(exitCode);
}

/** While this file is there, the server lets who asks for a missing picture wait for it. */
const DRAWING_SIGN = join(ROOT, 'dist', 'pictures', '.drawing');

/** Says, before the server answers, that pictures are still to be drawn. */
export function announcePictures() {
  if (isMade(PICTURES)) return;
  mkdirSync(dirname(DRAWING_SIGN), { recursive: true });
  writeFileSync(DRAWING_SIGN, '');
}

/** The pictures, which take their time. Settles with 0 when they are all there. */
export async function drawPictures(node, options) {
  try {
    return await build(PICTURES, node, options);
  } finally {
    rmSync(DRAWING_SIGN, { force: true });
  }
}

async function build(what, node, options) {
  if (!existsSync(join(ROOT, what.begins))) return 0;
  if (isMade(what)) return 0;
  const stamp = join(STAMPS, what.name);
  const wanted = fingerprint(what.sources);
  say(what.words);
  rmSync(stamp, { force: true });
  const exitCode = await what.make(node, options);
  if (exitCode !== 0) return exitCode;
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, wanted);
  return 0;
}

function isMade(what) {
  const stamp = join(STAMPS, what.name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(what.sources);
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.platform);
  for (const source of sources) {
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesIn(source) {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(`${source}/${name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
