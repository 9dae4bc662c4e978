import type { MiddlewareHandler } from 'hono';

/** A page of another site must not be able to act in a tester's browser. */
export const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site')
    return c.json({ message: 'Not from another site.' }, 403);
  return next();
};
