import { Hono, type Context } from 'hono';
import { adminLoginPayload } from '#contract/admin-access-payloads.ts';
import type { AdminView } from '#contract/admin-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import type { Deps } from '../dependencies.ts';
import { readAdminToken } from './admin-cookie.ts';
import type { AdminContext } from './admin-context.ts';
import type { Admin } from './admin-session-queries.ts';
import {
  mustSetUpSecondStep,
  requireAdmin,
  requireOwnPage,
  type AdminEnv,
} from './require-admin.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { signOutAdmin } from './sign-out-admin.ts';

/** How admins come in and go. */
export function adminAccessRoutes(deps: Deps, sessions: AdminContext): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { publicUrl } = deps.site;

  app.post(endpoints.adminLogin.path, requireOwnPage(publicUrl), async (context) => {
    const input = await readPayload(context.req.raw, adminLoginPayload);
    if (!input.ok) return answerProblem(input.problem);
    const origin = sessions.originOf(context);
    const device = sessions.deviceOf(context);
    const { isAddressCounted } = sessions;
    const entered = await signInAdmin(deps, {
      input: input.value,
      origin,
      device,
      isAddressCounted,
    });
    if (!entered.ok) return answerProblem(entered.problem);
    await sessions.signIn(context, entered.value);
    return context.json(presentAdmin(deps, entered.value.admin));
  });

  const asAdmin = requireAdmin(deps, endpoints.adminLogout, { beforeSecondStep: true });
  app.post(endpoints.adminLogout.path, asAdmin, async (context: Context<AdminEnv>) => {
    const token = readAdminToken(context, publicUrl);
    const { address } = sessions.originOf(context);
    await signOutAdmin(deps, { admin: context.get('admin'), token, address });
    sessions.signOut(context);
    return context.json({ signedOut: true });
  });

  const asAnyAdmin = requireAdmin(deps, endpoints.adminMe, { beforeSecondStep: true });
  app.get(endpoints.adminMe.path, asAnyAdmin, (context) =>
    context.json(presentAdmin(deps, context.get('admin'))),
  );
  return app;
}

export function presentAdmin(deps: Pick<Deps, 'adminRules'>, admin: Admin): AdminView {
  const { id, name, email, role } = admin;
  return {
    ...{ id, name, email, role, hasSecondStep: admin.totp_since !== null },
    mustSetUpSecondStep: mustSetUpSecondStep(deps, admin),
  };
}
