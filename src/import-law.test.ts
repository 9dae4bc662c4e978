import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = [
  'package.json',
  'tsconfig.base.json',
  'packages/embedded-postgres/package.json',
  'packages/embedded-postgres/tsconfig.json',
  'packages/gotrue/package.json',
  'packages/gotrue/tsconfig.json',
  'src/domain/tsconfig.json',
  'src/contract/tsconfig.json',
  'src/sandbox/tsconfig.json',
  'src/server/tsconfig.json',
  'src/web/tsconfig.json',
  'db/tsconfig.json',
];

/** One small file a room, with every import that the law allows. */
const rooms = {
  'src/domain/days.ts': 'export type Day = string;\n',
  'src/contract/views.ts': `
    import * as z from 'zod/mini';
    import type { Day } from '#domain/days.ts';
    export const view = z.object({ name: z.string() });
    export type View = z.infer<typeof view> & { day: Day };`,
  'packages/embedded-postgres/src/port.ts': 'export type Port = { open: true };\n',
  'packages/gotrue/src/key.ts': 'export type Key = { open: true };\n',
  'src/sandbox/inbox.ts': 'export type Inbox = { open: true };\n',
  'db/world.ts': `export type { Day as WorldDay } from '#domain/days.ts';\n`,
  'src/server/door.ts': `
    import type { Day } from '#domain/days.ts';
    import type { View } from '#contract/views.ts';
    import type { Inbox } from '../sandbox/inbox.ts';
    export type Door = { day: Day; view: View; inbox: Inbox; zone: typeof process.env };`,
  'src/web/api.ts': `
    import type { Day } from '#domain/days.ts';
    import type { View } from '#contract/views.ts';
    export type Api = { day: Day; view: View; at: Document };`,
};

let house = '';

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'import-law-'));
  for (const file of settings) await cp(join(root, file), join(house, file));
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
  for (const [file, source] of Object.entries(rooms)) await write(file, source);
});

afterAll(() => rm(house, { recursive: true, force: true }));

async function write(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true });
  await writeFile(join(house, file), source);
}

const everyRoom = settings.filter((file) => file.endsWith('/tsconfig.json')).map(dirname);

/** What the compiler says of all rooms together, one finding after the other: nothing when they compile. */
function compile(): Promise<string[]> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', ...everyRoom], { cwd: house }, (error, out, err) => {
      const said = error ? `${out}${err}` || error.message : '';
      resolve(said === '' ? [] : said.split(/\n(?=\S)/));
    });
  });
}

const forbidden = [
  ['src/domain', '#contract/views.ts', 'View'],
  ['src/domain', '../contract/views.ts', 'View'],
  ['src/domain', '../server/door.ts', 'Door'],
  ['src/contract', '../server/door.ts', 'Door'],
  ['src/contract', '../web/api.ts', 'Api'],
  ['src/server', '../web/api.ts', 'Api'],
  ['src/web', '../server/door.ts', 'Door'],
  ['src/web', '../sandbox/inbox.ts', 'Inbox'],
  ['src/sandbox', '#domain/days.ts', 'Day'],
  ['src/sandbox', '../server/door.ts', 'Door'],
  ['packages/embedded-postgres/src', '../../../src/server/door.ts', 'Door'],
  ['packages/gotrue/src', '../../../src/domain/days.ts', 'Day'],
] as const;

const outside = ['src/domain', 'src/contract'].flatMap((room) =>
  ['process', 'fetch', 'document', 'console', 'setTimeout', 'Buffer'].map(
    (name) => [room, name] as const,
  ),
);

describe('the import law', () => {
  let found: string[];

  beforeAll(async () => {
    found = await compile();
  });

  test('lets every import through that it allows', () => {
    expect(found).toEqual([]);
  });
});

describe('of files that break the law, all of them compiled together,', () => {
  let found: string[];

  beforeAll(async () => {
    for (const [room, from, name] of forbidden) {
      const source = `import type { ${name} } from '${from}';\nexport type Wrong = ${name};\n`;
      await write(wrongFile(room, from), source);
    }
    for (const [room, name] of outside) {
      await write(wrongFile(room, name), `export const wrong: unknown = ${name};\n`);
    }
    found = await compile();
  });

  test.each(forbidden)('one in %s gets no type from %s', (room, from) => {
    const file = `src/${from.replace(/^(#|(\.\.\/)+(src\/)?)/, '')}`;
    // Not listed within the project (6307), or not under its folder (6059).
    const refusal = new RegExp(`error TS(6059|6307): File '[^']*/${file}' is not`);
    const isRefused = (words: string) =>
      refusal.test(words) && words.includes(wrongFile(room, from));
    expect(found.filter(isRefused)).not.toEqual([]);
  });

  test.each(outside)('one in %s, a room of rules, knows no %s', (room, name) => {
    const refusal = `Cannot find name '${name}'`;
    const isRefused = (words: string) =>
      words.startsWith(`${wrongFile(room, name)}(`) && words.includes(refusal);
    expect(found.filter(isRefused)).not.toEqual([]);
  });
});

/** A file of its own for each breach, so that the compiler names it. */
function wrongFile(room: string, what: string): string {
  return `${room}/wrong-${what.replaceAll(/\W/g, '-')}.ts`;
}
