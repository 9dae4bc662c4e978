import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { RateLimit } from '#contract/endpoint.ts';
import { refused, type Problem } from '#domain/problems.ts';
import { clientAddress, getNetworkKey } from './requests/client-address.ts';
import { answerProblem } from './problem-answers.ts';

/** Endpoints with the same limit share a counter. `answer` replaces the JSON response. */
export type RateLimiter = (
  limit: RateLimit,
  answer?: AnswerRefusal,
  /** Key to count by; defaults to the network address. */
  countedBy?: (context: Context) => string,
) => MiddlewareHandler;
type AnswerRefusal = (problem: Problem, context: Context) => Response | Promise<Response>;

type Settings = {
  isOn: boolean;
  trustedHops: number;
  /** Database that counts for all servers together; null counts in this process only. */
  pool: pg.Pool | null;
};

/** Limits requests that hold seats or send mail, by default per network address. */
export function openRateLimiter(settings: Settings): RateLimiter {
  const counts = new Map<string, RateLimiterAbstract>();
  const network = (context: Context) => getNetworkKey(clientAddress(context, settings.trustedHops));
  return (limit, answer = answerProblem, countedBy = network) => {
    const count = counts.get(limit.name) ?? openCount(limit, settings.pool, counts.size === 0);
    counts.set(limit.name, count);
    return async (context, next) => {
      if (!settings.isOn) return next();
      const wait = await secondsToWait(count, countedBy(context));
      if (wait === 0) return next();
      return answer(tooMany(wait), context);
    };
  };
}

/**
 * Falls back to counting per process while the database is unreachable. `isClearing` is set for only one limiter, which
 * deletes the expired counts of all limiters.
 */
function openCount(
  { name, max, withinSeconds }: RateLimit,
  pool: pg.Pool | null,
  isClearing: boolean,
): RateLimiterAbstract {
  const limit = { keyPrefix: name, points: max, duration: withinSeconds };
  const alone = new RateLimiterMemory(limit);
  if (!pool) return alone;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: isClearing,
    insuranceLimiter: alone,
    // Refuses clients over the limit without asking the database again.
    inMemoryBlockOnConsumed: max,
  });
}

async function secondsToWait(count: RateLimiterAbstract, counted: string): Promise<number> {
  try {
    await count.consume(createHash('sha256').update(counted).digest('base64url'));
    return 0;
  } catch (refusal) {
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

function tooMany(wait: number) {
  const detail: ErrorMessage =
    wait < 60
      ? { code: 'duration.seconds', values: { count: wait } }
      : { code: 'duration.minutes', values: { count: Math.ceil(wait / 60) } };
  const message: ErrorMessage = { code: 'rateLimit.network', values: { detail } };
  return refused('too-many', message, { facts: { retryAfterSeconds: wait } }).problem;
}
