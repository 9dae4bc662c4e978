import { Hono, type Context } from 'hono';
import { presentAccount } from './account-view.ts';
import {
  changeAccount,
  findAccountByEmail,
  hasVerifiedFactor,
  lockAccount,
  mergeMetadata,
  type Account,
  type Metadata,
} from './accounts.ts';
import { inTransaction, type AuthDesk, type AuthWork } from './auth-desk.ts';
import { writeEmailChange, type Errand } from './auth-letters.ts';
import { AuthProblem, emailExists, invalid } from './auth-problems.ts';
import { requireCaller, type Caller } from './callers.ts';
import {
  settleNewPassword,
  spendNonce,
  takeNewPassword,
  wrongNonce,
  type NewPassword,
} from './password-change.ts';
import { readChallenge } from './pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { endOtherSessions } from './sessions.ts';
import { takeNewEmail } from './verification.ts';

export function userRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.get('/user', async (c) => {
    const { account } = await requireCaller(c, desk);
    return c.json(presentAccount(account));
  });
  app.put('/user', (c) => updateUser(c, desk));
  return app;
}

type Wishes = {
  email: string | null;
  password: NewPassword | null;
  data: Metadata | null;
  errand: Errand;
};

async function updateUser(c: Context, desk: AuthDesk): Promise<Response> {
  const caller = await requireCaller(c, desk);
  const fields = await readFields(c);
  const email = readNewEmail(fields, caller.account);
  refuseUpdate(fields, caller, email);
  if (email !== null && (await findAccountByEmail(desk.pool, email))) throw emailExists();
  const password = await settleNewPassword(desk, caller, fields);
  const isSent = email !== null && !isTakenAtOnce(desk, caller.account);
  if (isSent) await desk.windows.admitMail('email_change', email);
  const errand = { redirectTo: redirectTarget(c, desk.rules), challenge: readChallenge(fields) };
  const wishes = { email, password, data: fields.record('data'), errand };
  const written = await inTransaction(desk, (work) => writeUpdate(work, desk, caller, wishes));
  if (!written) throw wrongNonce();
  desk.outbox.look();
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

/** Somebody anonymous who gives an address signs up by it. */
function isTakenAtOnce(desk: AuthDesk, account: Account): boolean {
  return account.is_anonymous && desk.rules.autoConfirm;
}

/** Null when the mailed code is wrong. */
async function writeUpdate(
  work: AuthWork,
  desk: AuthDesk,
  caller: Caller,
  wishes: Wishes,
): Promise<Account | null> {
  let account = await lockAccount(work, caller.account.id);
  if (!account) throw invalid('The user has been deleted');
  if (wishes.password) {
    const { nonce } = wishes.password;
    if (nonce !== null && !(await spendNonce(work, account, nonce))) return null;
    account = await takeNewPassword(work, account.id, wishes.password.hash);
    await endOtherSessions(work.db, caller.session);
  }
  if (wishes.data) {
    const merged = mergeMetadata(account.user_metadata, wishes.data);
    account = await changeAccount(work, account.id, { user_metadata: merged });
  }
  if (wishes.email === null) return account;
  if (isTakenAtOnce(desk, account)) {
    return takeNewEmail(work, { ...account, new_email: wishes.email });
  }
  return writeEmailChange(work, account, wishes.email, wishes.errand);
}
