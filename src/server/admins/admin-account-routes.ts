import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { presentAccount } from './account-presenter.ts';
import { presentAdmin } from './admin-access-routes.ts';
import { changeOwnPassword, renameSelf, signOutEverywhereElse } from './own-account.ts';
import * as own from './own-second-step.ts';

/** What admins do with their own account. */
export function adminAccountRoutes(deps: Deps) {
  return [
    serve(endpoints.adminAccount, async (self) => done(await presentAccount(deps, self))),

    serve(endpoints.renameAdmin, async ({ payload, ...self }) => {
      const renamed = await renameSelf(deps, self, payload.name);
      return renamed.ok ? done(presentAdmin(deps, renamed.value)) : renamed;
    }),

    serve(endpoints.changeAdminPassword, async ({ payload, ...self }) => {
      const ended = await changeOwnPassword(deps, self, payload);
      return ended.ok ? done({ ended: ended.value }) : ended;
    }),

    serve(endpoints.endOtherAdminSessions, async (self) => {
      const ended = await signOutEverywhereElse(deps, self);
      return ended.ok ? done({ ended: ended.value }) : ended;
    }),
  ];
}

/** An admin's authenticator app, and the codes for the day it is lost. */
export function secondStepRoutes(deps: Deps) {
  return [
    serve(endpoints.startSecondStep, ({ payload, ...self }) =>
      own.startSecondStep(deps, self, payload.password),
    ),

    serve(endpoints.confirmSecondStep, async ({ payload, ...self }) => {
      const codes = await own.confirmSecondStep(deps, self, payload.code);
      return codes.ok ? done({ recoveryCodes: codes.value }) : codes;
    }),

    serve(endpoints.renewRecoveryCodes, async ({ payload, ...self }) => {
      const codes = await own.renewRecoveryCodes(deps, self, payload);
      return codes.ok ? done({ recoveryCodes: codes.value }) : codes;
    }),

    serve(endpoints.endSecondStep, async ({ payload, ...self }) => {
      const admin = await own.endSecondStep(deps, self, payload);
      return admin.ok ? done(presentAdmin(deps, admin.value)) : admin;
    }),
  ];
}
