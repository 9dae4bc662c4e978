import { Hono, type Context } from 'hono';
import { presentGrant } from '../tokens/access-tokens.ts';
import { findAccountByEmail, isBanned, lockAccount, type Account } from '../accounts/accounts.ts';
import { inTransaction, type AuthContext } from '../auth-context.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import { networkOfRequest } from '../limits/client-networks.ts';
import { isKnownNetwork } from '../limits/known-networks.ts';
import { findSignUps, type SignUpClaim } from '../tokens/one-time-tokens.ts';
import { verifyPassword, findWeakness } from '../accounts/passwords.ts';
import { exchangeCode } from '../tokens/pkce-flows.ts';
import { refreshSession } from '../tokens/refresh-session.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { createSession, type Grant } from '../tokens/sessions.ts';

export function tokenRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/token', async (c) => {
    const grantType = c.req.query('grant_type') ?? '';
    await auth.limits.admit(c, grantType === 'refresh_token' ? 'refreshes' : 'signIns');
    const fields = await readFields(c);
    if (grantType === 'password') return signIn(c, auth, fields);
    if (grantType === 'refresh_token') {
      return answer(c, auth, await refreshSession(auth, fields.text('refresh_token')));
    }
    if (grantType === 'pkce')
      return answer(c, auth, await exchangeCode(auth, fields, networkOfRequest(c, auth.rules)));
    throw unknownGrant(grantType, fields);
  });
  return app;
}

async function signIn(c: Context, auth: AuthContext, fields: RequestFields): Promise<Response> {
  const given = fields.text('email');
  if (fields.text('phone') !== '') {
    throw given === ''
      ? new AuthProblem(400, 'phone_provider_disabled', 'Phone logins are disabled')
      : invalid('Only an email address or phone number should be provided on login.');
  }
  if (given === '') throw invalid('missing email or phone');
  const email = readEmail(given);
  const password = fields.text('password');
  const [account, signUps] = await Promise.all([
    findAccountByEmail(auth.pool, email),
    findSignUps(auth.pool, email),
  ]);
  const network = networkOfRequest(c, auth.rules);
  const id = account?.id ?? null;
  const isKnown = await isKnownNetwork(auth.pool, id, network, auth.rules.now());
  await auth.limits.admitPassword({ email, network, isKnown });
  const isRight = await verifyPassword(password, findPasswordHash(account, signUps));
  if (!account || !isRight) {
    throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
  }
  await auth.limits.forgivePassword({ email, network, isKnown });
  const grant = await inTransaction(auth, async (tx) => {
    const now = await lockAccount(tx, account.id);
    if (!now || now.password_hash !== account.password_hash) {
      throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (isBanned(now, tx.nowMs)) throw new AuthProblem(400, 'user_banned', 'User is banned');
    // The password of an unconfirmed sign-up never signs in, even if the account was confirmed meanwhile.
    if (now.email_confirmed_ms === null || now.password_hash === null) {
      throw new AuthProblem(400, 'email_not_confirmed', 'Email not confirmed');
    }
    return createSession(tx, now, 'password', network);
  });
  const weak = await findWeakness({ password, email }, auth.rules);
  return answer(c, auth, grant, weak ? { weak_password: weak } : {});
}

/** Falls back to the password of the newest sign-up, so that its author learns that the address is unconfirmed. */
function findPasswordHash(account: Account | null, signUps: SignUpClaim[]): string | null {
  if (account?.email_confirmed_ms !== null) return account?.password_hash ?? null;
  return account.password_hash ?? signUps[0]?.password_hash ?? null;
}

async function answer(
  c: Context,
  auth: AuthContext,
  grant: Grant,
  more: object = {},
): Promise<Response> {
  c.header('sb-auth-user-id', grant.account.id);
  c.header('sb-auth-session-id', grant.session.id);
  c.header('sb-auth-refresh-token-prefix', grant.refreshToken.slice(0, 5));
  return c.json({ ...(await presentGrant(auth, grant)), ...more });
}

function unknownGrant(grantType: string, fields: RequestFields): AuthProblem {
  if (grantType === 'id_token') {
    const issuer = fields.text('issuer') || fields.text('provider');
    const message = `Provider (issuer "${issuer}") is not enabled`;
    return new AuthProblem(400, 'provider_disabled', message);
  }
  if (grantType === 'web3') {
    return new AuthProblem(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  }
  return new AuthProblem(400, 'invalid_credentials', 'unsupported_grant_type');
}
