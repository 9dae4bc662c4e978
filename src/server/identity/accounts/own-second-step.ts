import { updateRow } from '../../platform/database/update-row.ts';
import { renderSVG } from 'uqr';
import type { SecondStepStartView } from '#contract/admin/admin-account-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockAdmin, noSecondStep, type Admin } from '../admins/admin-queries.ts';
import { endOtherSessions } from '../sessions/admin-sessions.ts';
import { withPasswordCheck, changeSelf, type Change, type SignedInAdmin } from './own-account.ts';
import {
  forgetRecoveryCodes,
  replaceRecoveryCodes,
  encryptedFor,
  findTotpStep,
  takeCode,
} from '../sessions/second-step.ts';

const SECRET_BYTES = 20;
const ISSUER = 'SXM Boat Trips admin';

/** Starts the setup of an authenticator app, which takes effect when its first code is confirmed. */
export async function startSecondStep(
  deps: Deps,
  self: SignedInAdmin,
  password: string,
): Promise<Outcome<SecondStepStartView, 'invalid' | 'conflict' | 'too-many'>> {
  return withPasswordCheck(deps, self, password, () =>
    inTransaction(deps.database, async (write) => {
      const admin = await lockAdmin(write, self.admin);
      if (!admin || admin.totpSince !== null) return isOn;
      const { base32, totpUri } = deps.credentials;
      const key = base32(deps.randomBytes(SECRET_BYTES));
      const encrypted = deps.cipher.encrypt(key, encryptedFor(admin.id));
      await updateRow(write, 'admins', admin.id, {
        totpSecretEncrypted: encrypted,
        totpLastStep: null,
      });
      return done({ key, picture: renderSVG(totpUri(key, admin.email, ISSUER)) });
    }),
  );
}

type RecoveryCodes = { recoveryCodes: string[] };

/** Switches on two-factor authentication and ends other sessions, which began without it. */
export async function confirmSecondStep(
  deps: Deps,
  self: SignedInAdmin,
  code: string,
): Promise<Outcome<RecoveryCodes, 'invalid' | 'unauthenticated' | 'conflict'>> {
  return changeSelf(deps, self, async (write, admin) => {
    if (admin.totpSince !== null) return isOn;
    const now = deps.now();
    const step = findTotpStep(deps, admin, code, now);
    if (step === null) return wrongCode;
    await updateRow(write, 'admins', admin.id, { totpSince: new Date(now), totpLastStep: step });
    await endOtherSessions(write, admin.id, self.token, now);
    const recoveryCodes = await replaceRecoveryCodes(deps, write, admin.id);
    return done({ facts: { change: 'second-step-on' }, value: { recoveryCodes } });
  });
}

type PasswordAndCode = { password: string; code: string };

export async function renewRecoveryCodes(deps: Deps, self: SignedInAdmin, input: PasswordAndCode) {
  return changeSecondStep(deps, self, input, async (write, { id }) => {
    const recoveryCodes = await replaceRecoveryCodes(deps, write, id);
    return { facts: { change: 'recovery-codes' }, value: { recoveryCodes } };
  });
}

export async function endSecondStep(deps: Deps, self: SignedInAdmin, input: PasswordAndCode) {
  return changeSecondStep(deps, self, input, async (write, admin) => {
    await forgetSecondStep(write, admin.id);
    return { facts: { change: 'second-step-off' }, value: { ...admin, ...noSecondStep } };
  });
}

/** Changes two-factor authentication that is on; requires the password and a code. */
function changeSecondStep<T>(
  deps: Deps,
  self: SignedInAdmin,
  { password, code }: PasswordAndCode,
  change: (write: Transaction, admin: Admin) => Promise<Change<T>>,
): Promise<Outcome<T, 'invalid' | 'unauthenticated' | 'conflict' | 'too-many'>> {
  return withPasswordCheck(deps, self, password, () =>
    changeSelf(deps, self, async (write, admin) => {
      if (admin.totpSince === null) return isOff;
      if (!(await takeCode(deps, write, { admin, code, now: deps.now() }))) return wrongCode;
      return done(await change(write, admin));
    }),
  );
}

export async function forgetSecondStep(write: Transaction, adminId: string): Promise<void> {
  await updateRow(write, 'admins', adminId, noSecondStep);
  await forgetRecoveryCodes(write, adminId);
}

const isOn = refused('conflict', 'secondStep.alreadyOn');
const isOff = refused('conflict', 'secondStep.alreadyOff');
const WRONG_CODE = 'code.wrong';
const wrongCode = refused('invalid', WRONG_CODE, { fields: { code: WRONG_CODE } });
