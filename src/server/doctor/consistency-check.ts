import type pg from 'pg';
import { MINUTE_MS } from '#domain/durations.ts';
import { hullChecks } from './overlap-checks.ts';
import type { ConsistencyCheck } from '../database/database.ts';
import { seatChecks } from './seat-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { overdueChecks } from './overdue-checks.ts';
import { providerChecks } from '../payments/provider-balance/provider-checks.ts';

/** What a check asks: a client, or a pool of them. */
type Queryable = Pick<pg.ClientBase, 'query'>;

/** A busy product may take this long with what it does by itself. */
export const PATIENCE_MINUTES = 15;

/** Every seat and day that is sold otherwise than its bookings say, a sentence each; none when all is well. */
export function checkSeats(database: Queryable): Promise<string[]> {
  return ask(database, [...seatChecks, ...hullChecks], []);
}

/** Everything in which the books do not balance, or say otherwise than what was sold and paid. */
export function checkLedger(database: Queryable): Promise<string[]> {
  return ask(database, moneyChecks, []);
}

/** All that is wrong, a sentence each. `nowMs` is in epoch milliseconds. */
export async function checkConsistency(database: Queryable, nowMs: number): Promise<string[]> {
  const tooLongAgo = new Date(nowMs - PATIENCE_MINUTES * MINUTE_MS);
  return [
    ...(await checkSeats(database)),
    ...(await checkLedger(database)),
    ...(await ask(database, paymentChecks, [])),
    ...(await ask(database, providerChecks, [])),
    ...(await ask(database, overdueChecks, [tooLongAgo])),
  ];
}

async function ask(
  database: Queryable,
  checks: readonly ConsistencyCheck[],
  values: unknown[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const { sql } of checks) {
    const { rows } = await database.query<{ finding: string }>(sql, values);
    findings.push(...rows.map(({ finding }) => finding));
  }
  return findings;
}
