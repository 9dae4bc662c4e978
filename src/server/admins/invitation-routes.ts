import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { acceptInvitation, invitationIsOver } from './accept-invitation.ts';
import { presentAdmin } from './admin-access-routes.ts';
import type { AdminContext } from './admin-context.ts';
import { findInvitationByToken } from './invitation-queries.ts';

/** What a mailed invitation leads to. */
export function invitationRoutes(deps: Deps, sessions: AdminContext) {
  return [
    serve(endpoints.adminInvitation, async ({ query }) => {
      const found = await findInvitationByToken(deps, query.invitation);
      return found ? done({ name: found.name, email: found.email }) : invitationIsOver;
    }),

    serve(endpoints.acceptInvitation, async ({ payload, context }) => {
      const entered = await acceptInvitation(deps, payload, sessions.originOf(context));
      if (!entered.ok) return entered;
      await sessions.signIn(context, entered.value);
      return done(presentAdmin(deps, entered.value.admin));
    }),
  ];
}
