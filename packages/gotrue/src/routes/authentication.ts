import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { jwtVerify } from 'jose';
import { createKeyLookup, readAccessToken } from '../tokens/access-tokens.ts';
import { findAccount, isBanned, type Account } from '../accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthProblem, badToken, userBanned } from '../auth-problems.ts';
import type { AuthRules } from '../gotrue-settings.ts';
import { findSession, type Session } from '../tokens/sessions.ts';
import { signingAlgorithms } from '../tokens/signing-keys.ts';

export type Caller = { account: Account; session: Session };

/** Returns the account and active session that a bearer token belongs to. */
export async function requireCaller(context: Context, auth: AuthContext): Promise<Caller> {
  const token = readBearerToken(context);
  if (isKey(token, auth.rules.serviceKey) || isKey(token, auth.rules.anonKey)) {
    throw badToken('invalid claim: missing sub claim');
  }
  const claims = await readAccessToken(auth, token);
  const [account, session] = await Promise.all([
    findAccount(auth.pool, claims.sub),
    findSession(auth.pool, claims.sessionId),
  ]);
  if (!account) {
    const message = 'User from sub claim in JWT does not exist';
    throw new AuthProblem(403, 'user_not_found', message);
  }
  if (isBanned(account, auth.rules.now())) throw userBanned();
  if (!session || session.account_id !== account.id || session.revoked_ms !== null) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthProblem(403, 'session_not_found', message);
  }
  return { account, session };
}

export async function requireAdmin(context: Context, auth: AuthContext): Promise<void> {
  const token = readBearerToken(context);
  if (isKey(token, auth.rules.serviceKey)) return;
  if ((await isAdminToken(token, auth.rules)) || (await isSignedAdminToken(token, auth))) return;
  if (!isKey(token, auth.rules.anonKey)) await readAccessToken(auth, token);
  throw new AuthProblem(403, 'not_admin', 'User not allowed');
}

function readBearerToken(context: Context): string {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  if (token) return token;
  const message = 'This endpoint requires a valid Bearer token';
  throw new AuthProblem(401, 'no_authorization', message);
}

/** Compares in constant time; an empty key never matches. */
export function isKey(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return key !== '' && timingSafeEqual(digest(given), digest(key));
}

const adminRoles = ['service_role', 'supabase_admin'];

async function isAdminToken(token: string, rules: AuthRules): Promise<boolean> {
  if (rules.adminTokenSecret === '') return false;
  try {
    const { payload } = await jwtVerify(token, Buffer.from(rules.adminTokenSecret), {
      algorithms: ['HS256'],
      currentDate: new Date(rules.now()),
    });
    return adminRoles.includes(String(payload['role']));
  } catch {
    return false;
  }
}

/** Whether a token is signed with the signing key and has an admin role, without belonging to a session. */
async function isSignedAdminToken(token: string, auth: AuthContext): Promise<boolean> {
  if (!auth.rules.signedAdminTokens) return false;
  try {
    const { payload } = await jwtVerify(token, createKeyLookup(auth), {
      algorithms: signingAlgorithms,
      currentDate: new Date(auth.rules.now()),
      requiredClaims: ['exp'],
    });
    return adminRoles.includes(String(payload['role'])) && payload['session_id'] === undefined;
  } catch {
    return false;
  }
}
