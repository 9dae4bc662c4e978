import type pg from 'pg';
import type { Log } from '../../platform/telemetry/log.ts';
import { onConnection } from '../../platform/database/one-connection.ts';

type Client = Pick<pg.ClientBase, 'query'>;
export type BackupMaker = 'copy' | 'pgbackrest' | 'elsewhere';

const KEPT_DAYS = 90;

/** Records a backup in the shop's database; returns false if that failed. The backup is valid either way. */
export async function noteBackup(
  databaseUrl: string,
  { at, by }: { at: Date; by: BackupMaker },
  log: Log,
): Promise<boolean> {
  try {
    await onConnection(databaseUrl, async (client) => {
      await client.query(
        'insert into backups_made (made_at, by) values ($1, $2) on conflict do nothing',
        [at, by],
      );
      await client.query(
        'delete from backups_made where made_at < now() - make_interval(days => $1)',
        [KEPT_DAYS],
      );
    });
    return true;
  } catch (error) {
    log.warn(`The backup could not be recorded in the database: ${(error as Error).message}`);
    return false;
  }
}

/** Returns the time of the last backup in epoch milliseconds; null if there is none. */
export async function findLastBackup(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select max(made_at) as at from backups_made',
  );
  return rows[0]?.at?.getTime() ?? null;
}
