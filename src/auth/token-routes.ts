import { Hono, type Context } from 'hono';
import { presentGrant } from './access-tokens.ts';
import { findAccountByEmail, isBanned, lockAccount, type Account } from './accounts.ts';
import { inTransaction, type AuthDesk } from './auth-desk.ts';
import { AuthProblem, invalid } from './auth-problems.ts';
import { networkOfRequest } from './client-networks.ts';
import { isKnownNetwork } from './known-networks.ts';
import { findSignUps, type SignUpClaim } from './one-time-tokens.ts';
import { isPassword, weaknessOf } from './passwords.ts';
import { exchangeCode } from './pkce-flows.ts';
import { refreshSession } from './refresh-session.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { openSession, type Grant } from './sessions.ts';

export function tokenRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.post('/token', async (c) => {
    const grantType = c.req.query('grant_type') ?? '';
    await desk.windows.admit(c, grantType === 'refresh_token' ? 'refreshes' : 'signIns');
    const fields = await readFields(c);
    if (grantType === 'password') return signIn(c, desk, fields);
    if (grantType === 'refresh_token') {
      return answer(c, desk, await refreshSession(desk, fields.text('refresh_token')));
    }
    if (grantType === 'pkce')
      return answer(c, desk, await exchangeCode(desk, fields, networkOfRequest(c, desk.rules)));
    throw unknownGrant(grantType, fields);
  });
  return app;
}

async function signIn(c: Context, desk: AuthDesk, fields: RequestFields): Promise<Response> {
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
    findAccountByEmail(desk.pool, email),
    findSignUps(desk.pool, email),
  ]);
  const network = networkOfRequest(c, desk.rules);
  const id = account?.id ?? null;
  const isKnown = await isKnownNetwork(desk.pool, id, network, desk.rules.now());
  await desk.windows.admitPassword({ email, network, isKnown });
  const isRight = await isPassword(password, passwordOf(account, signUps));
  if (!account || !isRight) {
    throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
  }
  await desk.windows.forgivePassword({ email, network, isKnown });
  const grant = await inTransaction(desk, async (work) => {
    const now = await lockAccount(work, account.id);
    if (!now || now.password_hash !== account.password_hash) {
      throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (isBanned(now, work.nowMs)) throw new AuthProblem(400, 'user_banned', 'User is banned');
    // The password of a sign-up opens nothing, whatever became of the account in the meantime.
    if (now.email_confirmed_ms === null || now.password_hash === null) {
      throw new AuthProblem(400, 'email_not_confirmed', 'Email not confirmed');
    }
    return openSession(work, now, 'password', network);
  });
  const weak = await weaknessOf(password, desk.rules);
  return answer(c, desk, grant, weak ? { weak_password: weak } : {});
}

/** Whoever signed up last hears, by the right password, that the address is still to be confirmed. */
function passwordOf(account: Account | null, signUps: SignUpClaim[]): string | null {
  if (account?.email_confirmed_ms !== null) return account?.password_hash ?? null;
  return account.password_hash ?? signUps[0]?.password_hash ?? null;
}

async function answer(
  c: Context,
  desk: AuthDesk,
  grant: Grant,
  more: object = {},
): Promise<Response> {
  c.header('sb-auth-user-id', grant.account.id);
  c.header('sb-auth-session-id', grant.session.id);
  c.header('sb-auth-refresh-token-prefix', grant.refreshToken.slice(0, 5));
  return c.json({ ...(await presentGrant(desk, grant)), ...more });
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
