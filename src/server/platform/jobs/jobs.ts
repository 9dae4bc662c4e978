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
import { SteadyClient, isDatabaseOutage } from '../database/database-outage.ts';
import type { Write } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import { wakeWhenDue, type WorkerIds } from './due-jobs.ts';
import { doWithOrigin, withOrigin } from './job-origin.ts';

/** Every kind of work that follows a commit or is due by the clock, and its payload. */
const kinds = {
  'send-mail': job<{ key: string }>(),
  'end-hold': job<{ bookingId: string }>(),
  'send-refund': job<{ refundId: string }>(),
  'close-payment-pages': job<{ bookingId: string }>(),
  'remove-photo-files': job<{ photoId: string }>(),
  'remove-document': job<{ file: string }>(),
  // Soon after the island's midnight, and again in case no server was there.
  'keep-listings': jobDue('4 * * * *'),
  // From the island's morning on, as questions about trips.
  'remind-of-documents': jobDue('33 13-22 * * *'),
  'warn-of-uncovered-trips': job<{ operatorId: string }>(),
  // By day on the island.
  'ask-for-trip-lengths': jobDue('43 13-22 * * *'),
  // Soon after the island's midnight, and again in case no server was there.
  'keep-offers': jobDue('2 * * * *'),
  'remove-sign-in': job<{ userId: string }>(),
  // In the island's night.
  'forget-what-is-old': jobDue('41 6 * * *'),
  'reconcile-payments': jobDue('* * * * *'),
  'fold-sums': jobDue('* * * * *'),
  'import-provider-lines': jobDue('7 * * * *'),
  // In the island's night.
  'compare-with-provider': jobDue('17 7 * * *'),
  'end-asking': job<{ bookingId: string }>(),
  'carry-out-call-off': job<{ callOffId: string }>(),
  'open-offer': job<{ offerId: string }>(),
  'end-offer': job<{ offerId: string }>(),
  'read-forecast': jobDue('11,41 * * * *'),
  'call-off-small-departures': jobDue('*/5 * * * *'),
  // The pair of an address and a code, encrypted.
  'mail-trip-link': job<{ sealed: string }>(),
  'end-change-request': job<{ requestId: string }>(),
  'remind-guests': jobDue('*/5 * * * *'),
  // From the island's morning on, so that a mail leaves the day after though a server was down.
  'ask-for-reviews': jobDue('23 13-22 * * *'),
  'capture-payment': job<{ sessionId: string }>(),
  'release-payment': job<{ sessionId: string }>(),
  // `since`: epoch milliseconds; what was tried later is done. Strangers' servers may hang: each is read alone,
  // and others meanwhile.
  'read-feed': job<{ sourceId: string; since: number }>({ pace: { batchSize: 1 }, atOnce: 6 }),
  'read-feeds': jobDue(`*/${CALENDAR_READ_MINUTES} * * * *`),
  'find-conflicts': job<{ operatorId: string }>(),
  'sync-calendars': jobDue(`*/${CALENDAR_READ_MINUTES} * * * *`),
  // `since`: epoch milliseconds; a sync that began later has seen it. `isNews`: something is known to have
  // changed, so it is retried until it is read; what is only due is read when it is due again.
  'sync-calendar': job<{ operatorId: string; since: number; isNews: boolean }>(),
  'export-booking': job<{ bookingId: string }>(),
  // After the provider's balance was compared.
  'visit-doctor': jobDue('43 7 * * *'),
  'watch-shop': jobDue('*/5 * * * *'),
  'leave-account': job<{ operatorId: string; grantId: string }>(),
};

/** `atOnce`: how many workers a process has for it; two unless said. `due`: when it is queued by itself. */
type Kind<Payload> = {
  pace?: Partial<WorkOptions>;
  atOnce?: number;
  due?: string;
  payload?: Payload;
};

function job<Payload>(how: Pick<Kind<Payload>, 'pace' | 'atOnce'> = {}): Kind<Payload> {
  return how;
}

/** A job on a schedule: cron, in UTC. */
function jobDue(due: string): Kind<Record<string, never>> {
  return { due };
}

export type JobName = keyof typeof kinds;
export type JobPayloads = {
  [Name in JobName]: NonNullable<(typeof kinds)[Name]['payload']>;
};
export const jobNames = Object.keys(kinds) as JobName[];

/** Who does each job: one without a worker does not compile, nor does a worker without a job. */
export type JobWorkers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  queue<Name extends JobName>(
    write: Write,
    name: Name,
    payload: JobPayloads[Name],
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** Many of one kind. Those of a higher priority are done first. */
  queueAll<Name extends JobName>(
    write: Write,
    name: Name,
    jobs: readonly { payload: JobPayloads[Name]; priority?: number }[],
  ): Promise<void>;
  /** The same as a statement, for who sends it together with others. */
  statement<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    options?: { notBefore?: Date },
  ): Promise<CompiledQuery<object>>;
  work(workers: JobWorkers): Promise<void>;
  close(): Promise<void>;
};

/** The job queue, on the site's own database. */
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
  await startQueues(boss, log);
  let stopLooking = () => {};
  return {
    async queue(write, name, payload, { notBefore } = {}) {
      const startAfter = notBefore ? { startAfter: notBefore } : {};
      await boss.send(name, withOrigin(payload), { db: fromKysely(write), ...startAfter });
    },
    async queueAll(write, name, queued) {
      if (queued.length === 0) return;
      const jobs = queued.map(({ payload, priority = 0 }) => ({
        data: withOrigin(payload),
        priority,
      }));
      await boss.insert(name, jobs, { db: fromKysely(write) });
    },
    async statement(name, payload, { notBefore } = {}) {
      const startAfter = notBefore ? { startAfter: notBefore } : {};
      const kept = keepStatement();
      await boss.send(name, withOrigin(payload), { db: kept.db, ...startAfter });
      return kept.statement();
    },
    async work(workers) {
      stopLooking = wakeWhenDue(boss, await startWork(boss, workers, log));
    },
    async close() {
      stopLooking();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

async function startQueues(boss: PgBoss, log: Log): Promise<void> {
  boss.on('error', (error) => {
    if (isDatabaseOutage(error)) log.warn(`job queue: the database is away: ${error.message}`);
    else log.warn('job queue:', error);
  });
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name);
    // A queue that an older version made gets these settings too.
    await boss.updateQueue(name, { ...retries, notify: true });
  }
}

/** Instead of a database: what the queue would have it do. */
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

/** The queue hands all its settings on to its pool, though it does not name this one. */
function withSteadyClients(options: ConstructorOptions): ConstructorOptions & PoolConfig {
  return { ...options, Client: SteadyClient };
}

const JOB_POOL = 6;
/** With the one that listens for new jobs. */
export const JOB_CONNECTIONS = JOB_POOL + 1;
/** How often the queue looks for jobs whose worker died. */
const LOOK_SECONDS = 10;
// A worker that was killed sends no heartbeat, and another has its job soon, not after a quarter of an hour.
// After an hour of failures a job is tried once an hour, for six days: a mail server may be down that long.
const retries = {
  heartbeatSeconds: 10,
  retryLimit: 150,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
};
// While there is more to do than fits in one batch, a worker goes on without a pause.
const pace = {
  // Where the database notifies nobody; else workers sleep until they are woken.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 60,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

async function startWork(boss: PgBoss, workers: JobWorkers, log: Log): Promise<WorkerIds> {
  const ids = new Map<JobName, readonly string[]>();
  for (const name of jobNames) {
    const { pace: ownPace, due, atOnce = 2 }: Kind<unknown> = kinds[name];
    const work = workers[name] as (payload: unknown) => Promise<void>;
    const attempt = (job: { id: string; data: unknown }): Promise<JobResult> =>
      doWithOrigin(name, job, async (payload) => {
        try {
          await work(payload);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          log.warn(`job ${name} failed and will be tried again:`, error);
          // Kept with the job: words of services outside may name somebody.
          return { id: job.id, status: 'failed', output: { error: (error as Error).name } };
        }
      });
    const workOff = (jobs: Parameters<typeof attempt>[0][]) => inTurn(jobs, attempt);
    // Each a worker of its own, so that each can be woken.
    const begun = Array.from({ length: atOnce }, () =>
      boss.work(name, { ...pace, ...ownPace }, workOff),
    );
    ids.set(name, await Promise.all(begun));
    if (due !== undefined) await boss.schedule(name, due, {});
  }
  return ids;
}

async function inTurn<Job>(
  jobs: readonly Job[],
  attempt: (job: Job) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await attempt(job));
  return results;
}
