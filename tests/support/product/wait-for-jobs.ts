import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import type { JobName } from '../../../src/server/platform/jobs/jobs.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';

const PATIENCE = { timeout: 40_000, interval: 50 };

/** Waits until every queued mail, refund and webhook is processed; retries failed jobs immediately. */
export async function waitForJobs({ database }: PayingWorld): Promise<void> {
  const stillToDo = async () => {
    await hurryJobs({ database });
    const { rows } = await database.query<{ what: string }>(
      `select name as what from jobs.job where name in ('send-mail', 'send-refund', 'close-payment-pages', 'capture-payment', 'release-payment', 'mail-trip-link', 'warn-of-uncovered-trips')
         and state in ('created', 'retry', 'active')
       union all select event_id from sandbox_payments.delivery where state = 'waiting'`,
    );
    return rows.map(({ what }) => what);
  };
  await expect.poll(stillToDo, PATIENCE).toEqual([]);
  await expect.poll(() => signInMailsToSend(database), PATIENCE).toBe(0);
}

/** Waits until every booking is exported to its calendar, and every notice from a calendar is processed. */
export async function waitForCalendarJobs({ database }: PayingWorld): Promise<void> {
  const stillToDo = async () => {
    await hurryJobs({ database });
    const { rows } = await database.query<{ what: string }>(
      `select name as what from jobs.job where name in ('export-booking', 'sync-calendar', 'find-conflicts')
         and state in ('created', 'retry', 'active')
       union all select seq::text from sandbox_calendars.notice where state = 'waiting'`,
    );
    return rows.map(({ what }) => what);
  };
  await expect.poll(stillToDo, PATIENCE).toEqual([]);
}

/** Counts the unsent mails of the embedded sign-in service; 0 without the service. */
async function signInMailsToSend(database: PayingWorld['database']): Promise<number | null> {
  const { rows } = await database.query<{ is_there: boolean }>(
    `select to_regclass('auth_service.outbox') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return 0;
  return (await database.query('select from auth_service.outbox')).rowCount;
}

/** Runs the periodic reconciliation once in the server, as if every payment page were old enough. */
export async function reconcile({ database, databaseUrl }: PayingWorld): Promise<void> {
  await database.query(
    "update payment_sessions set created_at = created_at - interval '5 minutes'",
  );
  await database.query(
    "update booking_refunds set decided_at = decided_at - interval '5 minutes', claimed_at = claimed_at - interval '5 minutes'",
  );
  await runJobs({ database, databaseUrl }, 'reconcile-payments', [{}]);
}

/** Runs these jobs in the server now and waits for them. */
export async function runJobs(
  { database, databaseUrl }: Pick<PayingWorld, 'database' | 'databaseUrl'>,
  name: JobName,
  payloads: object[],
): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  const ids = await Promise.all(payloads.map((payload) => boss.send(name, payload)));
  const states = async () => {
    const { rows } = await database.query<{ state: string }>(
      'select distinct state from jobs.job where id = any($1)',
      [ids],
    );
    return rows.map(({ state }) => state);
  };
  await expect.poll(states, PATIENCE).toEqual(['completed']);
  await boss.stop({ graceful: false });
}

/** Runs the waiting jobs with this name now, as if their delay had passed; returns the number of jobs. */
export async function runWaitingJobs({ database }: PayingWorld, name: JobName): Promise<number> {
  const { rows } = await database.query<{ id: string }>(
    `update jobs.job set start_after = now() where name = $1 and state = 'created' returning id`,
    [name],
  );
  await wakeWorkers({ database }, name);
  const ids = rows.map(({ id }) => id);
  const countUndone = async () =>
    (
      await database.query(`select from jobs.job where id = any($1) and state <> 'completed'`, [
        ids,
      ])
    ).rowCount;
  await expect.poll(countUndone, PATIENCE).toBe(0);
  return ids.length;
}

/** Removes the jobs with this name that are not running, as if the server had been killed before it queued them. */
export async function removeJobs({ database }: PayingWorld, name: JobName): Promise<void> {
  const countLeft = async () => {
    await database.query("delete from jobs.job where name = $1 and state <> 'active'", [name]);
    return (await database.query('select from jobs.job where name = $1', [name])).rowCount;
  };
  await expect.poll(countLeft, PATIENCE).toBe(0);
}

/** Retries every failed job now, as if its back-off had passed. */
export async function hurryJobs({ database }: Pick<PayingWorld, 'database'>): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `update jobs.job set start_after = now() where state = 'retry' and start_after > now()
     returning name`,
  );
  for (const name of new Set(rows.map((row) => row.name))) await wakeWorkers({ database }, name);
}

/** Notifies the queue as a new job does, because the queue polls for deferred jobs only every second. */
async function wakeWorkers({ database }: Pick<PayingWorld, 'database'>, name: string) {
  await database.query(
    `select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), $1)`,
    [name],
  );
}

/** Wraps a query so that each call first retries failed jobs. */
export function hurrying<Answer>(
  world: Pick<PayingWorld, 'database'>,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  return async () => {
    await hurryJobs(world);
    return ask();
  };
}

/** Backdates the expiry of an unpaid booking. */
export async function expireBooking(
  { database }: PayingWorld,
  bookingId: string,
  minutesAgo = 5,
): Promise<void> {
  await database.query(
    'update bookings set hold_ends_at = now() - make_interval(mins => $2) where id = $1',
    [bookingId, minutesAgo],
  );
}
