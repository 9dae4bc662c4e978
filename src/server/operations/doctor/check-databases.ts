import { setTimeout as sleep } from 'node:timers/promises';
import {
  describeDatabase,
  getFailureReason,
  ResilientClient,
} from '../../platform/database/database-outage.ts';
import { keepsSession } from '../../platform/database/session-keeping.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Config } from '../../platform/settings/config.ts';
import { findSynchronousFault, REPLICATION_QUERY } from './check-synchronous.ts';
import { reportOutage, reportMisconfiguration, type ServiceFault } from './service-fault.ts';

/**
 * Throws on faults that a start cannot tolerate: a pooler where sessions are needed, or a wrong database. Only logs an
 * unreachable replica, since reads then use the primary.
 */
export async function refuseWrongDatabases(config: Config, log: Log): Promise<void> {
  const faults = await findFaults(config, { isPatient: false });
  const fault = faults.find(({ isAway }) => !isAway);
  if (fault) throw new Error(fault.message);
  for (const { message } of faults) log.warn(message);
}

/** Describes faults in the connections to the owner's database. */
export async function checkDatabases(config: Config): Promise<string[]> {
  return (await findFaults(config, { isPatient: true })).map(({ message }) => message);
}

type Given = Pick<
  Config,
  'databaseUrl' | 'databaseSessionUrl' | 'databaseReplicaUrl' | 'databaseSynchronous'
>;

async function findFaults(
  { databaseUrl, databaseSessionUrl, databaseReplicaUrl: replicaUrl, databaseSynchronous }: Given,
  { isPatient }: { isPatient: boolean },
): Promise<ServiceFault[]> {
  if (databaseUrl === undefined) return [];
  const faults = await Promise.all([
    checkSessions(databaseUrl, databaseSessionUrl),
    replicaUrl === undefined ? null : checkReplica(databaseUrl, replicaUrl, isPatient),
    databaseSynchronous ? checkSynchronous(databaseUrl) : null,
  ]);
  return faults.filter((fault) => fault !== null);
}

const NEED =
  'but notifications between servers, migrations and the job queue need a lasting session.';

async function checkSessions(
  databaseUrl: string,
  sessionUrl: string | undefined,
): Promise<ServiceFault | null> {
  const [setting, url] =
    sessionUrl === undefined ? ['DATABASE_URL', databaseUrl] : ['DATABASE_SESSION_URL', sessionUrl];
  try {
    if (!(await keepsSession(url))) {
      return reportMisconfiguration(
        `${setting} points to a pooler in transaction mode (such as PgBouncer), ${NEED} Set DATABASE_SESSION_URL to the same database, bypassing the pooler.`,
      );
    }
    if (sessionUrl === undefined) return null;
    const identities = await Promise.all([databaseUrl, sessionUrl].map((each) => identify(each)));
    if (identities[0]?.database === identities[1]?.database) return null;
    return reportMisconfiguration(
      'DATABASE_SESSION_URL and DATABASE_URL point to different databases.',
    );
  } catch (error) {
    return unreachable(setting, url, error);
  }
}

/** Time for a replica to catch up with the primary. */
const CATCH_UP_MS = 5_000;

async function checkReplica(
  databaseUrl: string,
  replicaUrl: string,
  isPatient: boolean,
): Promise<ServiceFault | null> {
  try {
    const primary = await identify(databaseUrl);
    const replica = await identify(replicaUrl);
    if (primary.database !== replica.database)
      return reportMisconfiguration(
        'DATABASE_REPLICA_URL does not point to a replica of the database in DATABASE_URL.',
      );
    if (!replica.isStandby)
      return reportOutage(
        'DATABASE_REPLICA_URL points to the primary itself, so it takes no load off the primary.',
      );
    if (!isPatient) return null;
    const deadline = Date.now() + CATCH_UP_MS;
    while (!(await hasReached(replicaUrl, primary.position))) {
      if (Date.now() > deadline) return reportOutage(BEHIND);
      await sleep(100);
    }
    return null;
  } catch (error) {
    return unreachable('DATABASE_REPLICA_URL', replicaUrl, error);
  }
}

async function checkSynchronous(databaseUrl: string): Promise<ServiceFault | null> {
  try {
    const fault = findSynchronousFault(await askOnce(databaseUrl, REPLICATION_QUERY, []));
    return fault === null ? null : reportOutage(fault);
  } catch (error) {
    return unreachable('DATABASE_URL', databaseUrl, error);
  }
}

const BEHIND = `DATABASE_REPLICA_URL: the replica is more than ${CATCH_UP_MS / 1000} seconds behind the primary, so reads go to the primary.`;

function unreachable(setting: string, url: string, error: unknown): ServiceFault {
  return reportOutage(
    `${setting}: ${describeDatabase(url)} cannot be reached: ${getFailureReason(error as Error)}.`,
  );
}

type Identity = { database: string; isStandby: boolean; position: string };

/** Identifies the database cluster; primary and replicas share the identity. */
function identify(url: string): Promise<Identity> {
  return askOnce<Identity>(
    url,
    `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as database,
       pg_is_in_recovery() as "isStandby",
       case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position
     from pg_control_system()`,
    [],
  );
}

async function hasReached(replicaUrl: string, position: string): Promise<boolean> {
  const question = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has';
  return (await askOnce<{ has: boolean | null }>(replicaUrl, question, [position])).has === true;
}

async function askOnce<Row extends object>(
  connectionString: string,
  sql: string,
  values: unknown[],
): Promise<Row> {
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  const client = new ResilientClient({ connectionString, ...timeouts });
  try {
    await client.connect();
    const { rows } = await client.query<Row>(sql, values);
    const [row] = rows;
    if (!row) throw new Error('it returned no rows');
    return row;
  } finally {
    await client.end().catch(() => {});
  }
}
