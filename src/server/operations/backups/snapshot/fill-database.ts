import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { onConnection } from '../../../platform/database/one-connection.ts';
import { DROP_OURS } from './schema-queries.ts';
import { withoutForeignExtensions } from './shop-extensions.ts';
import {
  buildCopyTarget,
  STABLE_OUTPUT_SETTINGS,
  type SchemaScript,
  type SnapshotTable,
} from './snapshot.ts';

/** Row count and hash of a table. */
export type TableSum = { rows: number; sha256: string };

export type Source = {
  schema: SchemaScript;
  tables: readonly SnapshotTable[];
  readRows(table: SnapshotTable): Readable | Promise<Readable>;
};

type How = {
  /** Empties the database first, in the same transaction. */
  isReplacing: boolean;
  /** Called after each table. */
  onTable(table: SnapshotTable, sum: TableSum): void;
  /** Final check before the commit; an exception rolls back the transaction. */
  examine?(client: pg.Client): Promise<void>;
};

/** Fills a database from a source and verifies every row, in one transaction. */
export async function fillDatabase(databaseUrl: string, source: Source, how: How): Promise<void> {
  // Closing the connection rolls back an open transaction.
  await onConnection(databaseUrl, async (client) => {
    await client.query(STABLE_OUTPUT_SETTINGS);
    await client.query('begin');
    if (how.isReplacing) await emptyDatabase(client);
    await client.query(await withoutForeignExtensions(source.schema.before));
    const sums: TableSum[] = [];
    for (const table of source.tables) {
      const sum = await fillTable(client, table, await source.readRows(table));
      sums.push(sum);
      how.onTable(table, sum);
    }
    await client.query(source.schema.after);
    for (const [place, table] of source.tables.entries()) {
      await compareRows(client, table, sums[place] as TableSum);
    }
    await client.query('set search_path to default');
    await how.examine?.(client);
    await client.query('commit');
    // Updates statistics, so that the first queries have good plans.
    await client.query('analyze');
  });
}

export async function listTables(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (
         select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Keeps schemas that contain an extension, because the shop's role may be unable to recreate it. */
async function emptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; has_extension: boolean }>(
    `select quote_ident(nspname) as name, exists (
       select from pg_extension where extnamespace = pg_namespace.oid) as has_extension
     from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  for (const query of DROP_OURS) {
    const { rows: drops } = await client.query<{ sql: string }>(query);
    for (const { sql } of drops) await client.query(sql);
  }
  for (const { name, has_extension: isKept } of rows) {
    if (!isKept) await client.query(`drop schema ${name} cascade`);
  }
  await client.query('create schema if not exists public');
}

async function fillTable(
  client: pg.Client,
  table: SnapshotTable,
  rows: Readable,
): Promise<TableSum> {
  const { stream, sha256 } = hashing();
  const copy = client.query(copyFrom(`${buildCopyTarget(table)} from stdin`));
  await pipeline(rows, stream, copy);
  return { rows: copy.rowCount, sha256: sha256() };
}

async function compareRows(
  client: pg.Client,
  table: SnapshotTable,
  expected: TableSum,
): Promise<void> {
  const found = await computeChecksum(client.query(copyTo(`${buildCopyTarget(table)} to stdout`)));
  if (found === expected.sha256) return;
  throw new Error(`The copied rows of ${table.name} differ from the source. Nothing was changed.`);
}

export async function computeChecksum(rows: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of rows) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Passes data through and hashes it. */
export function hashing(): { stream: Transform; sha256(): string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, sha256: () => hash.digest('hex') };
}
