import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd, startProduct } from '../support/product/product.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../support/product/test-database.ts';
import { newDataFolder } from '../support/product/data-folders.ts';

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-clocks-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** Creates a clock for Node.js processes with an offset that is read from a file. */
function openClock(aheadMs: number) {
  const file = join(home, `ahead-${aheadMs}`);
  const preloaded = join(home, `clock-${aheadMs}.mjs`);
  const set = (ms: number) => writeFileSync(file, String(ms));
  set(aheadMs);
  writeFileSync(
    preloaded,
    `import { readFileSync } from 'node:fs';
     const RealDate = Date;
     const now = () => RealDate.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
     globalThis.Date = class extends RealDate {
       constructor(...given) { given.length === 0 ? super(now()) : super(...given); }
       static now() { return now(); }
     };`,
  );
  return { env: { NODE_OPTIONS: `--import=${preloaded}` }, set };
}

test.each([
  [5 * 60_000, 'The clock of this server is 5 minutes ahead of the database’s'],
  [-2 * 60_000, 'The clock of this server is 2 minutes behind the database’s'],
])(
  'a server with a clock offset of %i ms does not start, and the doctor reports the offset',
  async (ms, sentence) => {
    const settings = { ...openClock(ms).env, DATABASE_URL: database.url, SANDBOXES: 'on' };
    const folder = { DATA_DIR: newDataFolder(), PORT: String(await freePort()) };
    const { exitCode, output } = await runProductToItsEnd({ ...settings, ...folder });
    expect([exitCode, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect((await visitDoctor(settings)).output).toContain(sentence);
  },
);

test('a clock that drifts while the server runs is reported', async () => {
  const clock = openClock(0);
  const product = await startProduct({ databaseUrl: database.url, env: clock.env });
  const pool = createTestPool(database.url, 1);
  clock.set(3 * 60_000);
  const reason = async () => {
    const { rows } = await pool.query<{ reason: string }>(
      "select reason from service_health where service like 'clock of %' and failing_since is not null",
    );
    return rows[0]?.reason ?? '';
  };
  await expect.poll(reason, { timeout: 120_000, interval: 1_000 }).toContain('3 minutes ahead');
  await pool.end();
  await product.stop();
});
