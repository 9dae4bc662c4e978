import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refused } from '#domain/problems.ts';
import { clientAddress } from './client-address.ts';
import { answerProblem } from './problem-answers.ts';

export type RateLimit = { name: string; most: number; withinSeconds: number };
export type RateLimiter = (limit: RateLimit) => MiddlewareHandler;

/** Doors that hold seats or send mail take only so many requests from one address. */
export function openRateLimiter(settings: { isOn: boolean; trustedHops: number }): RateLimiter {
  return (limit) => {
    const limiter = new RateLimiterMemory({
      keyPrefix: limit.name,
      points: limit.most,
      duration: limit.withinSeconds,
    });
    return async (context, next) => {
      if (!settings.isOn) return next();
      const wait = await secondsToWait(limiter, clientAddress(context, settings.trustedHops));
      if (wait === 0) return next();
      return answerProblem(tooMany(wait));
    };
  };
}

async function secondsToWait(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(address);
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
