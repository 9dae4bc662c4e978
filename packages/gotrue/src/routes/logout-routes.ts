import { Hono } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../auth-problems.ts';
import { requireCaller } from './authentication.ts';
import { endAllSessions, endOtherSessions, endSession } from '../tokens/sessions.ts';

export function logoutRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/logout', async (c) => {
    const { account, session } = await requireCaller(c, auth);
    const scope = c.req.query('scope') ?? 'global';
    if (scope === 'global') await endAllSessions(auth.pool, account.id);
    else if (scope === 'local') await endSession(auth.pool, session.id);
    else if (scope === 'others') await endOtherSessions(auth.pool, session);
    else throw invalid(`Unsupported logout scope "${scope}"`);
    return c.body(null, 204);
  });
  return app;
}
