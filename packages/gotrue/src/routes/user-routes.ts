import { Hono, type Context } from 'hono';
import { presentAccount } from '../accounts/account-view.ts';
import {
  changeAccount,
  findAccountByEmail,
  hasVerifiedFactor,
  lockAccount,
  mergeMetadata,
  type Account,
  type Metadata,
} from '../accounts/accounts.ts';
import { inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { queueEmailChange, type LinkTarget } from '../mails/queued-mails.ts';
import { AuthProblem, emailExists, invalid } from '../auth-problems.ts';
import { requireCaller, type Caller } from './authentication.ts';
import {
  settleNewPassword,
  spendNonce,
  takeNewPassword,
  wrongNonce,
  type NewPassword,
} from '../accounts/password-change.ts';
import { readChallenge } from '../tokens/pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { endOtherSessions } from '../tokens/sessions.ts';
import { takeNewEmail } from './verification.ts';

export function userRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.get('/user', async (c) => {
    const { account } = await requireCaller(c, auth);
    return c.json(presentAccount(account));
  });
  app.put('/user', (c) => updateUser(c, auth));
  return app;
}

type Changes = {
  email: string | null;
  password: NewPassword | null;
  data: Metadata | null;
  linkTarget: LinkTarget;
};

async function updateUser(c: Context, auth: AuthContext): Promise<Response> {
  const caller = await requireCaller(c, auth);
  const fields = await readFields(c);
  const email = readNewEmail(fields, caller.account);
  refuseUpdate(fields, caller, email);
  if (email !== null && (await findAccountByEmail(auth.pool, email))) throw emailExists();
  const password = await settleNewPassword(auth, caller, fields);
  const isSent = email !== null && !isConfirmedImmediately(auth, caller.account);
  if (isSent) await auth.limits.admitMail('email_change', email);
  const linkTarget = {
    redirectTo: redirectTarget(c, auth.rules),
    challenge: readChallenge(fields),
  };
  const changes = { email, password, data: fields.record('data'), linkTarget };
  const written = await inTransaction(auth, (tx) => writeUpdate(tx, auth, caller, changes));
  if (!written) throw wrongNonce();
  auth.outbox.look();
  return c.json(presentAccount(written));
}

function readNewEmail(fields: RequestFields, account: Account): string | null {
  const given = fields.text('email');
  const email = given === '' ? null : readEmail(given);
  return email === account.email ? null : email;
}

function refuseUpdate(fields: RequestFields, caller: Caller, email: string | null): void {
  if (fields.has('app_metadata')) {
    const message = 'Updating app_metadata requires admin privileges';
    throw new AuthProblem(403, 'not_admin', message);
  }
  if (fields.text('phone') !== '') {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const changesPassword = fields.text('password') !== '';
  const isWeakSession = hasVerifiedFactor(caller.account) && caller.session.aal !== 'aal2';
  if (isWeakSession && (changesPassword || email !== null)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthProblem(401, 'insufficient_aal', message);
  }
  if (caller.account.is_anonymous && changesPassword && email === null) {
    const message =
      'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthProblem(422, 'validation_failed', message);
  }
}

/** Whether a new email address needs no confirmation: for an anonymous user, adding one is a sign-up. */
function isConfirmedImmediately(auth: AuthContext, account: Account): boolean {
  return account.is_anonymous && auth.rules.autoConfirm;
}

/** Returns null if the mailed code is wrong. */
async function writeUpdate(
  tx: AuthTransaction,
  auth: AuthContext,
  caller: Caller,
  changes: Changes,
): Promise<Account | null> {
  let account = await lockAccount(tx, caller.account.id);
  if (!account) throw invalid('The user has been deleted');
  if (changes.password) {
    const { nonce } = changes.password;
    if (nonce !== null && !(await spendNonce(tx, account, nonce))) return null;
    account = await takeNewPassword(tx, account.id, changes.password.hash);
    await endOtherSessions(tx.db, caller.session);
  }
  if (changes.data) {
    const merged = mergeMetadata(account.user_metadata, changes.data);
    account = await changeAccount(tx, account.id, { user_metadata: merged });
  }
  if (changes.email === null) return account;
  if (isConfirmedImmediately(auth, account)) {
    return takeNewEmail(tx, { ...account, new_email: changes.email });
  }
  return queueEmailChange(tx, account, changes.email, changes.linkTarget);
}
