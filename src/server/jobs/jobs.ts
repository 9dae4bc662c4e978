import type { PoolConfig } from 'pg';
import {
  fromKysely,
  PgBoss,
  type ConstructorOptions,
  type JobResult,
  type WorkOptions,
} from 'pg-boss';
import { SteadyClient } from '../database/steady-client.ts';
import { CALENDAR_READ_MINUTES } from '#domain/calendar-freshness.ts';
import type { Write } from '../database/database.ts';
import { isDatabaseOutage } from '../database/database-outage.ts';
import type { Log } from '../log.ts';

/** Every kind of work that is told after a commit, and what it needs to know. */
export type JobPayloads = {
  'send-mail': { key: string };
  'end-hold': { bookingId: string };
  'send-refund': { refundId: string };
  'close-payment-pages': { bookingId: string };
  'remove-photo-files': { photoId: string };
  'reconcile-payments': Record<string, never>;
  'import-provider-lines': Record<string, never>;
  'compare-with-provider': Record<string, never>;
  'end-asking': { bookingId: string };
  'capture-payment': { sessionId: string };
  'release-payment': { sessionId: string };
  /** `since`: epoch milliseconds; what was tried later has had its turn. */
  'read-feed': { sourceId: string; since: number };
  'read-feeds': Record<string, never>;
  'find-conflicts': { operatorId: string };
  'sync-calendars': Record<string, never>;
  /**
   * `since`: epoch milliseconds; a reading that began later has seen it. `isNews`: something is known to
   * have changed, so it is tried again until it is read; what is only due has its next turn.
   */
  'sync-calendar': { operatorId: string; since: number; isNews: boolean };
  'export-booking': { bookingId: string };
  'leave-account': { operatorId: string; grantId: string };
};
export type JobName = keyof JobPayloads;
export type JobWorkers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export type Jobs = {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  queue<Name extends JobName>(
    write: Write,
    name: Name,
    payload: JobPayloads[Name],
    options?: { notBefore?: Date },
  ): Promise<void>;
  work(workers: JobWorkers): Promise<void>;
  close(): Promise<void>;
};

/** The job queue, on the product's own database. */
export async function openJobs(databaseUrl: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss(
    withSteadyClients({
      connectionString: databaseUrl,
      schema: 'jobs',
      max: 6,
      useListenNotify: true,
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
    }),
  );
  boss.on('error', (error) => {
    if (isDatabaseOutage(error)) log.warn(`job queue: the database is away: ${error.message}`);
    else log.warn('job queue:', error);
  });
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name);
    // A queue that an older version made keeps up with these settings too.
    await boss.updateQueue(name, { ...retries, notify: true });
  }
  return {
    async queue(write, name, payload, options = {}) {
      const startAfter = options.notBefore ? { startAfter: options.notBefore } : {};
      await boss.send(name, payload, { db: fromKysely(write), ...startAfter });
    },
    work: (workers) => startWork(boss, workers, log),
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** The queue hands all its settings on to its pool, though it does not name this one. */
function withSteadyClients(options: ConstructorOptions): ConstructorOptions & PoolConfig {
  return { ...options, Client: SteadyClient };
}

const queueNames = [
  'send-mail',
  'end-hold',
  'send-refund',
  'close-payment-pages',
  'remove-photo-files',
  'reconcile-payments',
  'import-provider-lines',
  'compare-with-provider',
  'end-asking',
  'capture-payment',
  'release-payment',
  'read-feed',
  'read-feeds',
  'find-conflicts',
  'sync-calendars',
  'sync-calendar',
  'export-booking',
  'leave-account',
] as const;
/** How often the queue looks for jobs whose worker died. */
const LOOK_SECONDS = 10;
// A worker that was killed stops beating, and its job is another's soon, not after a quarter of an hour.
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
  pollingIntervalSeconds: 2,
  // New jobs announce themselves; those that were put off or have failed are found only by looking.
  notifyPollingIntervalSeconds: 2,
  localConcurrency: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Strangers' servers may hang: each is waited for alone, and so that others are read meanwhile. */
const paces: { [Name in JobName]?: Partial<WorkOptions> } = {
  'read-feed': { batchSize: 1, localConcurrency: 6 },
};

async function startWork(boss: PgBoss, workers: JobWorkers, log: Log): Promise<void> {
  for (const name of queueNames) {
    const work = workers[name] as (payload: unknown) => Promise<void>;
    const attempt = async (job: { id: string; data: unknown }): Promise<JobResult> => {
      try {
        await work(job.data);
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn(`job ${name} failed and will be tried again:`, error);
        return { id: job.id, status: 'failed', output: { message: (error as Error).message } };
      }
    };
    await boss.work(name, { ...pace, ...paces[name] }, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await attempt(job));
      return results;
    });
  }
  await boss.schedule('reconcile-payments', '* * * * *', {});
  await boss.schedule('import-provider-lines', '7 * * * *', {});
  // In the island's night.
  await boss.schedule('compare-with-provider', '17 7 * * *', {});
  await boss.schedule('read-feeds', `*/${CALENDAR_READ_MINUTES} * * * *`, {});
  await boss.schedule('sync-calendars', `*/${CALENDAR_READ_MINUTES} * * * *`, {});
}
