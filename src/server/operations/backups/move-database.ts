import type pg from 'pg';
import { onConnection } from '../../platform/database/one-connection.ts';
import { checkConsistency } from '../doctor/consistency-check.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { formatRowCount } from './copy-database.ts';
import { fillDatabase, listTables } from './snapshot/fill-database.ts';
import { withDatabaseSnapshot } from './snapshot/snapshot.ts';

type Move = { from: string; to: string; log: Log };
export type Moved = { tables: number; rows: number; findings: string[] };

/**
 * Copies a database into an empty one, possibly of another PostgreSQL version, compares every row, and runs the doctor
 * on both. On failure the target is left empty; the source is only read.
 */
export async function moveDatabase({ from, to, log }: Move): Promise<Moved> {
  await refuseTarget(to);
  const now = Date.now();
  const findings = await onConnection(from, (client) => checkConsistency(client, now));
  const moved: Moved = { tables: 0, rows: 0, findings };
  await withDatabaseSnapshot(from, (snapshot) =>
    fillDatabase(to, snapshot, {
      isReplacing: false,
      onTable({ name }, { rows }) {
        moved.tables += 1;
        moved.rows += rows;
        if (rows > 0) log.info(`  ${name}: ${formatRowCount(rows)}`);
      },
      async examine(client) {
        log.info('  compared every row: all are identical. Running the doctor …');
        const found = await checkConsistency(client, now);
        if (found.join('\n') === findings.join('\n')) return;
        throw new Error(
          `The doctor finds different problems in the target database:\n  ${found.join('\n  ')}`,
        );
      },
    }),
  );
  return moved;
}

type Target = {
  version: number;
  versionName: string;
  encoding: string;
  standby: boolean;
  may: boolean;
};
const MIN_VERSION = 15;

/** Throws before any change if the target is unsuitable. */
async function refuseTarget(databaseUrl: string): Promise<void> {
  const fault = await onConnection(
    databaseUrl,
    async (client) => (await findFault(client)) ?? (await listWhatIsThere(client)),
  );
  if (fault !== null) throw new Error(fault);
}

async function findFault(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<Target>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as "versionName",
       current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`,
  );
  const [target] = rows;
  if (!target) return 'the target database does not report its version.';
  if (target.version < MIN_VERSION)
    return `the target database runs PostgreSQL ${target.versionName}. Use version ${MIN_VERSION} or newer.`;
  if (target.encoding !== 'UTF8')
    return `the target database has the encoding ${target.encoding}. Create one with UTF8: createdb --template=template0 --encoding=UTF8.`;
  if (target.standby) return 'the target database is a standby. Give the address of its primary.';
  if (!target.may)
    return 'this user cannot create tables in the target database. Make it the owner (alter database … owner to …).';
  return null;
}

async function listWhatIsThere(client: pg.Client): Promise<string | null> {
  const names = await listTables(client);
  if (names.length === 0) return null;
  const some = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `the target database is not empty (${some}${more}). Create an empty one with createdb.`;
}
