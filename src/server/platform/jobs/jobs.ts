import { HOUR_SECONDS } from '#domain/time/durations.ts';
import { CompiledQuery } from 'kysely';
import type { PoolConfig } from 'pg';
import {
  fromKysely,
  PgBoss,
  type ConstructorOptions,
  type JobResult,
  type WorkOptions,
} from 'pg-boss';
import { CALENDAR_READ_MINUTES } from '#domain/availability/busy-times.ts';
import type { MeetingPoint } from '#domain/boats/trip-facts.ts';
import { ResilientClient, isDatabaseOutage } from '../database/database-outage.ts';
import type { Transaction } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import { wakeWhenDue, type WorkerIds } from './due-jobs.ts';
import { doWithOrigin, withOrigin } from './job-origin.ts';

/** Every kind of background job, with its payload. */
const kinds = {
  'send-mail': job<{ key: string }>(),
  'end-hold': job<{ bookingId: string }>(),
  'send-refund': job<{ refundId: string }>(),
  'close-payment-pages': job<{ bookingId: string }>(),
  'remove-photo-files': job<{ photoId: string }>(),
  'remove-document': job<{ file: string }>(),
  // Due just after midnight on the island. Runs hourly, in case no server was up then.
  'update-listing-visibility': jobDue('4 * * * *'),
  // Daytime on the island.
  'remind-of-documents': jobDue('33 13-22 * * *'),
  'warn-of-uncovered-trips': job<{ operatorId: string }>(),
  // Daytime on the island.
  'request-trip-lengths': jobDue('43 13-22 * * *'),
  // Due just after midnight on the island. Runs hourly, in case no server was up then.
  'roll-forward-departures': jobDue('2 * * * *'),
  'remove-sign-in': job<{ userId: string }>(),
  // Night on the island.
  'delete-expired-data': jobDue('41 6 * * *'),
  'reconcile-payments': jobDue('* * * * *'),
  'aggregate-rollups': jobDue('* * * * *'),
  'import-balance-transactions': jobDue('7 * * * *'),
  // Night on the island.
  'compare-with-provider': jobDue('17 7 * * *'),
  'expire-approval': job<{ bookingId: string }>(),
  'carry-out-call-off': job<{ callOffId: string }>(),
  'open-rebooking-offer': job<{ offerId: string }>(),
  'expire-rebooking-offer': job<{ offerId: string }>(),
  'read-forecast': jobDue('11,41 * * * *'),
  'call-off-small-departures': jobDue('*/5 * * * *'),
  // `sealed`: an email address and a code, encrypted.
  'mail-trip-link': job<{ sealed: string }>(),
  'end-change-request': job<{ requestId: string }>(),
  // `before`: the meeting point that guests know. A waiting job keeps it when the boat changes again.
  'mail-meeting-point': job<{ boatId: string; before: MeetingPoint }>({ onePer: 'boatId' }),
  'remind-guests': jobDue('*/5 * * * *'),
  // Hourly from morning on the island, so that mails leave even if a server was down.
  'ask-for-reviews': jobDue('23 13-22 * * *'),
  'capture-payment': job<{ sessionId: string }>(),
  'release-payment': job<{ sessionId: string }>(),
  // `since`: epoch milliseconds; a later attempt makes the job obsolete. Third-party servers may hang, so each feed is
  // a batch of its own and several run in parallel.
  'read-feed': job<{ sourceId: string; since: number }>({ pace: { batchSize: 1 }, atOnce: 6 }),
  'read-feeds': jobDue(`*/${CALENDAR_READ_MINUTES} * * * *`),
  'find-conflicts': job<{ operatorId: string }>(),
  'sync-calendars': jobDue(`*/${CALENDAR_READ_MINUTES} * * * *`),
  // `since`: epoch milliseconds; a later sync makes the job obsolete. `isNews`: the calendar has
  // changed, so the job is retried until it succeeds. Otherwise a failed sync waits for the next scheduled run.
  'sync-calendar': job<{ operatorId: string; since: number; isNews: boolean }>(),
  'export-booking': job<{ bookingId: string }>(),
  'update-wallet-passes': job<{ bookingId: string }>(),
  'push-wallet-pass': job<{ passId: string; deviceId: string }>(),
  // After the comparison with the provider's balance.
  'run-consistency-checks': jobDue('43 7 * * *'),
  'check-alerts': jobDue('*/5 * * * *'),
  'disconnect-calendar-account': job<{ operatorId: string; grantId: string }>(),
};

/**
 * Queue names of the previous version, whose servers still fill these queues during a rolling upgrade. The workers of
 * the current names also process them, until the next release drops them.
 */
const formerNames = {
  'fold-sums': 'aggregate-rollups',
  'end-asking': 'expire-approval',
  'keep-offers': 'roll-forward-departures',
  'keep-listings': 'update-listing-visibility',
  'visit-doctor': 'run-consistency-checks',
  'forget-what-is-old': 'delete-expired-data',
  'leave-account': 'disconnect-calendar-account',
  'watch-shop': 'check-alerts',
  'ask-for-trip-lengths': 'request-trip-lengths',
  'import-provider-lines': 'import-balance-transactions',
  'open-offer': 'open-rebooking-offer',
  'end-offer': 'expire-rebooking-offer',
} as const satisfies Record<string, JobName>;
type FormerName = keyof typeof formerNames;

/**
 * `atOnce`: workers per process, two by default. `due`: cron schedule. `onePer`: field of the payload; while a job
 * waits, no other job with the same value is queued.
 */
type Kind<Payload> = {
  pace?: Partial<WorkOptions>;
  atOnce?: number;
  due?: string;
  onePer?: string;
  payload?: Payload;
};

type Pace<Payload> = Pick<Kind<Payload>, 'pace' | 'atOnce'> & { onePer?: keyof Payload & string };

function job<Payload>(how: Pace<Payload> = {}): Kind<Payload> {
  return how;
}

/** Declares a scheduled job: cron, in UTC. */
function jobDue(due: string): Kind<Record<string, never>> {
  return { due };
}

export type JobName = keyof typeof kinds;
export type JobPayloads = {
  [Name in JobName]: NonNullable<(typeof kinds)[Name]['payload']>;
};
export const jobNames = Object.keys(kinds) as JobName[];

/** Maps every job to its worker; missing and surplus workers do not compile. */
export type JobWorkers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  queue<Name extends JobName>(
    write: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** Queues several jobs of one kind, by priority. */
  queueAll<Name extends JobName>(
    write: Transaction,
    name: Name,
    jobs: readonly { payload: JobPayloads[Name]; priority?: number }[],
  ): Promise<void>;
  /** Returns the insert as a statement, to be pipelined with others. */
  statement<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    options?: { notBefore?: Date },
  ): Promise<CompiledQuery<object>>;
  work(workers: JobWorkers): Promise<void>;
  close(): Promise<void>;
};

export async function openJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss(
    withSteadyClients({
      connectionString: databaseUrl,
      schema: 'jobs',
      max: JOB_POOL,
      useListenNotify: true,
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
    }),
  );
  const former = await startQueues(boss, log);
  let stopLooking = () => {};
  return {
    async queue(write, name, payload, { notBefore } = {}) {
      const options = buildOptions(name, payload, notBefore);
      await boss.send(name, withOrigin(payload), { db: fromKysely(write), ...options });
    },
    async queueAll(write, name, queued) {
      if (queued.length === 0) return;
      const jobs = queued.map(({ payload, priority = 0 }) => ({
        data: withOrigin(payload),
        priority,
        ...buildOptions(name, payload),
      }));
      await boss.insert(name, jobs, { db: fromKysely(write) });
    },
    async statement(name, payload, { notBefore } = {}) {
      const options = buildOptions(name, payload, notBefore);
      const kept = keepStatement();
      await boss.send(name, withOrigin(payload), { db: kept.db, ...options });
      return kept.statement();
    },
    async work(workers) {
      stopLooking = wakeWhenDue(boss, await startWork(boss, workers, former, log));
    },
    async close() {
      stopLooking();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

function buildOptions(name: JobName, payload: object, notBefore?: Date) {
  const { onePer }: Kind<unknown> = kinds[name];
  const values = payload as Record<string, unknown>;
  return {
    ...(notBefore && { startAfter: notBefore }),
    ...(onePer !== undefined && { singletonKey: String(values[onePer]) }),
  };
}

/** Starts the queues. Returns the former names that still have a queue in this database. */
async function startQueues(boss: PgBoss, log: Log): Promise<FormerName[]> {
  boss.on('error', (error) => {
    if (isDatabaseOutage(error))
      log.warn(`job queue: the database is unreachable: ${error.message}`);
    else log.warn('job queue:', error);
  });
  await boss.start();
  for (const name of jobNames) {
    const { onePer }: Kind<unknown> = kinds[name];
    await boss.createQueue(name, onePer === undefined ? {} : { policy: 'short' });
    // Updates queues created by older versions.
    await boss.updateQueue(name, { ...retries, notify: true });
  }
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  return (Object.keys(formerNames) as FormerName[]).filter((name) => queues.has(name));
}

/** Captures the statement that pg-boss would run. */
function keepStatement() {
  let kept = CompiledQuery.raw('select');
  const db: NonNullable<ConstructorOptions['db']> = {
    async executeSql(sql: string, parameters: unknown[] = []) {
      kept = CompiledQuery.raw(sql, parameters);
      return { rows: [{ id: '' }] };
    },
  };
  return { db, statement: () => kept as CompiledQuery<object> };
}

/** Adds an option that pg-boss passes on to its pool, although its types do not declare it. */
function withSteadyClients(options: ConstructorOptions): ConstructorOptions & PoolConfig {
  return { ...options, Client: ResilientClient };
}

const JOB_POOL = 6;
/** Includes the connection that listens for new jobs. */
export const JOB_CONNECTIONS = JOB_POOL + 1;
/** Interval of the check for jobs whose worker died. */
const LOOK_SECONDS = 10;
// Missing heartbeats free the jobs of a killed worker within seconds instead of 15 minutes. After about an hour of
// failures, retries are hourly for six days, because a mail server may be down that long.
const retries = {
  heartbeatSeconds: 10,
  retryLimit: 150,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
};
// After a full batch, workers continue without a pause.
const pace = {
  // Fallback polling for lost notifications; otherwise workers sleep until woken.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function startWork(
  boss: PgBoss,
  workers: JobWorkers,
  former: readonly FormerName[],
  log: Log,
): Promise<WorkerIds> {
  const ids = new Map<string, readonly string[]>();
  for (const queue of [...jobNames, ...former]) {
    const name = queue in formerNames ? formerNames[queue as FormerName] : (queue as JobName);
    const { pace: ownPace, due, atOnce = 2 }: Kind<unknown> = kinds[name];
    const work = workers[name] as (payload: unknown) => Promise<void>;
    const attempt = (job: { id: string; data: unknown }): Promise<JobResult> =>
      doWithOrigin(name, job, async (payload) => {
        try {
          await work(payload);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          log.warn(`job ${name} failed and will be tried again:`, error);
          // Stores only the error's name with the job: messages from outside services may contain personal data.
          return { id: job.id, status: 'failed', output: { error: (error as Error).name } };
        }
      });
    const workOff = (jobs: Parameters<typeof attempt>[0][]) => runInOrder(jobs, attempt);
    // Starts each worker with a call of its own, because waking a worker requires its id.
    const begun = Array.from({ length: atOnce }, () =>
      boss.work(queue, { ...pace, ...ownPace }, workOff),
    );
    ids.set(queue, await Promise.all(begun));
    if (due === undefined) continue;
    if (queue === name) await boss.schedule(name, due, {});
    else await boss.unschedule(queue);
  }
  return ids;
}

async function runInOrder<Job>(
  jobs: readonly Job[],
  attempt: (job: Job) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await attempt(job));
  return results;
}
