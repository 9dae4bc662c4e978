import { done, refused, type Outcome, type Refused } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findAdminByEmail, lockAdmin, type Admin } from '../admins/admin-queries.ts';
import { beginSession } from './admin-sessions.ts';
import {
  adminSubject,
  recordAuditEvent,
  recordFailedSignIn,
} from '../admins/record-audit-event.ts';
import { takeCode } from './second-step.ts';
import {
  buildCodeKey,
  countAttempt,
  resetCounted,
  buildAttemptKeys,
  uncountAttempt,
  type SignInAttempt,
  type AttemptKey,
} from './sign-in-attempts.ts';

export type SignedIn = { admin: Admin; token: string };

/**
 * Signs an admin in: counts the attempt, then checks the password and, if set up, the second factor. Unknown admins and
 * wrong passwords get the same message at the same cost, to prevent enumeration of admins.
 */
export async function signInAdmin(
  deps: Deps,
  attempt: SignInAttempt,
): Promise<Outcome<SignedIn, 'unauthenticated' | 'too-many'>> {
  const { input } = attempt;
  const found = await findAdminByEmail(deps.database, input.email);
  // The published demo logins are refused in production.
  const admin = found && deps.refusedAdmins.includes(found.email) ? null : found;
  const keys = buildAttemptKeys(attempt, admin);
  const counted = await countAttempt(deps, keys);
  if (!counted.ok) return counted;
  // Outside of any transaction, because hashing is slow on purpose.
  const isRight = await deps.credentials.verifyPassword(
    input.password,
    admin?.passwordHash ?? null,
  );
  if (!admin || !isRight) {
    const reason = admin ? 'the password was wrong' : 'there is no such admin';
    return fail(deps, attempt, { admin, reason, answer: wrongPassword });
  }
  if (admin.totpSince !== null && !input.code) {
    await uncountAttempt(deps, keys);
    if (attempt.device?.adminIds.includes(admin.id)) return codeNeeded;
    // Logs a correct password without a code: an attacker may know the password.
    const reason = 'the password was right, the code was still to come';
    return fail(deps, attempt, { admin, reason, answer: codeNeeded });
  }
  return admit(deps, attempt, { admin, keys });
}

const wrongPassword = refused('unauthenticated', 'credentials.wrong');
const wrongCode = refused('unauthenticated', 'signIn.codeWrong', { facts: { needs: 'code' } });
const codeNeeded = refused('unauthenticated', 'signIn.codeNeeded', { facts: { needs: 'code' } });

type Failure = { admin: Admin | null; reason: string; answer: Refused<'unauthenticated'> };

async function fail(
  deps: Deps,
  { input, origin }: SignInAttempt,
  { admin, reason, answer }: Failure,
): Promise<Refused<'unauthenticated'>> {
  const { email } = input;
  const failed = { email, adminId: admin?.id ?? null, reason, at: new Date(deps.now()) };
  await recordFailedSignIn(deps.database, { ...failed, address: origin.address });
  return answer;
}

/** Requires the code if two-factor authentication is on, and begins the session. */
async function admit(
  deps: Deps,
  attempt: SignInAttempt,
  { admin, keys }: { admin: Admin; keys: readonly AttemptKey[] },
): Promise<Outcome<SignedIn, 'unauthenticated' | 'too-many'>> {
  const codeKey = buildCodeKey(admin, keys);
  const counted = await countAttempt(deps, codeKey ? [codeKey] : []);
  if (!counted.ok) return counted;
  const entered = await inTransaction(deps.database, (write) => enter(deps, write, attempt, admin));
  if (!entered.ok) {
    const reason = entered.problem.facts?.['needs'] ? 'the code was wrong' : 'the account changed';
    return fail(deps, attempt, { admin, reason, answer: entered });
  }
  await resetCounted(deps, codeKey ? [codeKey, ...keys] : keys);
  return entered;
}

async function enter(
  deps: Deps,
  write: Transaction,
  { input, origin }: SignInAttempt,
  checked: Admin,
): Promise<Outcome<SignedIn, 'unauthenticated'>> {
  const now = deps.now();
  // Locks the admin against a concurrent removal.
  const admin = await lockAdmin(write, checked);
  if (!admin) return wrongPassword;
  const facts: Record<string, string> = {};
  if (admin.totpSince !== null) {
    const kind = input.code && (await takeCode(deps, write, { admin, code: input.code, now }));
    if (!kind) return wrongCode;
    facts['with'] = kind;
  }
  const token = await beginSession(write, deps, { adminId: admin.id, origin, now });
  const event = { act: 'sign-in', subject: adminSubject(admin), facts, at: new Date(now) } as const;
  await recordAuditEvent(write, { admin, ...event, address: origin.address });
  return done({ admin, token });
}
