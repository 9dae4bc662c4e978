import { Hono, type Context } from 'hono';
import { adminLoginPayload } from '#contract/admin-access-payloads.ts';
import type { AdminView } from '#contract/admin-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import type { Deps } from '../product-deps.ts';
import { giveAdminToken, readAdminToken } from './admin-cookie.ts';
import { LONGEST_MS, type Admin } from './admin-session-queries.ts';
import { endSession, type Origin } from './admin-sessions.ts';
import { requireAdmin, requireOwnPage, type AdminEnv } from './require-admin.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** How admins come in and go. `addressOf` tells where a request comes from. */
export function adminAccessRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { publicUrl } = deps.site;
  const originOf = (context: Context): Origin => ({
    address: addressOf(context),
    agent: context.req.header('user-agent') ?? '',
  });

  app.post(endpoints.adminLogin.path, requireOwnPage(publicUrl), async (context) => {
    const wish = await readPayload(context.req.raw, adminLoginPayload);
    if (!wish.ok) return answerProblem(wish.problem);
    const entered = await signInAdmin(deps, wish.value, originOf(context));
    if (!entered.ok) return answerProblem(entered.problem);
    giveAdminToken(context, publicUrl, entered.value.token, LONGEST_MS / 1000);
    return context.json(presentAdmin(entered.value.admin));
  });

  app.post(
    endpoints.adminLogout.path,
    requireAdmin(deps, endpoints.adminLogout),
    async (context) => {
      await endSession(deps.database, readAdminToken(context, publicUrl), deps.now());
      giveAdminToken(context, publicUrl, '', 0);
      return context.json({ signedOut: true });
    },
  );

  app.get(endpoints.adminMe.path, requireAdmin(deps, endpoints.adminMe), (context) =>
    context.json(presentAdmin(context.get('admin'))),
  );
  return app;
}

export function presentAdmin({ id, name, email, role, totp_since: since }: Admin): AdminView {
  return { id, name, email, role, hasSecondStep: since !== null };
}
