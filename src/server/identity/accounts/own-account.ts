import { updateRow } from '../../platform/database/update-row.ts';
import { findAdminPasswordProblem } from '#domain/admin/admin-sign-in.ts';
import { findPasswordWordProblem } from '#domain/fields/password-words.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { recordAccountEvent } from './account-changes.ts';
import { lockAdmin, type Admin } from '../admins/admin-queries.ts';
import { endOtherSessions } from '../sessions/admin-sessions.ts';
import { adminSubject } from '../admins/record-audit-event.ts';
import { signedOut } from '../sessions/require-admin.ts';
import {
  resetAttempts,
  consumeAttempt,
  tooManyAttempts,
  type AttemptKey,
} from '../sessions/sign-in-attempts.ts';

/** Admin who changes their own account. */
export type SignedInAdmin = {
  admin: Admin;
  /** Token of the current session. */
  token: string;
  address: string;
};

export async function renameSelf(
  deps: Deps,
  self: SignedInAdmin,
  name: string,
): Promise<Outcome<Admin, 'unauthenticated'>> {
  return changeSelf(deps, self, async (write, admin) => {
    await updateRow(write, 'admins', admin.id, { name });
    const facts = { change: 'name', before: { name: admin.name }, after: { name } };
    return done({ facts, value: { ...admin, name } });
  });
}

/** Number of other sessions that ended. */
type Ended = { ended: number };

export async function changeOwnPassword(
  deps: Deps,
  self: SignedInAdmin,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<Outcome<Ended, 'invalid' | 'unauthenticated' | 'too-many'>> {
  const chosen = { password: newPassword, email: self.admin.email, field: 'newPassword' };
  const hashed = await hashNewPassword(deps, chosen);
  if (!hashed.ok) return hashed;
  const change = { passwordHash: hashed.value };
  return withPasswordCheck(deps, self, password, () =>
    changeSelf(deps, self, async (write, { id }) => {
      await updateRow(write, 'admins', id, change);
      const ended = await endOtherSessions(write, id, self.token, deps.now());
      return done({ facts: { change: 'password' }, value: { ended } });
    }),
  );
}

/**
 * Checks and hashes a new password; faults refer to `field`. The caller must not hold a transaction open, because
 * hashing is slow on purpose.
 */
export async function hashNewPassword(
  { adminRules, credentials }: Pick<Deps, 'adminRules' | 'credentials'>,
  { password, email, field }: { password: string; email: string; field: string },
): Promise<Outcome<string, 'invalid'>> {
  const guessed = async () => {
    if (!adminRules.refuseCommonPasswords) return null;
    return (await credentials.isCommonPassword(password))
      ? 'password.tooCommon'
      : findPasswordWordProblem(password, email);
  };
  const problem = findAdminPasswordProblem(password, email) ?? (await guessed());
  if (problem) return refused('invalid', problem, { fields: { [field]: problem } });
  return done(await credentials.hashPassword(password));
}

export async function signOutEverywhereElse(
  deps: Deps,
  self: SignedInAdmin,
): Promise<Outcome<Ended, 'unauthenticated'>> {
  return changeSelf(deps, self, async (write, { id }) => {
    const ended = await endOtherSessions(write, id, self.token, deps.now());
    return done({ facts: { change: 'other-sessions', ended }, value: { ended } });
  });
}

/** Runs `act` only if the password is right, in case the session was left unattended. */
export async function withPasswordCheck<T, Kind extends ProblemKind>(
  deps: Deps,
  { admin }: SignedInAdmin,
  password: string,
  act: () => Promise<Outcome<T, Kind>>,
): Promise<Outcome<T, Kind | 'invalid' | 'too-many'>> {
  const key: AttemptKey = { kind: 'again', of: [admin.id] };
  const wait = await consumeAttempt(deps.database, key, deps.now());
  if (wait !== null) return tooManyAttempts(wait);
  if (!(await deps.credentials.verifyPassword(password, admin.passwordHash)))
    return wrongOwnPassword;
  const outcome = await act();
  if (outcome.ok) await resetAttempts(deps.database, key, deps.now());
  return outcome;
}

// Not a 401: the session remains valid.
const WRONG_PASSWORD = 'ownPassword.wrong';
const wrongOwnPassword = refused('invalid', WRONG_PASSWORD, {
  fields: { password: WRONG_PASSWORD },
});

export type Change<T> = { facts: Readonly<Record<string, unknown>>; value: T };

export async function changeSelf<T, Kind extends ProblemKind>(
  deps: Deps,
  self: SignedInAdmin,
  change: (write: Transaction, admin: Admin) => Promise<Outcome<Change<T>, Kind>>,
): Promise<Outcome<T, Kind | 'unauthenticated'>> {
  return inTransaction(deps.database, async (write) => {
    const admin = await lockAdmin(write, self.admin);
    if (!admin) return signedOut;
    const changed = await change(write, admin);
    if (!changed.ok) return changed;
    const { facts, value } = changed.value;
    const event = { act: 'change-own-account', facts, at: new Date(deps.now()) } as const;
    const { address } = self;
    await recordAccountEvent(deps, write, {
      admin,
      subject: adminSubject(admin),
      address,
      ...event,
    });
    return done(value);
  });
}
