import { randomUUID } from 'node:crypto';
import { findBackupFault } from '#domain/admin/backup-age.ts';
import { findClockFault } from '#domain/time/clock-difference.ts';
import { findLastBackup } from '../operations/backups/noted-backups.ts';
import { migrationFault } from '../platform/database/migrations.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { ResilientClient } from '../platform/database/database-outage.ts';
import { findDisagreements } from '../operations/doctor/check-shared-config.ts';
import { measureClock } from '../operations/doctor/check-clock.ts';
import { checkDatabases } from '../operations/doctor/check-databases.ts';
import { checkServices } from '../operations/doctor/check-services.ts';
import { checkConsistency } from '../operations/doctor/consistency-check.ts';
import { findListings } from '../operations/doctor/listing-checks.ts';
import { readLatestLines } from '../operations/doctor/read-latest-lines.ts';
import { openLog } from '../platform/telemetry/log.ts';
import { openLineReader } from '../process/composition/open-payments.ts';
import { runOwnerCommand } from './owner-command.ts';
import { DatabaseUnreachable, withShopDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';

/** Prints the findings for the owner and sets the exit code. */
export async function runDoctor(): Promise<void> {
  await runOwnerCommand('Nothing was checked', async (config) => {
    const [services, database] = await Promise.all([checkServices(config), checkDatabase(config)]);
    const findings = [...config.missingForProduction, ...services, ...database];
    process.stdout.write(`${formatFindingCount(findings)}\n`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  });
}

function formatFindingCount(findings: string[]): string {
  if (findings.length === 0)
    return 'All is well: sales add up, the books balance, and nothing is overdue.';
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return [`Found ${count}:`, ...findings].join('\n  ');
}

/** Imports balance transactions, which the consistency checks compare with the books. */
async function readLines(url: string, config: Config): Promise<void> {
  const payments = openLineReader(config);
  if (payments === null) return;
  const pool = openPool(url, 1);
  try {
    const database = openDatabase(pool);
    await readLatestLines({ database, payments, newId: randomUUID, log: openLog('warn') });
  } finally {
    await pool.end();
  }
}

async function checkDatabase(config: Config): Promise<string[]> {
  try {
    return await withShopDatabase(config, openLog('warn'), (url) => checkTables(url, config));
  } catch (error) {
    if (error instanceof DatabaseUnreachable) return [error.message];
    throw error;
  }
}

async function checkTables(url: string, config: Config): Promise<string[]> {
  const client = new ResilientClient({ connectionString: url });
  try {
    await client.connect();
    const isEmbedded = config.databaseUrl === undefined;
    const migrations = await migrationFault(client, isEmbedded ? config.dataDir : undefined);
    if (migrations !== null) return [migrations];
    await readLines(url, config);
    const clock = isEmbedded ? null : findClockFault(await measureClock(client));
    const ways = [...(clock === null ? [] : [clock]), ...(await checkDatabases(config))];
    const { alertHours } = config.backups;
    const backup = findBackupFault(await findLastBackup(client), alertHours, Date.now());
    const disagreements = await findDisagreements(client, config);
    const consistency = await checkConsistency(client, Date.now());
    const rule = { graceDays: config.documentsGraceDays, nowMs: Date.now() };
    const listings = (await findListings(client, rule)).map(({ finding }) => finding);
    const backups = backup === null ? [] : [backup];
    return [...ways, ...disagreements, ...backups, ...consistency, ...listings];
  } finally {
    await client.end().catch(() => {});
  }
}
