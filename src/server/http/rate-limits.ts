import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refused, type Problem } from '#domain/problems.ts';
import { networkOf } from '../../auth/client-networks.ts';
import { clientAddress } from './client-address.ts';
import { answerProblem } from './problem-answers.ts';

export type RateLimit = { name: string; most: number; withinSeconds: number };
/** Doors with one limit share its count. `answer` is for doors that do not speak JSON. */
export type RateLimiter = (limit: RateLimit, answer?: AnswerRefusal) => MiddlewareHandler;
type AnswerRefusal = (problem: Problem, context: Context) => Response | Promise<Response>;

/** Doors that hold seats or send mail take only so many requests from one address. */
export function openRateLimiter(settings: { isOn: boolean; trustedHops: number }): RateLimiter {
  const counts = new Map<string, RateLimiterMemory>();
  return (limit, answer = answerProblem) => {
    const count = counts.get(limit.name) ?? openCount(limit);
    counts.set(limit.name, count);
    return async (context, next) => {
      if (!settings.isOn) return next();
      const wait = await secondsToWait(
        count,
        networkOf(clientAddress(context, settings.trustedHops)),
      );
      if (wait === 0) return next();
      return answer(tooMany(wait), context);
    };
  };
}

function openCount({ name, most, withinSeconds }: RateLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: most, duration: withinSeconds });
}

async function secondsToWait(count: RateLimiterMemory, address: string): Promise<number> {
  try {
    await count.consume(address);
    return 0;
  } catch (refusal) {
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
  }
}

function tooMany(wait: number) {
  const when = wait < 60 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
  return refused('too-many', `Too many tries from your connection. Please wait ${when}.`, {
    facts: { retryAfterSeconds: wait },
  }).problem;
}
