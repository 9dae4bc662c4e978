import type { Work } from '../payments/payment-store.ts';
import { errorBody, StripeProblem } from './stripe-problems.ts';

export type StripeAnswer = { status: number; body: string; replayOf?: string };

type KeptAnswer = {
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  request_id: string;
};

const keptForMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 255;

export type KeyedRequest = { key: string; path: string; fingerprint: string; requestId: string };

/**
 * Runs a request once per idempotency key and stores its response in the same transaction, so that both commit or
 * neither does. The lock on the key ends with the transaction, even after a crash.
 */
export async function answerOnce(
  work: Work,
  request: KeyedRequest,
  act: () => Promise<StripeAnswer>,
): Promise<StripeAnswer> {
  refuseLongKey(request.key);
  const { rows: locks } = await work.db.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('sandbox_payments ' || $1, 0)) as locked`,
    [request.key],
  );
  if (!locks[0]?.locked) throw inUse(request.key);
  const { rows: kept } = await work.db.query<KeptAnswer>(
    `select path, fingerprint, status, body, request_id from sandbox_payments.idempotent_answer where key = $1 and kept_ms > $2`,
    [request.key, work.nowMs - keptForMs],
  );
  if (kept[0]) return replay(kept[0], request);
  const answer = await actAndKeepProblems(work, request.requestId, act);
  await keep(work, request, answer);
  return answer;
}

function refuseLongKey(key: string): void {
  if (key.length <= maxKeyLength) return;
  throw new StripeProblem(
    400,
    `Idempotency keys can be up to ${maxKeyLength} characters long.`,
    { type: 'idempotency_error' },
    true,
  );
}

function inUse(key: string): StripeProblem {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new StripeProblem(
    409,
    message,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
    true,
  );
}

function replay(kept: KeptAnswer, request: KeyedRequest): StripeAnswer {
  const otherwise = `Try using a key other than '${request.key}' if you meant to execute a different request.`;
  if (kept.path !== request.path) {
    const message = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${kept.path}'). ${otherwise}`;
    throw new StripeProblem(400, message, { type: 'idempotency_error' }, true);
  }
  if (kept.fingerprint !== request.fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherwise}`;
    throw new StripeProblem(400, message, { type: 'idempotency_error' }, true);
  }
  return { status: kept.status, body: kept.body, replayOf: kept.request_id };
}

/** Returns an error as the response to store. Throws validation errors, which are not stored. */
async function actAndKeepProblems(
  work: Work,
  requestId: string,
  act: () => Promise<StripeAnswer>,
): Promise<StripeAnswer> {
  await work.db.query('savepoint act');
  try {
    return await act();
  } catch (error) {
    if (error instanceof StripeProblem && error.validation) throw error;
    await work.db.query('rollback to savepoint act');
    const problem = error instanceof StripeProblem ? error : unexpected(work, error);
    return { status: problem.status, body: JSON.stringify(errorBody(problem, requestId)) };
  }
}

function unexpected(work: Work, error: unknown): StripeProblem {
  work.context.log(
    `stripe-sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return unexpectedProblem();
}

export function unexpectedProblem(): StripeProblem {
  return new StripeProblem(500, 'An error occurred in the payment sandbox. It has been logged.', {
    type: 'api_error',
  });
}

async function keep(work: Work, request: KeyedRequest, answer: StripeAnswer): Promise<void> {
  await work.db.query(
    `insert into sandbox_payments.idempotent_answer (key, path, fingerprint, status, body, request_id, kept_ms)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (key) do update set path = excluded.path, fingerprint = excluded.fingerprint, status = excluded.status,
       body = excluded.body, request_id = excluded.request_id, kept_ms = excluded.kept_ms`,
    [
      request.key,
      request.path,
      request.fingerprint,
      answer.status,
      answer.body,
      request.requestId,
      work.nowMs,
    ],
  );
}

export async function forgetOldAnswers(work: Work): Promise<void> {
  await work.db.query('delete from sandbox_payments.idempotent_answer where kept_ms < $1', [
    work.nowMs - keptForMs,
  ]);
}
