import type pg from 'pg';
import { inSandboxTransaction } from 'sandbox-kit/sandbox-transaction';
import type { RandomBytes } from '../nylas-ids.ts';

/**
 * The one registered application. Like a test key these are no secrets: whoever reaches the sandbox may act as
 * anybody in it, on its pages too.
 */
export type NylasClient = { clientId: string; apiKey: string };

/** What every part of the sandbox works with. */
export type SandboxContext = {
  pool: pg.Pool;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Where the application is that people give access to. */
  siteUrl: string;
  client: NylasClient;
  /** Of the calendars it makes by itself. */
  timezone: string;
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
  context: SandboxContext;
  nowMs: number;
  notices: number;
};

export async function inTransaction<Result>(
  context: SandboxContext,
  act: (work: Work) => Promise<Result>,
): Promise<Result> {
  let notices = 0;
  const result = await inSandboxTransaction(context.pool, async (db) => {
    const work: Work = { db, context, nowMs: context.now(), notices };
    const acted = await act(work);
    notices = work.notices;
    return acted;
  });
  if (notices > 0) context.committed();
  return result;
}

export function secondsOf(work: Pick<Work, 'nowMs'>): number {
  return Math.floor(work.nowMs / 1000);
}
