import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database on the PostgreSQL of `TEST_POSTGRES_URL`. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server)
    throw new Error(
      'Set TEST_POSTGRES_URL to a PostgreSQL server on which tests may create databases.',
    );
  const name = `gotrue_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

export function createTestPool(url: string, most = 4): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: most });
  // Ignores errors of connections that outlive the pool: dropping the database terminates them.
  pool.on('error', () => {});
  return pool;
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
