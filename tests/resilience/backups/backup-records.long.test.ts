import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';

let home: string;
let world: PayingWorld;
let env: Record<string, string>;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-noted-'));
  world = await createPayingWorld({ BACKUP_ALERT_HOURS: 'off' });
  env = {
    DATABASE_URL: world.databaseUrl,
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_KEY_FILE: await writeBackupKey(join(home, 'key.txt')),
    BACKUP_ALERT_HOURS: '24',
    DATA_DIR: world.product.dataDir,
  };
});
afterAll(async () => {
  await world.close();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(() => world.database.query('delete from backups_made'));

const soon = { timeout: 30_000, interval: 500 };
const doctor = (settings = {}) => visitDoctor({ ...env, ...settings });
const backdate = (hours: number) =>
  world.database.query('update backups_made set made_at = made_at - make_interval(hours => $1)', [
    hours,
  ]);

async function lastBackupMetric(): Promise<number> {
  const output = await (await fetch(`${world.baseUrl}/metrics`)).text();
  return Number(/^shop_last_backup_timestamp_seconds (\S+)$/m.exec(output)?.[1]);
}

test('a backup is recorded, and the doctor reports when the last one is too old', async () => {
  const began = Date.now() / 1000;
  expect((await doctor()).output).toContain('This shop has never been backed up.');
  expect((await runShopCommand('backup', env)).output).toContain('Backed up as');
  expect((await doctor()).output).toMatch(/^All is well/);
  await expect.poll(lastBackupMetric, soon).toBeGreaterThan(began);
  await backdate(25);
  const late = await doctor();
  expect(late.exitCode).toBe(1);
  expect(late.output).toMatch(
    /^Found 1 problem:\n {2}The last good backup was made on .* on the island, more than 24 hours ago/,
  );
});

test('a failed backup is not recorded', async () => {
  const failed = await runShopCommand('backup', { ...env, BACKUP_KEY_FILE: join(home, 'none') });
  expect(failed.exitCode).toBe(1);
  expect((await doctor()).output).toContain('This shop has never been backed up.');
});

test('a backup made elsewhere can be recorded', async () => {
  expect(await runShopCommand('backup', env, '--made-elsewhere')).toEqual({
    exitCode: 0,
    output: expect.stringContaining('Recorded: another job has just backed up the shop.') as string,
  });
  expect((await doctor()).output).toMatch(/^All is well/);
});

test('if BACKUP_ALERT_HOURS is not set, the doctor reports an old backup but not a missing one', async () => {
  const withoutHours = { BACKUP_ALERT_HOURS: '' };
  expect((await doctor(withoutHours)).output).toMatch(/^All is well/);
  await world.database.query("insert into backups_made (made_at, by) values (now(), 'copy')");
  await backdate(27);
  expect((await doctor(withoutHours)).output).toContain('more than 26 hours ago');
  expect((await doctor({ BACKUP_ALERT_HOURS: 'off' })).output).toMatch(/^All is well/);
});
