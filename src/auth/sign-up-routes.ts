import { Hono, type Context } from 'hono';
import { presentGrant } from './access-tokens.ts';
import { presentAccount, presentNobody } from './account-view.ts';
import { addAccount, changeAccount, findAccountByEmail, mergeMetadata } from './accounts.ts';
import type { Metadata } from './accounts.ts';
import { inTransaction, type AuthDesk } from './auth-desk.ts';
import { writeConfirmation } from './auth-letters.ts';
import { AuthProblem, invalid } from './auth-problems.ts';
import { networkOfRequest } from './client-networks.ts';
import { hashPassword, refusePassword } from './passwords.ts';
import { readChallenge } from './pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { openSession } from './sessions.ts';

export function signUpRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.post('/signup', async (c) => {
    await desk.windows.admit(c, 'signIns');
    const fields = await readFields(c);
    refuseClosed(desk);
    if (fields.text('phone') !== '') {
      throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled');
    }
    if (fields.text('email') === '') return signUpAnonymously(c, desk, fields);
    return signUp(c, desk, fields);
  });
  return app;
}

export function refuseClosed(desk: AuthDesk): void {
  if (desk.rules.signupsOpen) return;
  throw new AuthProblem(422, 'signup_disabled', 'Signups not allowed for this instance');
}

async function signUp(c: Context, desk: AuthDesk, fields: RequestFields): Promise<Response> {
  const password = fields.text('password');
  if (password === '') throw invalid('Signup requires a valid password');
  const email = readEmail(fields.text('email'));
  await refusePassword(password, desk.rules);
  const errand = { redirectTo: redirectTarget(c, desk.rules), challenge: readChallenge(fields) };
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  if (!desk.rules.autoConfirm) await desk.windows.admitMail('confirmation', email);
  const claim = { password_hash: await hashPassword(password), user_metadata: metadata };
  if (desk.rules.autoConfirm) return signUpConfirmed(c, desk, { email, ...claim });

  const asked = await inTransaction(desk, async (work) => {
    const account =
      (await addAccount(work, { email })) ?? (await findAccountByEmail(work.db, email));
    if (!account || account.email_confirmed_ms !== null) return null;
    // Nobody has shown yet whose address that is: password and words wait for the link of this mail.
    return writeConfirmation(work, account, errand, { claim });
  });
  if (!asked) return c.json(presentNobody(email, metadata, desk.rules.now()));
  desk.outbox.look();
  // Whoever was here first and never confirmed keeps what they said about themselves to themselves.
  return c.json(presentAccount({ ...asked, user_metadata: metadata }));
}

type Draft = { email: string; password_hash: string; user_metadata: Metadata };

async function signUpConfirmed(c: Context, desk: AuthDesk, draft: Draft): Promise<Response> {
  const grant = await inTransaction(desk, async (work) => {
    const account = await addAccount(work, draft);
    if (!account) {
      throw new AuthProblem(422, 'user_already_exists', 'User already registered');
    }
    const confirmed = await changeAccount(work, account.id, { email_confirmed_ms: work.nowMs });
    return openSession(work, confirmed, 'password', networkOfRequest(c, desk.rules));
  });
  return c.json(await presentGrant(desk, grant));
}

async function signUpAnonymously(
  c: Context,
  desk: AuthDesk,
  fields: RequestFields,
): Promise<Response> {
  if (!desk.rules.anonymousSignIn) {
    const message = 'Anonymous sign-ins are disabled';
    throw new AuthProblem(422, 'anonymous_provider_disabled', message);
  }
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const grant = await inTransaction(desk, async (work) => {
    const account = await addAccount(work, { user_metadata: metadata });
    if (!account) throw new Error('A new anonymous account met one of the same id.');
    return openSession(work, account, 'anonymous', networkOfRequest(c, desk.rules));
  });
  return c.json(await presentGrant(desk, grant));
}
