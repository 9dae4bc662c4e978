import type { PgBoss } from 'pg-boss';

/** Polling interval of a process, in milliseconds. */
const LOOK_MS = 1000;

/** Workers of this process by queue. */
export type WorkerIds = ReadonlyMap<string, readonly string[]>;

/**
 * Wakes workers whose queues have due jobs. The database notifies of new jobs only, not of deferred or retried ones,
 * and a notification may get lost. One poll over all queues replaces one poll per worker. Returns a function that stops
 * the polling.
 */
export function wakeWhenDue(boss: PgBoss, workers: WorkerIds): () => void {
  let isOver = false;
  const look = async () => {
    // Ignores errors: the queue itself logs a database outage.
    const due = await queuesWithDueJobs(boss, [...workers.keys()]).catch(() => []);
    if (isOver) return;
    for (const name of due) workers.get(name)?.forEach((id) => boss.notifyWorker(id));
    timer = lookLater();
  };
  const lookLater = () => setTimeout(() => void look(), LOOK_MS);
  let timer = lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function queuesWithDueJobs(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(DUE, [names]);
  return (rows as { name: string }[]).map(({ name }) => name);
}

const DUE = `
  select name from unnest($1::text[]) as queue (name) where exists (
    select from jobs.job
    where job.name = queue.name and state < 'active' and not blocked and start_after < now())`;
