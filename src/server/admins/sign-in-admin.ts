import type { AdminLoginPayload } from '#contract/admin-account-api.ts';
import { done, refused, type Outcome, type Refused } from '#domain/problems.ts';
import { inTransaction, type Reader, type Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { type Admin, beginSession, type Origin } from './admin-sessions.ts';
import type { KnownDevice } from './admin-context.ts';
import { lockAdmin } from './lock-admin.ts';
import { recordAuditEvent, recordFailedSignIn } from './record-audit-event.ts';
import { takeCode } from './second-step.ts';
import {
  codeKeyOf,
  countTry,
  forgetCounted,
  keysOf,
  uncountTry,
  type TryKey,
} from './sign-in-tries.ts';

export type SignedIn = { admin: Admin; token: string };

export type SignInTry = {
  input: AdminLoginPayload;
  origin: Origin;
  device: KnownDevice | null;
  /** Whether tries are counted by their address alone, too. */
  isAddressCounted: boolean;
};

/**
 * Signs an admin in: counts the try, checks the password and, where it is on, the second step. Whatever is
 * wrong, the answer says the same and costs the same, so that nobody learns who is an admin here.
 */
export async function signInAdmin(
  deps: Deps,
  attempt: SignInTry,
): Promise<Outcome<SignedIn, 'unauthenticated' | 'too-many'>> {
  const { input } = attempt;
  const admin = await findAdmitted(deps, input.email);
  const keys = keysOf(attempt, admin);
  const counted = await countTry(deps, keys);
  if (!counted.ok) return counted;
  // Checked outside of any transaction: it takes its time, on purpose.
  const isRight = await deps.credentials.isPassword(input.password, admin?.password_hash ?? null);
  if (!admin || !isRight) {
    const reason = admin ? 'the password was wrong' : 'there is no such admin';
    return fail(deps, attempt, { admin, reason, answer: wrongPassword });
  }
  if (admin.totp_since !== null && !input.code) {
    await uncountTry(deps, keys);
    if (attempt.device?.adminIds.includes(admin.id)) return codeNeeded;
    // Whoever knows the password and nothing more stops here, and the log says so.
    const reason = 'the password was right, the code was still to come';
    return fail(deps, attempt, { admin, reason, answer: codeNeeded });
  }
  return admit(deps, attempt, { admin, keys });
}

const wrongPassword = refused('unauthenticated', 'This email or password is not right.');
const wrongCode = refused(
  'unauthenticated',
  'That code is not right, or was used before. Please enter the one that the app shows now.',
  { facts: { needs: 'code' } },
);
const codeNeeded = refused(
  'unauthenticated',
  'Please enter the code from your authenticator app.',
  { facts: { needs: 'code' } },
);

/** In production the published logins of the demo are nobody's. */
async function findAdmitted(deps: Deps, email: string): Promise<Admin | null> {
  const admin = await findAdminByEmail(deps.database, email);
  return admin && deps.refusedAdmins.includes(admin.email) ? null : admin;
}

/** The admin who signs in with this address; null for nobody, and for one who was removed. */
export async function findAdminByEmail(reader: Reader, email: string): Promise<Admin | null> {
  const found = await reader
    .selectFrom('admins')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

type Failure = { admin: Admin | null; reason: string; answer: Refused<'unauthenticated'> };

async function fail(
  deps: Deps,
  { input, origin }: SignInTry,
  { admin, reason, answer }: Failure,
): Promise<Refused<'unauthenticated'>> {
  await recordFailedSignIn(deps.database, {
    email: input.email,
    adminId: admin?.id ?? null,
    reason,
    at: new Date(deps.now()),
    address: origin.address,
  });
  return answer;
}

/** The password was right: takes the code where one is due, and begins the session. */
async function admit(
  deps: Deps,
  attempt: SignInTry,
  { admin, keys }: { admin: Admin; keys: readonly TryKey[] },
): Promise<Outcome<SignedIn, 'unauthenticated' | 'too-many'>> {
  const codeKey = codeKeyOf(admin, keys);
  const counted = await countTry(deps, codeKey ? [codeKey] : []);
  if (!counted.ok) return counted;
  const entered = await inTransaction(deps.database, (write) => enter(deps, write, attempt, admin));
  if (!entered.ok) {
    const reason = entered.problem.facts?.['needs'] ? 'the code was wrong' : 'the account changed';
    return fail(deps, attempt, { admin, reason, answer: entered });
  }
  await forgetCounted(deps, codeKey ? [codeKey, ...keys] : keys);
  return entered;
}

async function enter(
  deps: Deps,
  write: Write,
  { input, origin }: SignInTry,
  checked: Admin,
): Promise<Outcome<SignedIn, 'unauthenticated'>> {
  const now = deps.now();
  // Locked, so that nobody who is being removed comes in behind it.
  const admin = await lockAdmin(write, checked);
  if (!admin) return wrongPassword;
  const facts: Record<string, string> = {};
  if (admin.totp_since !== null) {
    const kind = input.code && (await takeCode(deps, write, { admin, code: input.code, now }));
    if (!kind) return wrongCode;
    facts['with'] = kind;
  }
  const token = await beginSession(write, deps, { adminId: admin.id, origin, now });
  const subject = { kind: 'admin', id: admin.id, name: admin.name };
  const { address } = origin;
  await recordAuditEvent(write, {
    admin,
    act: 'sign-in',
    subject,
    facts,
    at: new Date(now),
    address,
  });
  return done({ admin, token });
}
