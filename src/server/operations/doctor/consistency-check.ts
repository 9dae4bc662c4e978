import type pg from 'pg';
import { toIslandNow } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { CHALLENGE_MINUTES } from '#domain/search/featuring.ts';
import { occupancyChecks, seatChecks } from './seat-checks.ts';
import type { ConsistencyCheck } from '../../platform/database/database.ts';
import { moneyChecks, paymentChecks } from './money-checks.ts';
import { owedChecks, sumChecks } from './rollup-checks.ts';
import { reviewChecks } from './review-checks.ts';
import { searchChecks } from './search-checks.ts';
import { providerChecks } from '../../marketplace/reconciliation/provider-checks.ts';

type SqlClient = Pick<pg.ClientBase, 'query'>;

/** Tolerance for background work on a busy server. */
const OVERDUE_MINUTES = 15;

/** Describes seats and days that differ from the bookings. */
export function checkSeats(database: SqlClient): Promise<string[]> {
  return describeFindings(runChecks(database, [...seatChecks, ...occupancyChecks], []));
}

/**
 * Describes where the ledger is unbalanced, or the ledger or totals differ from sales and payments. `nowMs` is in epoch
 * milliseconds.
 */
export function checkLedger(database: SqlClient, nowMs: number): Promise<string[]> {
  return describeFindings(findInLedger(database, nowMs));
}

/** Describes wrong rows of departures on offer. */
export function checkSearch(database: SqlClient): Promise<string[]> {
  return describeFindings(runChecks(database, searchChecks, []));
}

/** Describes all inconsistencies. `nowMs` is in epoch milliseconds. */
export function checkConsistency(database: SqlClient, nowMs: number): Promise<string[]> {
  return describeFindings(findByCheck(database, nowMs));
}

/** Violation, and the subject of its check. */
export type Finding = { about: string; finding: string };

export async function findByCheck(database: SqlClient, nowMs: number): Promise<Finding[]> {
  const tooLongAgo = new Date(nowMs - OVERDUE_MINUTES * MINUTE_MS);
  return [
    ...(await runChecks(database, [...seatChecks, ...occupancyChecks], [])),
    ...(await runChecks(database, searchChecks, [])),
    ...(await findInLedger(database, nowMs)),
    ...(await runChecks(database, paymentChecks, [])),
    ...(await runChecks(database, providerChecks(nowMs), [])),
    ...(await runChecks(database, reviewChecks, [])),
    ...(await runChecks(database, overdueChecks, [tooLongAgo])),
  ];
}

async function findInLedger(database: SqlClient, nowMs: number): Promise<Finding[]> {
  return [
    ...(await runChecks(database, moneyChecks, [])),
    ...(await runChecks(database, sumChecks, [])),
    ...(await runChecks(database, owedChecks, [toIslandNow(nowMs).day])),
  ];
}

async function runChecks(
  database: SqlClient,
  checks: readonly ConsistencyCheck[],
  values: unknown[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, sql } of checks) {
    const { rows } = await database.query<{ finding: string }>(sql, values);
    findings.push(...rows.map(({ finding }) => ({ about, finding })));
  }
  return findings;
}

async function describeFindings(findings: Promise<Finding[]>): Promise<string[]> {
  return (await findings).map(({ finding }) => finding);
}

/** Checks that no background work is overdue; work due before `$1` counts as overdue. */
const overdueChecks: readonly ConsistencyCheck[] = [
  {
    about: 'no unpaid booking keeps its seats past its time',
    sql: `
      select format('Booking %s is unpaid but still holds its seats, although its hold ended at %s.',
        code, to_char(hold_ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) as finding
      from bookings where status in ('held', 'pending') and hold_ends_at < $1 order by hold_ends_at`,
  },
  {
    about: 'every queued mail is sent',
    sql: `
      select format('A %s mail to the %s of booking %s was queued at %s and has not been sent%s',
        kind, recipient, bookings.code, to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
        coalesce(': ' || last_error, '.')) as finding
      from mails left join bookings on bookings.id::text = subject_id
      where sent_at is null and failed_at is null and queued_at < $1 order by queued_at`,
  },
  {
    about: 'every refund that is owed is paid back',
    sql: `
      select format('A refund of $%s to the guest of booking %s has been due since %s.',
        to_char(booking_refunds.cents / 100.0, 'FM999999990.00'), bookings.code,
        to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) as finding
      from booking_refunds join bookings on bookings.id = booking_id
      where booking_refunds.state = 'due' and decided_at < $1 order by decided_at`,
  },
  {
    about: 'every feature payment is settled, and none is owed back',
    sql: `
      select format('The payment of $%s to feature %s, started at %s, %s.',
        to_char(amount_cents / 100.0, 'FM999999990.00'), boats.name,
        to_char(boat_features.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
        case boat_features.status when 'pending' then 'has not been settled' else 'has not been refunded' end) as finding
      from boat_features join boats on boats.id = boat_id
      where boat_features.status in ('pending', 'refund_due')
        and coalesce(challenged_at + interval '${CHALLENGE_MINUTES} minutes', boat_features.created_at) < $1
      order by boat_features.created_at`,
  },
];
