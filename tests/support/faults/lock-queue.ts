import type pg from 'pg';
import { expect } from 'vitest';

/**
 * Starts actions one by one while another transaction holds the lock on `id`: each one starts once the previous one
 * waits for a lock. Then releases the lock; returns the results in the order of the actions.
 */
export async function queueBehindLock<Answer>(
  database: pg.Pool,
  { lock, id }: { lock: string; id: string },
  actions: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await database.connect();
  const begun: Promise<Answer>[] = [];
  try {
    await holder.query('begin');
    await holder.query(lock, [id]);
    for (const action of actions) {
      begun.push(action());
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
