import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { onConnection } from '../../../platform/database/one-connection.ts';
import { AFTER_ROWS, BEFORE_ROWS, TABLES_QUERY, UNKNOWN_QUERY } from './schema-queries.ts';
import { withoutForeignExtensions } from './shop-extensions.ts';

/** Consistent snapshot of a database during sales. */
export type Snapshot = {
  at: Date;
  /** Version as the server reports it. */
  server: string;
  schema: SchemaScript;
  tables: readonly SnapshotTable[];
  isEmpty(table: SnapshotTable): Promise<boolean>;
  /** Streams rows in COPY format, one per line, for one table at a time. The stream has the row count once it ends. */
  readRows(table: SnapshotTable): CopyToStreamQuery;
};

/** Statements to recreate the tables, to run `before` and `after` their rows are copied. */
export type SchemaScript = { before: string; after: string };

/** `name` and `columns` are quoted SQL. */
export type SnapshotTable = { name: string; columns: string };

/** Reads a database in one transaction without blocking sales. */
export function withDatabaseSnapshot<T>(
  databaseUrl: string,
  act: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return onConnection(databaseUrl, async (client) => {
    await client.query(STABLE_OUTPUT_SETTINGS);
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<SnapshotTable>(TABLES_QUERY);
    // Locks the tables against schema changes before their rows are read.
    const names = tables.map(({ name }) => name);
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
    await refuseUnknown(client);
    return await act({
      ...(await readMoment(client)),
      schema: await readScript(client),
      tables,
      isEmpty: async ({ name }) =>
        (await client.query(`select from ${name} limit 1`)).rowCount === 0,
      readRows: (table) => client.query(copyTo(`${buildCopyTarget(table)} to stdout`)),
    });
  });
}

/** COPY target of a table. */
export function buildCopyTarget({ name, columns }: SnapshotTable): string {
  return `copy ${name} (${columns})`;
}

/** Session settings that make values and names independent of server, database and user defaults. */
export const STABLE_OUTPUT_SETTINGS = `
  set search_path = '';
  set client_encoding = 'UTF8';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set synchronize_seqscans = off;
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

type Client = Pick<pg.Client, 'query'>;

async function refuseUnknown(client: Client): Promise<void> {
  const { rows } = await client.query<{ unknown: string }>(UNKNOWN_QUERY);
  if (rows.length === 0) return;
  const list = rows.map(({ unknown }) => unknown).join(', ');
  throw new Error(
    `The database contains objects that this command cannot copy (${list}). Use pg_dump or pgBackRest instead.`,
  );
}

async function readMoment(client: Client): Promise<{ at: Date; server: string }> {
  const { rows } = await client.query<{ at: Date; server: string }>(
    `select now() as at, current_setting('server_version') as server`,
  );
  return rows[0] ?? { at: new Date(0), server: '' };
}

async function readScript(client: Client): Promise<SchemaScript> {
  return {
    before: await withoutForeignExtensions(script(await statements(client, BEFORE_ROWS))),
    after: script(await statements(client, AFTER_ROWS)),
  };
}

function script(lines: string[]): string {
  return ["set search_path = ''", 'set check_function_bodies = off', ...lines, ''].join(';\n');
}

async function statements(client: Client, queries: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ sql: string }>(query);
    found.push(...rows.map(({ sql }) => sql.trimEnd().replace(/;$/, '')));
  }
  return found;
}
