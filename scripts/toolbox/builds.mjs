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

const SHARED = [
  'src/contract',
  'src/i18n',
  'src/domain',
  'locales',
  'tools/vite',
  'package-lock.json',
];
const SSR = ['--ssr', 'src/web/entry-server.tsx'];
const MAILS = ['--ssr', 'src/mails/mail-renderer.ts', '--outDir', 'dist/mails'];

/** Each part is built again when one of its sources changes. */
const PARTS = {
  pages: {
    sources: ['src/web', 'src/mails', 'vite.config.ts', ...SHARED],
    async build(node) {
      const runs = [[], SSR, MAILS].map((args) => runVite(node, 'vite.config.ts', args));
      const exitCode = Math.max(...(await Promise.all(runs)));
      if (exitCode === 0) await compressFiles('dist/client');
      return exitCode;
    },
  },
  server: {
    sources: ['src/server', 'db', 'packages', 'vite.server.config.ts', ...SHARED],
    build: (node) => runVite(node, 'vite.server.config.ts', []),
  },
};

/** Builds the pages and the server, where stale. Exits if that fails: there would be nothing to run. */
export async function buildProduct(node) {
  for (const [name, part] of Object.entries(PARTS)) await buildPart(node, name, part);
}

async function buildPart(node, name, { sources, build }) {
  const stamp = join(ROOT, 'dist', '.stamps', name);
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Building the ${name} …`);
  rmSync(stamp, { force: true });
  const exitCode = await build(node);
  if (exitCode !== 0) {
    say(`The ${name} could not be built. See the error above.`);
    process.exit(exitCode);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function runVite(node, config, args) {
  const env = { NODE_ENV: 'production' };
  return runTool(node, 'vite', ['build', '--config', config, '--logLevel', 'warn', ...args], {
    env,
  });
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
