import type { PgBoss } from 'pg-boss';

/** How often a process looks, in milliseconds. */
const LOOK_MS = 1000;

/** By queue, the workers of this process. */
export type WorkerIds = ReadonlyMap<string, readonly string[]>;

/**
 * Wakes the workers of queues in which a job has become due. Of new jobs the database notifies; of those that were
 * put off or have failed it does not, and nobody does whose notice was lost. One look at all queues takes the place
 * of one by each worker. Gives what ends it.
 */
export function wakeWhenDue(boss: PgBoss, workers: WorkerIds): () => void {
  let isOver = false;
  const look = async () => {
    // While the database is away the queue says so itself.
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
