import type { AdminView } from '#contract/admin-account-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../product-deps.ts';
import type { AdminDoor } from './admin-door.ts';
import type { Admin } from './admin-session-queries.ts';
import { mustSetUpSecondStep } from './require-admin.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signOutAdmin } from './sign-out-admin.ts';

/** How admins come in and go. */
export function adminAccessRoutes(deps: Deps, door: AdminDoor) {
  return [
    serve(endpoints.adminLogin, async ({ payload: wish, context }) => {
      const origin = door.originOf(context);
      const device = door.deviceOf(context);
      const { isAddressCounted } = door;
      const entered = await signInAdmin(deps, { wish, origin, device, isAddressCounted });
      if (!entered.ok) return entered;
      await door.letIn(context, entered.value);
      return done(presentAdmin(deps, entered.value.admin));
    }),

    serve(endpoints.adminLogout, async ({ admin, token, address, context }) => {
      await signOutAdmin(deps, { admin, token, address });
      door.letOut(context);
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
