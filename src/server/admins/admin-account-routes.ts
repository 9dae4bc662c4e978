import { Hono } from 'hono';
import { changePasswordPayload, renamePayload } from '#contract/admin-account-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Deps } from '../dependencies.ts';
import { presentAccount } from './account-presenter.ts';
import { presentAdmin } from './admin-access-routes.ts';
import type { AdminContext } from './admin-context.ts';
import { changeOwnPassword, renameSelf, signOutEverywhereElse } from './own-account.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';
import { answerOutcome, selfActs } from './own-account-route.ts';

const { adminAccount, renameAdmin, changeAdminPassword, endOtherAdminSessions } = endpoints;

/** What admins do with their own account. */
export function adminAccountRoutes(deps: Deps, sessions: AdminContext): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { selfOf, act } = selfActs(deps, sessions);
  const asAnyAdmin = requireAdmin(deps, adminAccount, { beforeSecondStep: true });
  app.get(adminAccount.path, asAnyAdmin, async (context) =>
    context.json(await presentAccount(deps, selfOf(context))),
  );
  app.put(
    renameAdmin.path,
    requireAdmin(deps, renameAdmin),
    act(
      renamePayload,
      (self, { name }) => renameSelf(deps, self, name),
      (admin) => presentAdmin(deps, admin),
    ),
  );
  app.post(
    changeAdminPassword.path,
    requireAdmin(deps, changeAdminPassword),
    act(changePasswordPayload, (self, input) => changeOwnPassword(deps, self, input), asEnded),
  );
  app.post(endOtherAdminSessions.path, requireAdmin(deps, endOtherAdminSessions), async (context) =>
    answerOutcome(await signOutEverywhereElse(deps, selfOf(context)), asEnded),
  );
  return app;
}

const asEnded = (ended: number) => ({ ended });
