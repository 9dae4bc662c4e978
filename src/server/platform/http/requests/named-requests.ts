import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { currentWork, nameRoute } from '../../telemetry/current-work.ts';
import { REQUEST_ID } from './request-id.ts';

/** Adds the request id to the response, and records the route pattern unless a handler has set one. */
export const nameRequests: MiddlewareHandler = async (context, next) => {
  await next();
  const work = currentWork();
  if (!work?.requestId) return;
  nameRoute(getRoutePattern(context));
  context.res.headers.set(REQUEST_ID, work.requestId);
};

/** Returns the most specific route pattern that matches the request. */
export function getRoutePattern(context: Context): string {
  const patterns = matchedRoutes(context).map(({ path }) => path);
  const exact = patterns.findLast((path) => !path.endsWith('*'));
  return exact ?? patterns.toSorted((one, other) => other.length - one.length)[0] ?? '*';
}
