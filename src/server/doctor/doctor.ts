import { readProcessConfig, type Config } from '../settings/config.ts';
import { reachDatabase, SteadyClient } from '../database/database-outage.ts';
import { findDisagreements } from './service-checks/agree-with-other-servers.ts';
import { openLog } from '../log.ts';
import { migrationFault } from '../database/migrations.ts';
import { checkServices } from './service-checks/check-services.ts';
import { checkConsistency } from './consistency-check.ts';
import { openCheckedDatabase } from './checked-database.ts';

/** What the owner of a product reads, and whether all is well. */
async function visit(config: Config): Promise<{ words: string; isWell: boolean }> {
  const [services, shop] = await Promise.all([checkServices(config), visitShop(config)]);
  return inWords([...services, ...shop]);
}

/** The database and all that is in it. */
async function visitShop(config: Config): Promise<string[]> {
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
    const disagreements = await findDisagreements(client, config);
    return [...disagreements, ...(await checkConsistency(client, Date.now()))];
  } finally {
    await client.end().catch(() => {});
    await database.close();
  }
}

function inWords(findings: string[]): { words: string; isWell: boolean } {
  if (findings.length === 0) {
    return {
      isWell: true,
      words: 'All is well: what is sold adds up, the books balance, and nothing is overdue.',
    };
  }
  const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`;
  return { isWell: false, words: [`${count} not as it should be:`, ...findings].join('\n  ') };
}

const reading = readProcessConfig();
if ('problems' in reading) {
  const list = reading.problems.map((problem) => `  ${problem}\n`).join('');
  process.stderr.write(`Nothing was examined, because these settings are not right:\n${list}`);
  process.exitCode = 1;
} else {
  try {
    const { words, isWell } = await visit(reading.config);
    process.stdout.write(`${words}\n`);
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    process.stderr.write(`Nothing was examined: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
