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
  'src/domain/tsconfig.json',
  'src/contract/tsconfig.json',
  'src/sandbox/tsconfig.json',
  'src/auth/tsconfig.json',
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
  'src/sandbox/inbox.ts': 'export type Inbox = { open: true };\n',
  'src/auth/key.ts': 'export type Key = { open: true };\n',
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

/** What the compiler says of a room: nothing when it compiles. */
function compile(room: string): Promise<string> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', room], { cwd: house }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '');
    });
  });
}

async function compileWith(file: string, source: string): Promise<string> {
  await write(file, source);
  try {
    return await compile(dirname(file));
  } finally {
    await rm(join(house, file));
  }
}

describe('the import law', () => {
  test('lets every import through that it allows', async () => {
    expect(await compile('src/server')).toBe('');
    expect(await compile('src/web')).toBe('');
  });

  test.each([
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
    ['src/auth', '#domain/days.ts', 'Day'],
    ['src/auth', '../server/door.ts', 'Door'],
    ['src/auth', '../sandbox/inbox.ts', 'Inbox'],
    ['src/web', '../auth/key.ts', 'Key'],
  ])('keeps a type of %s from %s', async (room, from, name) => {
    const wrong = `import type { ${name} } from '${from}';\nexport type Wrong = ${name};\n`;
    // Not listed within the project (6307), or not under its folder (6059).
    expect(await compileWith(`${room}/wrong.ts`, wrong)).toMatch(
      /error TS(6059|6307): .*(days|views|door|api|inbox|key)\.ts'/,
    );
  });
});

describe('in the rooms of rules there is no outside world:', () => {
  test.each(
    ['src/domain', 'src/contract'].flatMap((room) =>
      ['process', 'fetch', 'document', 'console', 'setTimeout', 'Buffer'].map((name) => [
        room,
        name,
      ]),
    ),
  )('%s knows no %s', async (room, name) => {
    const said = await compileWith(`${room}/wrong.ts`, `export const wrong: unknown = ${name};\n`);
    expect(said).toMatch(new RegExp(`Cannot find name '${name}'`));
  });
});
