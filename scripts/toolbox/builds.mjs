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
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ROOT, runTool, say } from './project.mjs';

/** Sources of the pages and mails. The build is cached until one of them changes. */
const SOURCES = [
  ...['src/web', 'src/mails', 'src/contract', 'src/i18n', 'src/domain', 'locales'],
  ...['vite.config.ts', 'package-lock.json'],
];
const STAMP = join(ROOT, 'dist', '.stamps', 'web');

/** Builds the pages. Exits if that fails: there would be no pages to serve. */
export async function buildPages(node) {
  const wanted = fingerprint(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Building the pages …');
  rmSync(STAMP, { force: true });
  const exitCode = await build(node);
  if (exitCode !== 0) {
    say('The pages could not be built; the reason is above.');
    process.exit(exitCode);
  }
  await compressFiles('dist/client');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

async function build(node) {
  const env = { NODE_ENV: 'production' };
  const vite = (...more) =>
    runTool(node, 'vite', ['build', '--config', 'vite.config.ts', '--logLevel', 'warn', ...more], {
      env,
    });
  const built = await Promise.all([
    vite(),
    vite('--ssr', 'src/web/entry-server.tsx'),
    vite('--ssr', 'src/mails/mail-renderer.ts', '--outDir', 'dist/mails'),
  ]);
  return Math.max(...built);
}

/** Compresses at the highest quality, once, so that no request has to wait for it. */
async function compressFiles(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = listFiles(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  const compressed = files.map(async (file) => {
    const path = join(ROOT, file);
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path), { params }));
  });
  await Promise.all(compressed);
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.platform);
  for (const source of sources) {
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

function listFiles(source) {
  const path = join(ROOT, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(`${source}/${name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
