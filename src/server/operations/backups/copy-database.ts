import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Log } from '../../platform/telemetry/log.ts';
import { onConnection } from '../../platform/database/one-connection.ts';
import { readAppliedFunctions } from '../../platform/database/sql-functions.ts';
import type { BackupNote, TableNote } from './backup-folder.ts';
import { readSealed, readSealedText, writeSealed } from './sealed-files.ts';
import { fillDatabase, hashing, type Source, type TableSum } from './snapshot/fill-database.ts';
import { withDatabaseSnapshot, type Snapshot, type SnapshotTable } from './snapshot/snapshot.ts';

const BEFORE = 'before-rows.sql.zst.age';
const AFTER = 'after-rows.sql.zst.age';

const NO_ROWS: TableSum = { rows: 0, sha256: createHash('sha256').digest('hex') };

export type DatabaseCopy = Extract<BackupNote['database'], { by: 'copy' }>;

/**
 * Copies a database snapshot into a folder: scripts to create and to complete the tables, and the rows of each table in
 * COPY format.
 */
export function copyDatabase(
  databaseUrl: string,
  folder: string,
  recipient: string,
): Promise<{ at: Date; database: DatabaseCopy }> {
  return withDatabaseSnapshot(databaseUrl, async (snapshot) => {
    const { before, after } = snapshot.schema;
    await writeSealed(join(folder, BEFORE), before, recipient);
    const tables: TableNote[] = [];
    for (const [place, table] of snapshot.tables.entries()) {
      if (await snapshot.isEmpty(table)) {
        tables.push({ ...table, ...NO_ROWS, file: null });
        continue;
      }
      const file = `${String(place + 1).padStart(4, '0')}-${plainName(table)}.copy.zst.age`;
      const sum = await copyTable(snapshot, table, { file: join(folder, file), recipient });
      tables.push({ ...table, ...sum, file });
    }
    await writeSealed(join(folder, AFTER), after, recipient);
    return { at: snapshot.at, database: { by: 'copy', server: snapshot.server, tables } };
  });
}

async function copyTable(
  snapshot: Snapshot,
  table: SnapshotTable,
  { file, recipient }: { file: string; recipient: string },
): Promise<TableSum> {
  const rows = snapshot.readRows(table);
  const { stream, sha256 } = hashing();
  rows.on('error', (error) => stream.destroy(error));
  await writeSealed(file, rows.pipe(stream), recipient);
  return { rows: rows.rowCount, sha256: sha256() };
}

/** Fills a database from such a folder. On failure, leaves the database unchanged. */
export async function fillFromCopy(
  databaseUrl: string,
  { folder, identity, copy }: { folder: string; identity: string; copy: DatabaseCopy },
  { isReplacing, log }: { isReplacing: boolean; log: Log },
): Promise<void> {
  const source: Source = {
    schema: {
      before: await readSealedText(join(folder, BEFORE), identity),
      after: await readSealedText(join(folder, AFTER), identity),
    },
    tables: copy.tables,
    readRows(table) {
      const { file } = getTableNote(copy, table);
      return file === null ? Readable.from([]) : readSealed(join(folder, file), identity);
    },
  };
  await fillDatabase(databaseUrl, source, {
    isReplacing,
    onTable(table, sum) {
      if (getTableNote(copy, table).sha256 !== sum.sha256) {
        throw new Error(`The restored rows of ${table.name} differ from the backup.`);
      }
      if (sum.rows > 0) log.info(`  ${table.name}: ${formatRowCount(sum.rows)}`);
    },
  });
}

export function formatRowCount(rows: number): string {
  return rows === 1 ? 'one row' : `${rows.toLocaleString('en')} rows`;
}

function getTableNote({ tables }: DatabaseCopy, { name }: SnapshotTable): TableNote {
  const note = tables.find((table) => table.name === name);
  if (!note) throw new Error(`The backup has no table ${name}.`);
  return note;
}

/** Replaces characters that file systems may not allow. */
function plainName({ name }: SnapshotTable): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}

/** Reads the applied migrations and the bodies of functions. */
export function readSchemaVersion(
  databaseUrl: string,
): Promise<Pick<BackupNote, 'migrations' | 'functions'>> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select name from migrations order by name',
    );
    const bodies = [...(await readAppliedFunctions(client))];
    return {
      migrations: rows.map(({ name }) => name),
      functions: bodies.map(([name, checksum]) => ({ name, checksum })),
    };
  });
}
