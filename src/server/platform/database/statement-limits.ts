import type pg from 'pg';
import { onQueries, type AnyQuery } from './database-outage.ts';

/** Limits for waiting on one lock and for running one statement; milliseconds. */
export type StatementLimits = { lockMs: number; statementMs: number };

/** Shorter than the patience of visitors and the timeouts of browsers and proxies. */
export const REQUEST_LIMITS: StatementLimits = { lockMs: 10_000, statementMs: 20_000 };
/** Longer than for requests, because no visitor waits for a job; limited, because a job that hangs keeps its locks. */
export const JOB_LIMITS: StatementLimits = { lockMs: 30_000, statementMs: 300_000 };

/** True if PostgreSQL cancelled the statement at one of these limits. */
export function isStatementCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CUT_OFF.includes(String(error.code));
}

const CUT_OFF = ['55P03', '57014'];

/**
 * Sets the limits of a new connection. PostgreSQL does not apply them to a commit that waits for its standby
 * (docs/decisions/0029). Not sent as start-up parameters, which poolers refuse.
 */
export function limitStatements(
  client: pg.ClientBase,
  limits: StatementLimits,
  hasPooler: boolean,
): void {
  if (hasPooler) return limitEachTransaction(client, limits);
  client.query(assignments('set', limits)).catch(() => {});
  // Aborts a running statement if this process dies. Not supported on every platform.
  client.query("set client_connection_check_interval = '2s'").catch(() => {});
}

function assignments(set: 'set' | 'set local', { lockMs, statementMs }: StatementLimits): string {
  return `${set} lock_timeout = ${lockMs}; ${set} statement_timeout = ${statementMs}`;
}

/**
 * Sends the limits with each transaction, since a pooler may give the next one another session. Pipelines a statement
 * outside a transaction with its own `begin` and `commit`.
 */
function limitEachTransaction(client: pg.ClientBase, limits: StatementLimits): void {
  const setLimits = assignments('set local', limits);
  let isInTransaction = false;
  onQueries(client, (query, given) => {
    const text = readSqlText(given[0]);
    if (text === null) return query(...given);
    if (BEGIN.test(text)) {
      isInTransaction = true;
      return query(`${text}; ${setLimits}`, ...given.slice(1));
    }
    if (isInTransaction) {
      isInTransaction = !END.test(text);
      return query(...given);
    }
    return runInOwnTransaction(query, given, `begin; ${setLimits}`);
  });
}

const BEGIN = /^(begin|start transaction)\b/i;
const END = /^(commit|rollback)$/i;

/** Null for the driver's own submittable objects. */
function readSqlText(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}

/** Resolves or calls back after the commit, as a statement without an explicit transaction would. */
function runInOwnTransaction(query: AnyQuery, given: unknown[], begin: string): unknown {
  const callback = given.at(-1);
  const isCalledBack = typeof callback === 'function';
  const sent = [
    query(begin),
    query(...(isCalledBack ? given.slice(0, -1) : given)),
    query('commit'),
  ];
  const committed = Promise.allSettled(sent).then(([, answer, commit]) => {
    for (const each of [answer, commit]) if (each?.status === 'rejected') throw each.reason;
    return answer?.status === 'fulfilled' ? answer.value : undefined;
  });
  if (!isCalledBack) return committed;
  committed.then(
    (result) => callback(null, result),
    (error: unknown) => callback(error),
  );
  return undefined;
}
