import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentAccount } from './account-presenter.ts';
import type { AdminContext } from '../sessions/admin-context.ts';
import type { Admin } from '../admins/admin-queries.ts';
import { endSession } from '../sessions/admin-sessions.ts';
import {
  changeOwnPassword,
  renameSelf,
  signOutEverywhereElse,
  type SignedInAdmin,
} from './own-account.ts';
import * as own from './own-second-step.ts';
import { adminSubject, recordAuditEvent } from '../admins/record-audit-event.ts';
import { mustSetUpSecondStep } from '../sessions/require-admin.ts';
import { signInAdmin } from '../sessions/sign-in-admin.ts';

export function adminAccessRoutes(deps: Deps, sessions: AdminContext) {
  return [
    serve(endpoints.adminLogin, async ({ payload: input, context }) => {
      const origin = sessions.readOrigin(context);
      const device = sessions.findDevice(context);
      const { isAddressCounted } = sessions;
      const entered = await signInAdmin(deps, { input, origin, device, isAddressCounted });
      if (!entered.ok) return entered;
      await sessions.signIn(context, entered.value);
      return done(presentAdmin(deps, entered.value.admin));
    }),

    serve(endpoints.adminLogout, async ({ context, ...self }) => {
      await signOut(deps, self);
      sessions.signOut(context);
      return done({ signedOut: true });
    }),

    serve(endpoints.adminMe, ({ admin }) => done(presentAdmin(deps, admin))),
  ];
}

async function signOut(
  { database, now }: Deps,
  { admin, token, address }: SignedInAdmin,
): Promise<void> {
  const at = new Date(now());
  const event = { act: 'sign-out', subject: adminSubject(admin), at, address } as const;
  await inTransaction(database, async (write) => {
    await endSession(write, token, at.getTime());
    await recordAuditEvent(write, { admin, ...event });
  });
}

export function adminAccountRoutes(deps: Deps) {
  return [
    serve(endpoints.adminAccount, async (self) => done(await presentAccount(deps, self))),

    serve(endpoints.renameAdmin, async ({ payload, ...self }) => {
      const renamed = await renameSelf(deps, self, payload.name);
      return renamed.ok ? done(presentAdmin(deps, renamed.value)) : renamed;
    }),

    serve(endpoints.changeAdminPassword, ({ payload, ...self }) =>
      changeOwnPassword(deps, self, payload),
    ),

    serve(endpoints.endOtherAdminSessions, (self) => signOutEverywhereElse(deps, self)),
  ];
}

export function secondStepRoutes(deps: Deps) {
  return [
    serve(endpoints.startSecondStep, ({ payload, ...self }) =>
      own.startSecondStep(deps, self, payload.password),
    ),

    serve(endpoints.confirmSecondStep, ({ payload, ...self }) =>
      own.confirmSecondStep(deps, self, payload.code),
    ),

    serve(endpoints.renewRecoveryCodes, ({ payload, ...self }) =>
      own.renewRecoveryCodes(deps, self, payload),
    ),

    serve(endpoints.endSecondStep, async ({ payload, ...self }) => {
      const admin = await own.endSecondStep(deps, self, payload);
      return admin.ok ? done(presentAdmin(deps, admin.value)) : admin;
    }),
  ];
}

export function presentAdmin(deps: Pick<Deps, 'adminRules'>, admin: Admin): AdminView {
  const { id, name, email, role } = admin;
  return {
    id,
    name,
    email,
    role,
    hasSecondStep: admin.totpSince !== null,
    mustSetUpSecondStep: mustSetUpSecondStep(deps, admin),
  };
}
