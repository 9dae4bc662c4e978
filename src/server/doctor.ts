import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFault } from './database/migrations.ts';
import { reachDatabase, SteadyClient } from './database/database-outage.ts';
import { findDisagreements } from './doctor/agree-with-other-servers.ts';
import { checkDatabases } from './doctor/check-databases.ts';
import { checkServices } from './doctor/check-services.ts';
import { checkConsistency } from './doctor/consistency-check.ts';
import { openLog, type Log } from './log.ts';
import { openPostgres, urlOfLastRun } from './process/open-postgres.ts';
import { readProcessConfig, type Config } from './settings/config.ts';
import { takeDataFolder } from './settings/data-folder.ts';

// `npm run doctor`: what the owner reads, and whether all is well.
const reading = readProcessConfig();
if ('problems' in reading) {
  const list = reading.problems.map((problem) => `  ${problem}\n`).join('');
  process.stderr.write(`Nothing was examined, because these settings are not right:\n${list}`);
  process.exitCode = 1;
} else {
  const { config } = reading;
  try {
    const [services, database] = await Promise.all([checkServices(config), checkDatabase(config)]);
    const findings = [...services, ...database];
    process.stdout.write(`${inWords(findings)}\n`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`Nothing was examined: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function inWords(findings: string[]): string {
  if (findings.length === 0)
    return 'All is well: what is sold adds up, the books balance, and nothing is overdue.';
  const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`;
  return [`${count} not as it should be:`, ...findings].join('\n  ');
}

/** The database and all that is in it. */
async function checkDatabase(config: Config): Promise<string[]> {
  const log = openLog('warn');
  if (config.databaseUrl !== undefined) {
    const { signal } = new AbortController();
    const failure = await reachDatabase(config.databaseUrl, { log, signal, timeoutMs: 0 }).then(
      () => null,
      (error: Error) => error,
    );
    if (failure) return [failure.message];
  }
  const database = await openCheckedDatabase(config, log);
  const client = new SteadyClient({ connectionString: database.url });
  try {
    await client.connect();
    const isEmbedded = config.databaseUrl === undefined;
    const migrations = await migrationFault(client, isEmbedded ? config.dataDir : undefined);
    if (migrations !== null) return [migrations];
    const ways = await checkDatabases(config);
    const disagreements = await findDisagreements(client, config);
    return [...ways, ...disagreements, ...(await checkConsistency(client, Date.now()))];
  } finally {
    await client.end().catch(() => {});
    await database.close();
  }
}

/** `close` stops it only if it was started for this. */
type CheckedDatabase = { url: string; close(): Promise<void> };

/** The owner's database, or the embedded one: as it runs now, or started for as long as it is examined. */
async function openCheckedDatabase(config: Config, log: Log): Promise<CheckedDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error('there is no database in the data folder yet. Start the product once first.');
  }
  const running = urlOfLastRun(config);
  if (running && (await answers(running))) return { url: running, close: async () => {} };
  const folder = await takeDataFolder(dataDir, config.publicUrl);
  if ('takenBy' in folder) {
    throw new Error(
      'the product is running, but its database does not answer. Try again in a moment.',
    );
  }
  try {
    const { url, stop } = await openPostgres({ config, log });
    return { url, close: () => stop().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new SteadyClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
