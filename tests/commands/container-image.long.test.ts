import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../support/product/product.ts';
import { createTestDatabase } from '../support/product/test-database.ts';

// Tests have no container engine, so this copies what the Dockerfile's COPY lines name.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BIG_PACKAGES = ['vite', 'rolldown', 'tailwindcss', 'lucide-react', 'recharts', 'typescript'];

let home: string;
let image: string;

beforeAll(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  home = mkdtempSync(join(ROOT, 'test-results', 'image-'));
  const context = join(home, 'build');
  const staged = dockerfile();
  image = join(home, 'image');
  for (const name of filesOfContext()) copy(join(ROOT, name), join(context, name));
  // Uses hard links instead of copies: pruning deletes packages, and writes into no file.
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(context, 'node_modules')]);
  for (const name of readdirSync(join(context, 'node_modules')))
    if (name.startsWith('node-')) rmSync(join(context, 'node_modules', name), { recursive: true });
  run('scripts/build.mjs', context);
  run('scripts/prune-packages.mjs', context);
  for (const { from, to } of staged) {
    mkdirSync(dirname(join(image, to)), { recursive: true });
    execFileSync('cp', ['-al', join(context, from), join(image, to)]);
  }
}, 300_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Lists the paths that the Dockerfile's last stage copies from its build stage. */
function dockerfile(): { from: string; to: string }[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const lines = [...text.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S*)$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  return lines.map(([, from = '', to = '']) => ({ from, to: to || from }));
}

/** Lists the files that neither git nor .dockerignore ignores. */
function filesOfContext(): string[] {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const isIgnored = (name: string) =>
    ignored.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`));
  return files.filter((name) => !isIgnored(name));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function run(script: string, folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, script), folder], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: false });

test('the image contains no tests, documents, benchmarks or build-only packages', () => {
  expect(readdirSync(image).toSorted()).toEqual([
    ...['assets', 'content', 'db', 'dist', 'locales', 'node_modules', 'package.json', 'packages'],
    ...['scripts', 'src'],
  ]);
  expect(readdirSync(join(image, 'src')).toSorted()).toEqual([
    'contract',
    'domain',
    'i18n',
    'server',
    'web',
  ]);
  expect(filesIn(join(image, 'src/web')).toSorted()).toEqual(['assets', 'assets/icon.svg']);
  const own = ['src', 'locales', 'db', 'packages', 'scripts', 'content'].flatMap((folder) =>
    filesIn(join(image, folder)),
  );
  expect(own.filter((name) => /\.test\.|(^|\/)tests(\/|$)|\.md$/.test(name))).toEqual([]);
  expect(readdirSync(join(image, 'scripts'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(test|bench|simulate)/)]),
  );
  const packages = readdirSync(join(image, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'sharp', 'gotrue']));
  for (const name of BIG_PACKAGES) expect(packages).not.toContain(name);
});

test('the server and the shop’s commands run from the image', async () => {
  const database = await createTestDatabase();
  const product = await startProduct({
    databaseUrl: database.url,
    version: image,
    env: { DEMO: 'on' },
  });
  for (const path of [
    '/',
    '/fr/booking',
    '/board',
    '/operator',
    '/info/privacy-policy',
    '/api/boats',
  ]) {
    const answer = await fetch(`${product.url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
  }
  const boats = (await (await fetch(`${product.url}/api/boats`)).json()) as {
    slug: string;
    images: { url: string }[];
  }[];
  const [boat] = boats;
  expect((await fetch(new URL(boat?.images[0]?.url ?? '', product.url))).status).toBe(200);
  const page = await (await fetch(`${product.url}/boats/${boat?.slug}`)).text();
  for (const [, file] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    expect([file, (await fetch(`${product.url}${file}`)).status]).toEqual([file, 200]);
  const shared = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(new URL(new URL(shared).pathname, product.url))).status).toBe(200);
  await product.stop();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: product.dataDir,
    DEMO: 'on',
    SANDBOXES: 'on',
  };
  const doctor = spawnSync(process.execPath, [join(image, 'scripts/shop.mjs'), 'doctor'], {
    env,
    encoding: 'utf8',
  });
  expect([doctor.status, doctor.stdout]).toEqual([0, expect.stringContaining('All is well')]);
  await database.drop();
});
