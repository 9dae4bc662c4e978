import { Hono, type Context } from 'hono';
import { presentGrant } from '../tokens/access-tokens.ts';
import { presentAccount, presentUnknownAccount } from '../accounts/account-view.ts';
import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  mergeMetadata,
} from '../accounts/accounts.ts';
import type { Metadata } from '../accounts/accounts.ts';
import { inTransaction, type AuthContext } from '../auth-context.ts';
import { queueConfirmation } from '../mails/queued-mails.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import { networkOfRequest } from '../limits/client-networks.ts';
import { hashPassword, refusePassword } from '../accounts/passwords.ts';
import { readChallenge } from '../tokens/pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { createSession } from '../tokens/sessions.ts';

export function signUpRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/signup', async (c) => {
    await auth.limits.admit(c, 'signIns');
    const fields = await readFields(c);
    refuseClosed(auth);
    if (fields.text('phone') !== '') {
      throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled');
    }
    if (fields.text('email') === '') return signUpAnonymously(c, auth, fields);
    return signUp(c, auth, fields);
  });
  return app;
}

export function refuseClosed(auth: AuthContext): void {
  if (auth.rules.signupsOpen) return;
  throw new AuthProblem(422, 'signup_disabled', 'Signups not allowed for this instance');
}

async function signUp(c: Context, auth: AuthContext, fields: RequestFields): Promise<Response> {
  const password = fields.text('password');
  if (password === '') throw invalid('Signup requires a valid password');
  const email = readEmail(fields.text('email'));
  await refusePassword({ password, email }, auth.rules);
  const linkTarget = {
    redirectTo: redirectTarget(c, auth.rules),
    challenge: readChallenge(fields),
  };
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  if (!auth.rules.autoConfirm) await auth.limits.admitMail('confirmation', email);
  const claim = { password_hash: await hashPassword(password), user_metadata: metadata };
  if (auth.rules.autoConfirm) return signUpConfirmed(c, auth, { email, ...claim });

  const pending = await inTransaction(auth, async (tx) => {
    const account = (await addAccount(tx, { email })) ?? (await findAccountByEmail(tx.db, email));
    if (!account || account.email_confirmed_ms !== null) return null;
    // The address is not proven yet: password and metadata take effect when this mail's link is used.
    return queueConfirmation(tx, account, linkTarget, { claim });
  });
  if (!pending) return c.json(presentUnknownAccount(email, metadata, auth.rules.now()));
  auth.outbox.look();
  // Shows only the new metadata, not the metadata of an earlier unconfirmed sign-up.
  return c.json(presentAccount({ ...pending, user_metadata: metadata }));
}

type Draft = { email: string; password_hash: string; user_metadata: Metadata };

async function signUpConfirmed(c: Context, auth: AuthContext, draft: Draft): Promise<Response> {
  const grant = await inTransaction(auth, async (tx) => {
    const account = await addAccount(tx, draft);
    if (!account) {
      throw new AuthProblem(422, 'user_already_exists', 'User already registered');
    }
    const confirmed = await changeAccount(tx, account.id, { email_confirmed_ms: tx.nowMs });
    return createSession(tx, confirmed, 'password', networkOfRequest(c, auth.rules));
  });
  return c.json(await presentGrant(auth, grant));
}

async function signUpAnonymously(
  c: Context,
  auth: AuthContext,
  fields: RequestFields,
): Promise<Response> {
  if (!auth.rules.anonymousSignIn) {
    const message = 'Anonymous sign-ins are disabled';
    throw new AuthProblem(422, 'anonymous_provider_disabled', message);
  }
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const grant = await inTransaction(auth, async (tx) => {
    const account = await addAccount(tx, { user_metadata: metadata });
    if (!account) throw new Error('The anonymous account could not be created: its id is taken.');
    return createSession(tx, account, 'anonymous', networkOfRequest(c, auth.rules));
  });
  return c.json(await presentGrant(auth, grant));
}
