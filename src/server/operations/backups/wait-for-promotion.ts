import { MINUTE_MS } from '#domain/time/durations.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { ResilientClient } from '../../platform/database/database-outage.ts';

const PATIENCE_MS = 30 * MINUTE_MS;
const PAUSE_MS = 500;
/** Time without a connection after which the restore counts as failed; the server log says why. */
const SILENT_MS = MINUTE_MS;

export async function waitForPromotion(databaseUrl: string): Promise<void> {
  const began = Date.now();
  let heard = began;
  for (;;) {
    const state = await readServerState(databaseUrl);
    if (state === 'open') return;
    if (state === 'catching up') heard = Date.now();
    if (Date.now() - heard > SILENT_MS || Date.now() - began > PATIENCE_MS) {
      throw new Error(
        'The restored database does not start; see its log for the reason. For instance, --at may be later than the last archived transaction. Restore to an earlier time, or restore the newest backup.',
      );
    }
    await sleep(PAUSE_MS);
  }
}

async function readServerState(
  connectionString: string,
): Promise<'open' | 'catching up' | 'silent'> {
  const client = new ResilientClient({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ is_behind: boolean }>(
      'select pg_is_in_recovery() as is_behind',
    );
    return rows[0]?.is_behind === false ? 'open' : 'catching up';
  } catch (error) {
    // 57P03: the server is starting up.
    return (error as { code?: string }).code === '57P03' ? 'catching up' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}
