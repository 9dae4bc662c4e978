import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { currentWork, nameRoute } from '../../telemetry/current-work.ts';
import { REQUEST_ID } from './request-id.ts';

/** Every answer carries the id of its request, and every request ends up with the pattern of its address. */
export const nameRequests: MiddlewareHandler = async (context, next) => {
  await next();
  const work = currentWork();
  if (!work?.requestId) return;
  nameRoute(routeOf(context));
  context.res.headers.set(REQUEST_ID, work.requestId);
};

/** The most exact pattern that the address fits, where nobody has named it. */
export function routeOf(context: Context): string {
  const patterns = matchedRoutes(context).map(({ path }) => path);
  const exact = patterns.findLast((path) => !path.endsWith('*'));
  return exact ?? patterns.toSorted((one, other) => other.length - one.length)[0] ?? '*';
}
