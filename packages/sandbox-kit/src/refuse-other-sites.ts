import type { MiddlewareHandler } from 'hono';

/** Rejects cross-site requests: another site's page must not act in a tester's browser (CSRF). */
export const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site')
    return c.json({ message: 'Not from another site.' }, 403);
  return next();
};
