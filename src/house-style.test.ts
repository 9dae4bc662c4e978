import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error: the scripts run on any Node and have no types.
import { checkComment as untyped } from '../scripts/toolbox/prose-rules.mjs';

const checkComment = untyped as (text: string) => string | null;
const root = fileURLToPath(new URL('..', import.meta.url));
/** Later migrations are checked; these were applied before the rules existed and never change. */
const LAST_UNCHECKED_MIGRATION = 50;

/** Source that the linter refuses, by rule. */
const refused = {
  'plain-comments': [
    '// Who gave no address is told by their operator.',
    '// Waits for the lock. Whoever has it is done soon.',
    '/** Boats on offer; none is hidden. */',
    '/** A boat of ours. */',
    '/** Where the price stands. */',
    '// Read anew\n// now and then.',
    '// Refunds all guests at\n// once.',
    '/** Of the checkout, which shows its form again. */',
    '/** With the login. */',
    '/** The same for charters. */',
  ],
  'test-titles': [
    ...[
      'and it lists ten',
      'by its operator is called so',
      'boats are listed: nobody is refused',
    ].map((title) => `test('${title}', () => {});`),
    `it.each([1])('which is %s', () => {});`,
    `describe.each([1])(\`x\`, () => { test(\`by its operator is called \${1}\`, () => {}); });`,
  ],
  'plain-names': [
    'export const MOST_STARS = 5;',
    'const LEAST_STARS = 1;',
    'export function conversionsOf(): void {}',
    'const bookingsIn = () => [];',
    'const words = 1;',
    'export function show(told: string): void {}',
    'const show = (words: string) => words;',
  ],
  'named-durations': [
    'export const wait = 60_000;',
    'export const day = 24 * 60 * 60;',
    'export const seconds = 400 * 86_400;',
  ],
  'no-golf': [
    'export const mail = { ...{ kind: 1 } };',
    'export const [one, other] = [1, 2];',
    'export const [from, until] = [1, 2].map(String);',
  ],
};

/** Source that looks similar and is accepted. */
const accepted = [
  '/** Guests whose trip has begun. */',
  '/** The same boat as before. */',
  '/** A stand-in for the bank, of which nothing is charged. */',
  `test('a guest who pays twice gets one booking', () => {});`,
  `test.describe('without scripts', () => {});`,
  'export function signIn(): void {}',
  'const useSignIn = () => signIn;',
  'export const MAX_STARS = 5;',
  'export const [first] = [...[3, 4].toSorted()];',
];

const fixtures = [
  ...Object.entries(refused).flatMap(([rule, sources]) =>
    sources.map((source) => ({ rule, source })),
  ),
  ...accepted.map((source) => ({ rule: null, source })),
].map((fixture, nth) => ({ ...fixture, file: `src/web/fixture-${nth}.ts` }));

let copy: string;
let findings: { filename: string; code: string }[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'house-style-'));
  for (const rules of ['lint-rules', 'prose-rules']) await copyFile(`scripts/toolbox/${rules}.mjs`);
  await copyFile('.oxlintrc.json');
  await mkdir(join(copy, 'src/web'), { recursive: true });
  for (const { file, source } of fixtures) await writeFile(join(copy, file), `${source}\n`);
  findings = await lint();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function copyFile(file: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await cp(join(root, file), join(copy, file));
}

function lint(): Promise<typeof findings> {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, '--format=json'], { cwd: copy }, (_, out, err) => {
      try {
        resolve((JSON.parse(out) as { diagnostics: typeof findings }).diagnostics);
      } catch {
        reject(new Error(`${out}${err}`));
      }
    });
  });
}

function listRules(file: string): string[] {
  const prefix = 'local(';
  return findings
    .filter(({ filename, code }) => filename === file && code.startsWith(prefix))
    .map(({ code }) => code.slice(prefix.length, -1));
}

test.each(fixtures.filter(({ rule }) => rule !== null))(
  'the linter rule $rule refuses: $source',
  ({ rule, file }) => {
    expect(listRules(file)).toContain(rule);
  },
);

test.each(fixtures.filter(({ rule }) => rule === null))(
  'the linter accepts: $source',
  ({ file }) => {
    expect(listRules(file)).toEqual([]);
  },
);

describe('comments of SQL', () => {
  test('a comment over several lines is read as one', () => {
    const sql = 'select 1; -- Counts all seats at\n-- once.\n\n-- Locks the boat.';
    expect(listComments(sql)).toEqual(['Counts all seats at once.', 'Locks the boat.']);
  });

  test('comments of functions and new migrations follow the rules', async () => {
    const faults: string[] = [];
    for (const file of await listSqlFiles()) {
      for (const comment of listComments(await readFile(join(root, file), 'utf8'))) {
        const fault = checkComment(comment);
        if (fault) faults.push(`${file}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

async function listSqlFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const folder of ['db/functions', 'db/migrations', 'tools/bench', 'deploy']) {
    const names = await readdir(join(root, folder), { recursive: true });
    files.push(...names.map((name) => join(folder, name)));
  }
  return files.filter((file) => file.endsWith('.sql') && !isUncheckedMigration(file));
}

function isUncheckedMigration(file: string): boolean {
  const [, number] = /migrations.(\d{4})-/.exec(file) ?? [];
  return number !== undefined && Number(number) <= LAST_UNCHECKED_MIGRATION;
}

/** Returns the comments of a file; adjacent lines are one comment. */
function listComments(sql: string): string[] {
  const comments = sql.matchAll(/--.*(?:\n[ \t]*--.*)*/g);
  return [...comments].map(([comment]) => comment.replaceAll(/\s*--\s*/g, ' ').trim());
}
