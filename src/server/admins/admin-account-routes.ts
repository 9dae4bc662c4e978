import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import type { AdminView } from '#contract/admin-account-api.ts';
import * as own from './own-second-step.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { presentAccount } from './account-presenter.ts';
import { changeOwnPassword, renameSelf, signOutEverywhereElse } from './own-account.ts';
import type { AdminContext } from './admin-context.ts';
import { type Admin, endSession } from './admin-sessions.ts';
import { mustSetUpSecondStep } from './require-admin.ts';
import { signInAdmin } from './sign-in-admin.ts';
import { inTransaction } from '../database/database.ts';
import { recordAuditEvent } from './record-audit-event.ts';

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

async function signOutAdmin(
  deps: Pick<Deps, 'database' | 'now'>,
  { admin, token, address }: { admin: Admin; token: string; address: string },
): Promise<void> {
  const now = deps.now();
  const subject = { kind: 'admin', id: admin.id, name: admin.name };
  await inTransaction(deps.database, async (write) => {
    await endSession(write, token, now);
    await recordAuditEvent(write, { admin, act: 'sign-out', subject, at: new Date(now), address });
  });
}
