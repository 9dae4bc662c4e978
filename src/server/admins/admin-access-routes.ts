import { Hono, type Context } from 'hono';
import { adminLoginPayload } from '#contract/admin-access-payloads.ts';
import type { AdminView } from '#contract/admin-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import type { Deps } from '../product-deps.ts';
import { readAdminToken } from './admin-cookie.ts';
import type { AdminDoor } from './admin-door.ts';
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
export function adminAccessRoutes(deps: Deps, door: AdminDoor): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { publicUrl } = deps.site;

  app.post(endpoints.adminLogin.path, requireOwnPage(publicUrl), async (context) => {
    const wish = await readPayload(context.req.raw, adminLoginPayload);
    if (!wish.ok) return answerProblem(wish.problem);
    const origin = door.originOf(context);
    const device = door.deviceOf(context);
    const { isAddressCounted } = door;
    const entered = await signInAdmin(deps, { wish: wish.value, origin, device, isAddressCounted });
    if (!entered.ok) return answerProblem(entered.problem);
    await door.letIn(context, entered.value);
    return context.json(presentAdmin(deps, entered.value.admin));
  });

  const asAdmin = requireAdmin(deps, endpoints.adminLogout, { beforeSecondStep: true });
  app.post(endpoints.adminLogout.path, asAdmin, async (context: Context<AdminEnv>) => {
    const token = readAdminToken(context, publicUrl);
    const { address } = door.originOf(context);
    await signOutAdmin(deps, { admin: context.get('admin'), token, address });
    door.letOut(context);
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
