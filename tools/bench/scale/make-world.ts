import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { toIslandNow } from '#domain/time/days.ts';
import { migrate } from '../../../src/server/platform/database/migrations.ts';

export type WorldSize = { boats: number; bookings: number };

/** Tables whose indexes are built after the inserts, which is many times faster. */
const LARGE = [
  ...['bookings', 'boat_photos', 'booking_events', 'payment_sessions', 'booking_refunds'],
  ...['ledger_entries', 'ledger_lines', 'payouts', 'reviews', 'offered_departures'],
];
const BOATS_PER_BATCH = 500;
const CONNECTIONS = availableParallelism();

/**
 * Fills an empty database with a world of this size, as if after five years of sales. Deterministic by size, relative
 * to today.
 */
export async function makeWorld(databaseUrl: string, size: WorldSize): Promise<void> {
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const setting of settings) await client.query(`set ${setting}`);
    const { day } = toIslandNow(Date.now());
    await client.query(
      'create temp table scale as select $1::integer as boats, $2::bigint as bookings, $3::date as today',
      [size.boats, size.bookings, day],
    );
    const indexes = await dropIndexes(client);
    const world = await readFile(new URL('./world.sql', import.meta.url), 'utf8');
    for (const statement of world.split(/;\n/)) await runTimed(client, statement);
    const isOffered = (statement: string) => statement.includes('offered_departures');
    for (const each of indexes.filter((index) => !isOffered(index))) await runTimed(client, each);
    await client.query('analyze');
    await offerDepartures(databaseUrl);
    for (const each of indexes.filter(isOffered)) await runTimed(client, each);
    await client.query('reset session_replication_role');
    await runTimed(client, 'select rebuild_rollups()');
    await runTimed(client, 'vacuum (analyze, freeze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

const settings = [
  'session_replication_role = replica',
  'synchronous_commit = off',
  "maintenance_work_mem = '1GB'",
  "work_mem = '256MB'",
];

/** Runs a statement, and prints its duration if it was slow. */
async function runTimed(client: pg.Client, statement: string): Promise<void> {
  const begun = performance.now();
  await client.query(statement);
  const seconds = (performance.now() - begun) / 1000;
  const name = statement
    .replace(/--.*\n/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 60);
  if (seconds > 5) console.log(`    ${seconds.toFixed(0).padStart(4)} s  ${name}`);
}

/** Drops indexes that no constraint needs; returns the statements that recreate them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conname = indexname)`,
    [LARGE],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint where contype = 'x' or conname = 'offered_departures_pkey'`,
  );
  for (const { table, name } of keys.rows)
    await client.query(`alter table ${table} drop constraint "${name}"`);
  return [
    ...keys.rows.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint "${name}" ${definition}`,
    ),
    ...rows.map(({ definition }) => definition),
  ];
}

/** Adds all offered departures in bulk, on several cores, because the triggers that would add them are off. */
async function offerDepartures(databaseUrl: string): Promise<void> {
  const begun = performance.now();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const { rows } = await pool.query<{ id: string }>('select id from boats order by id');
  const parts = Array.from({ length: Math.ceil(rows.length / BOATS_PER_BATCH) }, (_, part) =>
    rows.slice(part * BOATS_PER_BATCH, (part + 1) * BOATS_PER_BATCH).map(({ id }) => id),
  );
  await Promise.all(
    parts.map((ids) =>
      pool.query(
        `insert into offered_departures
         select departure.* from offer_horizon, departures_on_offer($1::uuid[], first_day, last_day) as departure`,
        [ids],
      ),
    ),
  );
  await pool.end();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`    ${seconds.toFixed(0).padStart(4)} s  all departures on offer`);
}
