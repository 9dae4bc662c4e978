import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../telemetry/log.ts';
import { onOneConnection, openDatabase, openPool, type Database, type Reader } from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { openPrimaryPositions } from './primary-positions.ts';

/** Reads what everybody may see. What is decided, or is one person's own, is read of the primary. */
export type ReadPublic = <T>(read: (reader: Reader) => Promise<T>) => Promise<T>;

export type PublicReads = {
  read: ReadPublic;
  /** Something was changed: whatever is read from now on has it. */
  expire(): void;
  /** Something may have been changed: as far as the primary can be asked. */
  doubt(): void;
  close(): Promise<void>;
};

type Needs = {
  primary: Database;
  /** Undefined: all is read of the primary. */
  replicaUrl: string | undefined;
  now: () => number;
  log: Log;
  onRead: (from: 'replica' | 'primary') => void;
};

/** A replica that failed is left alone for so long. */
const REST_MS = 2000;
/** One that failed so quickly was not there; one that took longer may be frozen. */
const WORTH_ANOTHER_MS = 500;

/**
 * Reads of a replica what the primary had written half a second ago at most, and what is known to have changed
 * since then, by the positions in their logs (docs/decisions/0081); of the primary whenever the replica is not so
 * far, or away.
 */
export function openPublicReads(needs: Needs): PublicReads {
  const { primary, replicaUrl, now, log, onRead } = needs;
  if (replicaUrl === undefined)
    return { read: (read) => read(primary), expire() {}, doubt() {}, close: async () => {} };
  const pool = openPool(replicaUrl, MOST_CONNECTIONS, patience);
  const replica = openDatabase(pool);
  const positions = openPrimaryPositions({ ask: () => askPosition(primary), now });
  let restsUntil = 0;
  let isAway = false;

  async function readOfReplica<T>(read: (reader: Reader) => Promise<T>): Promise<Found<T>> {
    if (now() < restsUntil) return null;
    try {
      const position = await positions.current();
      if (position === null) return null;
      const begunAt = now();
      const found = await readAt(replica, position, read).catch((error: unknown) => {
        // One that is being promoted closes its connections, and behind the same address there may be another.
        if (!isDatabaseOutage(error) || now() - begunAt > WORTH_ANOTHER_MS) throw error;
        return readAt(replica, position, read);
      });
      isAway = false;
      return found;
    } catch (error) {
      if (!isAway)
        log.warn(`DATABASE_REPLICA_URL: ${(error as Error).message}; the primary is read.`);
      isAway = true;
      restsUntil = now() + REST_MS;
      return null;
    }
  }

  return {
    async read(read) {
      const found = await readOfReplica(read);
      onRead(found ? 'replica' : 'primary');
      return found ? found.value : read(primary);
    },
    expire: positions.expire,
    doubt: positions.doubt,
    close: () => pool.end(),
  };
}

const MOST_CONNECTIONS = 10;
/** The primary can be asked instead, so nobody waits long. */
const patience = {
  connectionTimeoutMillis: 1000,
  query_timeout: 4000,
  limits: { lockMs: 3000, statementMs: 3000 },
};

/** Null when the replica is not there yet. */
type Found<T> = { value: T } | null;

async function askPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position`.execute(primary);
  return rows[0]?.position ?? '';
}

/** Behind one address there may be several replicas: the one that was asked is the one that is read. */
function readAt<T>(
  replica: Database,
  position: string,
  read: (reader: Reader) => Promise<T>,
): Promise<Found<T>> {
  return onOneConnection(replica, async (reader) => {
    for (const pause of PAUSES_MS) {
      await sleep(pause);
      if (await hasReplayed(reader, position)) return { value: await read(reader) };
    }
    return null;
  });
}

/** What was just committed reaches a healthy replica within milliseconds. */
const PAUSES_MS = [0, 10, 30];

async function hasReplayed(reader: Reader, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(
    reader,
  );
  return rows[0]?.has === true;
}
