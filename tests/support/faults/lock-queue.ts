import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Starts acts one by one while another transaction holds the lock on `id`, each once the previous one waits in the
 * database. Then releases the lock; returns their results in this order.
 */
export async function behindALock<Answer>(
  database: pg.Pool,
  { lock, id }: { lock: string; id: string },
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await database.connect();
  const begun: Promise<Answer>[] = [];
  try {
    await holder.query('begin');
    await holder.query(lock, [id]);
    for (const act of acts) {
      begun.push(act());
      await expect.poll(() => countLockWaiters(database), { timeout: 30_000 }).toBe(begun.length);
    }
  } finally {
    await holder.query('commit');
    holder.release();
  }
  return Promise.all(begun);
}

async function countLockWaiters(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}
