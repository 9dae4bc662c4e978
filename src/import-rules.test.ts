import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = [
  'package.json',
  'tsconfig.base.json',
  'packages/calendar-reader/package.json',
  'packages/calendar-reader/tsconfig.json',
  'packages/embedded-postgres/package.json',
  'packages/embedded-postgres/tsconfig.json',
  'packages/gotrue/package.json',
  'packages/gotrue/tsconfig.json',
  'packages/sandbox-kit/package.json',
  'packages/sandbox-kit/tsconfig.json',
  'packages/stripe-sandbox/package.json',
  'packages/stripe-sandbox/tsconfig.json',
  'packages/nylas-sandbox/package.json',
  'packages/nylas-sandbox/tsconfig.json',
  'src/domain/tsconfig.json',
  'locales/tsconfig.json',
  'src/i18n/tsconfig.json',
  'src/contract/tsconfig.json',
  'src/mails/tsconfig.json',
  'src/server/tsconfig.json',
  'src/web/tsconfig.json',
  'db/tsconfig.json',
];

/** A small file for each room, with every allowed import. */
const rooms = {
  'src/domain/time/days.ts': 'export type Day = string;\n',
  'locales/translated.ts': 'export type Translated<T> = { [Key in keyof T]: string };\n',
  'src/i18n/words.ts': `
    import type { Day } from '#domain/time/days.ts';
    import type { Translated } from '#locales/translated.ts';
    export type Words = Translated<{ day: Day }>;`,
  'src/contract/views.ts': `
    import * as z from 'zod/mini';
    import type { Day } from '#domain/time/days.ts';
    import type { Words } from '#i18n/words.ts';
    export const view = z.object({ name: z.string() });
    export type View = z.infer<typeof view> & { day: Day; words: Words };`,
  'src/mails/mail.tsx': `
    import type { Day } from '#domain/time/days.ts';
    import type { View } from '#contract/views.ts';
    import type { Words } from '#i18n/words.ts';
    export type Props = { day: Day; view: View; words: Words };
    export const Mail = ({ day }: Props) => <p>{day}</p>;`,
  'src/mails/mail-renderer.ts': `
    import { Mail, type Props } from './mail.tsx';
    export type Order = Props;
    export const render = (order: Order) => Mail(order);`,
  'packages/calendar-reader/src/read-busy-times.ts': 'export type Reading = { open: true };\n',
  'packages/embedded-postgres/src/port.ts': 'export type Port = { open: true };\n',
  'packages/gotrue/src/key.ts': 'export type Key = { open: true };\n',
  'packages/sandbox-kit/src/outbox.ts': 'export type Outbox = { open: true };\n',
  'packages/stripe-sandbox/src/stripe-sandbox.ts': `export type { Outbox as Payments } from 'sandbox-kit/outbox';\n`,
  'packages/nylas-sandbox/src/nylas-sandbox.ts': `export type { Outbox as Calendars } from 'sandbox-kit/outbox';\n`,
  'db/world.ts': `export type { Day as WorldDay } from '#domain/time/days.ts';\n`,
  'src/server/listener.ts': `
    import type { Day } from '#domain/time/days.ts';
    import type { View } from '#contract/views.ts';
    import type { Order } from '#mails/mail-renderer.ts';
    import type { Payments } from 'stripe-sandbox';
    import type { Reading } from 'calendar-reader';
    import type { Calendars } from 'nylas-sandbox';
    export type Listener = { day: Day; view: View; order: Order; calendars: Calendars; payments: Payments; reading: Reading; zone: typeof process.env };`,
  'src/web/api.ts': `
    import type { Day } from '#domain/time/days.ts';
    import type { View } from '#contract/views.ts';
    export type Api = { day: Day; view: View; at: Document };`,
};

const workspaces = [
  'calendar-reader',
  'embedded-postgres',
  'gotrue',
  'sandbox-kit',
  'stripe-sandbox',
  'nylas-sandbox',
];

let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'import-law-'));
  for (const file of settings) await cp(join(root, file), join(copy, file));
  await linkPackages();
  for (const [file, source] of Object.entries(rooms)) await write(file, source);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Links packages as npm does: registry packages, and the workspaces of this copy. */
async function linkPackages(): Promise<void> {
  const at = (...names: string[]) => join(copy, 'node_modules', ...names);
  await mkdir(at());
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (!workspaces.includes(name))
      await symlink(join(root, 'node_modules', name), at(name), 'junction');
  }
  for (const name of workspaces) await symlink(join(copy, 'packages', name), at(name), 'junction');
}

async function write(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), source);
}

const everyRoom = settings.filter((file) => file.endsWith('/tsconfig.json')).map(dirname);

/** Findings of the compiler over all rooms; empty if they compile. */
async function compile(): Promise<string[]> {
  const said = await runTool('typescript/bin/tsc', ['-b', ...everyRoom]);
  return said === '' ? [] : said.split(/\n(?=\S)/);
}

/** Output of a tool on this copy if it fails. */
function runTool(tool: string, args: string[]): Promise<string> {
  const script = join(root, 'node_modules', tool);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: copy }, (error, out, err) => {
      resolve(error ? `${out}${err}` || error.message : '');
    });
  });
}

const forbidden = [
  ['src/domain', '#i18n/words.ts', 'Words'],
  ['src/domain', '#locales/translated.ts', 'Translated'],
  ['src/domain', '../i18n/words.ts', 'Words'],
  ['src/domain', '#contract/views.ts', 'View'],
  ['src/domain', '../contract/views.ts', 'View'],
  ['src/domain', '../server/listener.ts', 'Listener'],
  ['locales', '#domain/time/days.ts', 'Day'],
  ['locales', '../src/domain/time/days.ts', 'Day'],
  ['locales', '#i18n/words.ts', 'Words'],
  ['locales', '../src/i18n/words.ts', 'Words'],
  ['src/i18n', '#contract/views.ts', 'View'],
  ['src/i18n', '../server/listener.ts', 'Listener'],
  ['src/contract', '../server/listener.ts', 'Listener'],
  ['src/contract', '../web/api.ts', 'Api'],
  ['src/contract', '#mails/mail-renderer.ts', 'Order'],
  ['src/mails', '../server/listener.ts', 'Listener'],
  ['src/mails', '../web/api.ts', 'Api'],
  ['src/server', '../web/api.ts', 'Api'],
  ['src/web', '../server/listener.ts', 'Listener'],
  ['src/web', '#mails/mail-renderer.ts', 'Order'],
  ['packages/sandbox-kit/src', '#domain/time/days.ts', 'Day'],
  ['packages/stripe-sandbox/src', '#domain/time/days.ts', 'Day'],
  ['packages/stripe-sandbox/src', '../../../src/server/listener.ts', 'Listener'],
  ['packages/nylas-sandbox/src', '../../../src/domain/time/days.ts', 'Day'],
  ['packages/calendar-reader/src', '../../../src/domain/time/days.ts', 'Day'],
  ['packages/embedded-postgres/src', '../../../src/server/listener.ts', 'Listener'],
  ['packages/gotrue/src', '../../../src/domain/time/days.ts', 'Day'],
] as const;

const withoutSandboxes = [
  'src/domain',
  'src/i18n',
  'src/contract',
  'src/mails',
  'src/web/boats',
  'src/web/ui',
  'src/server/marketplace/payments',
  'src/server',
];

const outside = ['src/domain', 'locales', 'src/i18n', 'src/contract'].flatMap((room) =>
  ['process', 'fetch', 'document', 'console', 'setTimeout', 'Buffer'].map(
    (name) => [room, name] as const,
  ),
);

describe('the import rules', () => {
  let found: string[];

  beforeAll(async () => {
    found = await compile();
  });

  test('the import rules accept every permitted import', () => {
    expect(found).toEqual([]);
  });
});

describe('imports across rooms, compiled together', () => {
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

  test.each(forbidden)('a file in %s cannot import types from %s', (room, from) => {
    // Not listed within the project (6307), not under its folder (6059), or an unknown name (2307).
    const refusal = new RegExp(
      `error TS(6059|6307): File '[^']*/${fileOf(room, from)}' is not|error TS2307: Cannot find module '${from}'`,
    );
    const isRefused = (finding: string) =>
      refusal.test(finding) && finding.includes(wrongFile(room, from));
    expect(found.filter(isRefused)).not.toEqual([]);
  });

  test.each(outside)('a file in %s cannot use the global %s', (room, name) => {
    const refusal = `Cannot find name '${name}'`;
    const isRefused = (finding: string) =>
      finding.startsWith(`${wrongFile(room, name)}(`) && finding.includes(refusal);
    expect(found.filter(isRefused)).not.toEqual([]);
  });
});

/** The compiler accepts every installed package; the linter knows where each workspace package may be imported. */
describe('imports of a sandbox', () => {
  const source = `export type { Payments } from 'stripe-sandbox';\n`;
  let found: string;

  beforeAll(async () => {
    for (const file of [
      '.oxlintrc.json',
      'scripts/toolbox/lint-rules.mjs',
      'scripts/toolbox/prose-rules.mjs',
    ])
      await cp(join(root, file), join(copy, file));
    for (const room of withoutSandboxes) await write(`${room}/sandboxed.ts`, source);
    await write('src/server/process/composition/open-payments.ts', source);
    found = await runTool('oxlint/bin/oxlint', [
      '--format=unix',
      ...withoutSandboxes,
      'src/server',
    ]);
  });

  test.each(withoutSandboxes)('a file in %s cannot import a sandbox', (room) => {
    expect(found).toMatch(new RegExp(`^${room}/sandboxed.ts:.*packages-in-composition-root`, 'm'));
  });

  test('the composition root can import a sandbox', () => {
    expect(found).not.toContain('open-payments.ts');
  });
});

function fileOf(room: string, from: string): string {
  if (from.startsWith('#locales/')) return from.slice(1);
  return from.startsWith('#') ? from.replace('#', 'src/') : join(room, from);
}

/** A separate file for each violation, so that the compiler names it. */
function wrongFile(room: string, what: string): string {
  return `${room}/wrong-${what.replaceAll(/\W/g, '-')}.ts`;
}
