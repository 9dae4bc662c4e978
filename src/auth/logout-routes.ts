import { Hono } from 'hono';
import type { AuthDesk } from './auth-desk.ts';
import { invalid } from './auth-problems.ts';
import { requireCaller } from './callers.ts';
import { endAllSessions, endOtherSessions, endSession } from './sessions.ts';

export function logoutRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.post('/logout', async (c) => {
    const { account, session } = await requireCaller(c, desk);
    const scope = c.req.query('scope') ?? 'global';
    if (scope === 'global') await endAllSessions(desk.pool, account.id);
    else if (scope === 'local') await endSession(desk.pool, session.id);
    else if (scope === 'others') await endOtherSessions(desk.pool, session);
    else throw invalid(`Unsupported logout scope "${scope}"`);
    return c.body(null, 204);
  });
  return app;
}
