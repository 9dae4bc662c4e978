import { Hono } from 'hono';
import { acceptInvitationPayload, invitationQuery } from '#contract/admin-roster-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { readPayload } from '../http/read-payload.ts';
import { readQuery } from '../http/read-query.ts';
import type { Deps } from '../dependencies.ts';
import { acceptInvitation, invitationIsOver } from './accept-invitation.ts';
import { presentAdmin } from './admin-access-routes.ts';
import type { AdminContext } from './admin-context.ts';
import { findInvitationByToken } from './invitation-queries.ts';
import { requireOwnPage } from './require-admin.ts';

const INVITATIONS = { name: 'admin-invitations', most: 60, withinSeconds: 600 };

/** What a mailed invitation leads to. */
export function invitationRoutes(deps: Deps, limit: RateLimiter, sessions: AdminContext): Hono {
  const app = new Hono();
  const isOurs = requireOwnPage(deps.site.publicUrl);
  app.get(endpoints.adminInvitation.path, limit(INVITATIONS), isOurs, async (context) => {
    const query = readQuery(context.req.raw, invitationQuery);
    if (!query.ok) return answerProblem(query.problem);
    const found = await findInvitationByToken(deps, query.value.invitation);
    if (!found) return answerProblem(invitationIsOver.problem);
    return context.json({ name: found.name, email: found.email });
  });
  app.post(endpoints.acceptInvitation.path, limit(INVITATIONS), isOurs, async (context) => {
    const input = await readPayload(context.req.raw, acceptInvitationPayload);
    if (!input.ok) return answerProblem(input.problem);
    const entered = await acceptInvitation(deps, input.value, sessions.originOf(context));
    if (!entered.ok) return answerProblem(entered.problem);
    await sessions.signIn(context, entered.value);
    return context.json(presentAdmin(deps, entered.value.admin));
  });
  return app;
}
