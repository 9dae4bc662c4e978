import type { AdminView } from '#contract/admin-account-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import type { AdminContext } from './admin-context.ts';
import type { Admin } from './admin-session-queries.ts';
import { mustSetUpSecondStep } from './require-admin.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signOutAdmin } from './sign-out-admin.ts';

/** How admins come in and go. */
export function adminAccessRoutes(deps: Deps, sessions: AdminContext) {
  return [
    serve(endpoints.adminLogin, async ({ payload: input, context }) => {
      const origin = sessions.originOf(context);
      const device = sessions.deviceOf(context);
      const { isAddressCounted } = sessions;
      const entered = await signInAdmin(deps, { input, origin, device, isAddressCounted });
      if (!entered.ok) return entered;
      await sessions.signIn(context, entered.value);
      return done(presentAdmin(deps, entered.value.admin));
    }),

    serve(endpoints.adminLogout, async ({ admin, token, address, context }) => {
      await signOutAdmin(deps, { admin, token, address });
      sessions.signOut(context);
      return done({ signedOut: true });
    }),

    serve(endpoints.adminMe, ({ admin }) => done(presentAdmin(deps, admin))),
  ];
}

export function presentAdmin(deps: Pick<Deps, 'adminRules'>, admin: Admin): AdminView {
  const { id, name, email, role } = admin;
  return {
    ...{ id, name, email, role, hasSecondStep: admin.totp_since !== null },
    mustSetUpSecondStep: mustSetUpSecondStep(deps, admin),
  };
}
