import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../telemetry/log.ts';
import {
  onOneConnection,
  openDatabase,
  openPool,
  type Database,
  type Queryable,
} from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { openPrimaryPositions } from './primary-positions.ts';

/**
 * Reads public data, from a replica if possible. Code that takes decisions or reads personal data must use the primary
 * instead.
 */
export type ReadPublic = <T>(read: (reader: Queryable) => Promise<T>) => Promise<T>;

export type PublicReads = {
  read: ReadPublic;
  /** Makes later reads include a known change. */
  expire(): void;
  /** Makes later reads include a possible change, as long as the primary is reachable. */
  doubt(): void;
  close(): Promise<void>;
};

type Needs = {
  primary: Database;
  /** Undefined: reads everything from the primary. */
  replicaUrl: string | undefined;
  now: () => number;
  log: Log;
  onRead: (from: 'replica' | 'primary') => void;
};

/** Pause before a failed replica is used again. */
const REST_MS = 2000;
/** Retries only failures faster than this: a slower replica may be frozen. */
const RETRY_WITHIN_MS = 500;

/**
 * Reads from a replica that has replayed the primary's log position of at most half a second ago and all known changes
 * (docs/decisions/0080). Falls back to the primary while the replica lags or is unreachable.
 */
export function openPublicReads(needs: Needs): PublicReads {
  const { primary, replicaUrl, now, log, onRead } = needs;
  if (replicaUrl === undefined)
    return { read: (read) => read(primary), expire() {}, doubt() {}, close: async () => {} };
  const pool = openPool(replicaUrl, MAX_CONNECTIONS, patience);
  const replica = openDatabase(pool);
  const positions = openPrimaryPositions({ ask: () => askPosition(primary), now });
  let restsUntil = 0;
  let isDown = false;

  async function readFromReplica<T>(read: (reader: Queryable) => Promise<T>): Promise<Found<T>> {
    if (now() < restsUntil) return null;
    try {
      const position = await positions.current();
      if (position === null) return null;
      const begunAt = now();
      const found = await readAt(replica, position, read).catch((error: unknown) => {
        // A replica that is being promoted closes its connections; the same URL may lead to another replica.
        if (!isDatabaseOutage(error) || now() - begunAt > RETRY_WITHIN_MS) throw error;
        return readAt(replica, position, read);
      });
      isDown = false;
      return found;
    } catch (error) {
      if (!isDown)
        log.warn(`DATABASE_REPLICA_URL: ${(error as Error).message}; reading from the primary.`);
      isDown = true;
      restsUntil = now() + REST_MS;
      return null;
    }
  }

  return {
    async read(read) {
      const found = await readFromReplica(read);
      onRead(found ? 'replica' : 'primary');
      return found ? found.value : read(primary);
    },
    expire: positions.expire,
    doubt: positions.doubt,
    close: () => pool.end(),
  };
}

const MAX_CONNECTIONS = 10;
/** Short, because the primary can be asked instead. */
const patience = {
  connectionTimeoutMillis: 1000,
  query_timeout: 4000,
  limits: { lockMs: 3000, statementMs: 3000 },
};

/** Null if the replica has not replayed the position yet. */
type Found<T> = { value: T } | null;

async function askPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_lsn()::text as position`.execute(primary);
  return rows[0]?.position ?? '';
}

/** Checks the position and reads on one connection: one URL may lead to several replicas. */
function readAt<T>(
  replica: Database,
  position: string,
  read: (reader: Queryable) => Promise<T>,
): Promise<Found<T>> {
  return onOneConnection(replica, async (reader) => {
    for (const pause of PAUSES_MS) {
      await sleep(pause);
      if (await hasReplayed(reader, position)) return { value: await read(reader) };
    }
    return null;
  });
}

/** A healthy replica replays a commit within milliseconds. */
const PAUSES_MS = [0, 10, 30];

async function hasReplayed(reader: Queryable, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(
    reader,
  );
  return rows[0]?.has === true;
}
