import type pg from 'pg';
import { inSandboxTransaction } from 'sandbox-kit/sandbox-transaction';
import type { RandomBytes } from './nylas-ids.ts';

/** What every part of the sandbox works with. */
export type CalendarDesk = {
  pool: pg.Pool;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Where the product is that people let in. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes: RandomBytes;
  log: (line: string) => void;
  /** Called after each commit that wrote notices. */
  committed: () => void;
};

/** One transaction; `notices` counts those it wrote. */
export type Work = {
  db: pg.PoolClient;
  desk: CalendarDesk;
  nowMs: number;
  notices: number;
};

export async function inTransaction<Result>(
  desk: CalendarDesk,
  act: (work: Work) => Promise<Result>,
): Promise<Result> {
  let notices = 0;
  const result = await inSandboxTransaction(desk.pool, async (db) => {
    const work: Work = { db, desk, nowMs: desk.now(), notices };
    const acted = await act(work);
    notices = work.notices;
    return acted;
  });
  if (notices > 0) desk.committed();
  return result;
}

export function secondsOf(work: Pick<Work, 'nowMs'>): number {
  return Math.floor(work.nowMs / 1000);
}
