import { Hono, type Context } from 'hono';
import {
  changePasswordPayload,
  confirmSecondStepPayload,
  passwordAndCodePayload,
  renamePayload,
  startSecondStepPayload,
} from '#contract/admin-account-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Outcome } from '#domain/problems.ts';
import type * as z from 'zod/mini';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import type { Deps } from '../product-deps.ts';
import { presentAccount } from './account-presenter.ts';
import { presentAdmin } from './admin-access-routes.ts';
import { readAdminToken } from './admin-cookie.ts';
import type { AdminDoor } from './admin-door.ts';
import { changeOwnPassword, renameSelf, signOutEverywhereElse, type Self } from './own-account.ts';
import {
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  startSecondStep,
} from './own-second-step.ts';
import { requireAdmin, type AdminEnv } from './require-admin.ts';

/** What admins do with their own account. */
export function adminAccountRoutes(deps: Deps, door: AdminDoor): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const selfOf = (context: Context<AdminEnv>): Self => ({
    admin: context.get('admin'),
    token: readAdminToken(context, deps.site.publicUrl),
    address: door.originOf(context).address,
  });
  /** An act with a payload, and what is answered of its outcome. */
  const act =
    <Schema extends z.ZodMiniType, T>(
      schema: Schema,
      run: (self: Self, wish: z.infer<Schema>) => Promise<Outcome<T>>,
      present: (value: T) => object,
    ) =>
    async (context: Context<AdminEnv>) => {
      const wish = await readPayload(context.req.raw, schema);
      if (!wish.ok) return answerProblem(wish.problem);
      return answer(await run(selfOf(context), wish.value), present);
    };

  const { adminAccount, renameAdmin, changeAdminPassword, endOtherAdminSessions } = endpoints;
  app.get(adminAccount.path, requireAdmin(deps, adminAccount), async (context) =>
    context.json(await presentAccount(deps, selfOf(context))),
  );
  app.put(
    renameAdmin.path,
    requireAdmin(deps, renameAdmin),
    act(renamePayload, (self, { name }) => renameSelf(deps, self, name), presentAdmin),
  );
  app.post(
    changeAdminPassword.path,
    requireAdmin(deps, changeAdminPassword),
    act(changePasswordPayload, (self, wish) => changeOwnPassword(deps, self, wish), asEnded),
  );
  app.post(endOtherAdminSessions.path, requireAdmin(deps, endOtherAdminSessions), async (context) =>
    answer(await signOutEverywhereElse(deps, selfOf(context)), asEnded),
  );

  const second = endpoints;
  app.post(
    second.startSecondStep.path,
    requireAdmin(deps, second.startSecondStep),
    act(
      startSecondStepPayload,
      (self, { password }) => startSecondStep(deps, self, password),
      (started) => started,
    ),
  );
  app.post(
    second.confirmSecondStep.path,
    requireAdmin(deps, second.confirmSecondStep),
    act(
      confirmSecondStepPayload,
      (self, { code }) => confirmSecondStep(deps, self, code),
      asRecoveryCodes,
    ),
  );
  app.post(
    second.renewRecoveryCodes.path,
    requireAdmin(deps, second.renewRecoveryCodes),
    act(
      passwordAndCodePayload,
      (self, wish) => renewRecoveryCodes(deps, self, wish),
      asRecoveryCodes,
    ),
  );
  app.post(
    second.endSecondStep.path,
    requireAdmin(deps, second.endSecondStep),
    act(passwordAndCodePayload, (self, wish) => endSecondStep(deps, self, wish), presentAdmin),
  );
  return app;
}

const asEnded = (ended: number) => ({ ended });
const asRecoveryCodes = (recoveryCodes: string[]) => ({ recoveryCodes });

function answer<T>(outcome: Outcome<T>, present: (value: T) => object): Response {
  return outcome.ok ? Response.json(present(outcome.value)) : answerProblem(outcome.problem);
}
