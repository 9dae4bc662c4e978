import type { Context, MiddlewareHandler } from 'hono';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { currentWork, getLastRefusal } from '../../telemetry/current-work.ts';
import type { Log } from '../../telemetry/log.ts';
import { withoutPersonalData } from '../../telemetry/without-personal-data.ts';

/** Not signed in, not allowed, rate limited. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Keeps floods of refusals from filling the disk. */
const MAX_PER_MINUTE = 60;

/** Logs refused requests with the reason given to the client, without personal data. */
export function logRefusals(log: Log, now: () => number): MiddlewareHandler {
  const admit = openLineCount(now, (more) =>
    log.info(`${more} more requests were refused within a minute`),
  );
  return async (context, next) => {
    await next();
    if (REFUSED.has(context.res.status) && admit()) log.info(inWords(context));
  };
}

function inWords({ req, res }: Context): string {
  const request = `${req.method} ${currentWork()?.route ?? 'an unknown address'}`;
  const reason = getLastRefusal();
  const why = reason === undefined ? '' : `: ${withoutPersonalData(reason)}`;
  return `${request} was refused with ${res.status}${why}`;
}

/**
 * Admits up to `MAX_PER_MINUTE` lines a minute. The first line of a later minute reports how many lines were dropped.
 */
export function openLineCount(now: () => number, tellMore: (more: number) => void): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      if (count > MAX_PER_MINUTE) tellMore(count - MAX_PER_MINUTE);
      minute = current;
      count = 0;
    }
    count += 1;
    return count <= MAX_PER_MINUTE;
  };
}
