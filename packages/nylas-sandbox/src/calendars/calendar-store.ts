import type pg from 'pg';
import { inSandboxTransaction } from 'sandbox-kit/sandbox-transaction';
import type { RandomBytes } from '../nylas-ids.ts';

/**
 * The only registered application. Its credentials are not secret, like a test key: anyone who reaches the sandbox may
 * act as any person in it, including on its pages.
 */
export type NylasClient = { clientId: string; apiKey: string };

/** Shared dependencies of the sandbox. */
export type SandboxContext = {
  pool: pg.Pool;
  /** Without a trailing slash. */
  publicUrl: string;
  /** URL of the application that requests access. */
  siteUrl: string;
  client: NylasClient;
  /** Time zone for new calendars. */
  timezone: string;
  /** Epoch milliseconds. */
  now: () => number;
  randomBytes: RandomBytes;
  log: (line: string) => void;
  /** Called after each commit that wrote notices. */
  committed: () => void;
};

/** A transaction; `notices` counts the notices that it wrote. */
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

export function toSeconds(work: Pick<Work, 'nowMs'>): number {
  return Math.floor(work.nowMs / 1000);
}
