import { Hono, type Context } from 'hono';
import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  mergeMetadata,
  type Account,
} from './accounts.ts';
import { inTransaction, type AuthDesk, type AuthWork } from './auth-desk.ts';
import {
  sendLetters,
  sendQuietly,
  writeConfirmation,
  writeEmailChange,
  writeReauthentication,
  writeRecovery,
  type Errand,
} from './auth-letters.ts';
import { AuthProblem, invalid } from './auth-problems.ts';
import type { AuthMail } from './auth-settings.ts';
import { requireCaller } from './callers.ts';
import { findSignUps, noClaim, type SignUpClaim } from './one-time-tokens.ts';
import { readChallenge } from './pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { refuseClosed } from './sign-up-routes.ts';

/** Doors that answer `{}` whether or not anybody has that address. */
export function mailRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.post('/recover', (c) => recover(c, desk));
  app.post('/resend', (c) => resend(c, desk));
  app.post('/otp', (c) => sendOtp(c, desk));
  app.post('/magiclink', (c) => sendOtp(c, desk));
  app.get('/reauthenticate', (c) => reauthenticate(c, desk));
  return app;
}

async function recover(c: Context, desk: AuthDesk): Promise<Response> {
  await desk.windows.admit(c, 'otps');
  const fields = await readFields(c);
  if (fields.text('email') === '') throw invalid('Password recovery requires an email');
  const email = readEmail(fields.text('email'));
  const errand = errandOf(c, desk, fields);
  await desk.windows.admitMail('recovery', email);
  const mail = await inTransaction(desk, async (work) => {
    const account = await findAccountByEmail(work.db, email);
    return account ? writeRecovery(work, account, errand, 'recovery') : null;
  });
  if (mail) await sendQuietly(desk, mail, 'recovery');
  return c.json({});
}

async function resend(c: Context, desk: AuthDesk): Promise<Response> {
  await desk.windows.admit(c, 'otps');
  const fields = await readFields(c);
  const type = fields.text('type');
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (type === 'sms' || type === 'phone_change' || fields.text('phone') !== '') {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (fields.text('email') === '') throw invalid('Type provided requires an email address');
  const email = readEmail(fields.text('email'));
  const errand = errandOf(c, desk, fields);
  await desk.windows.admitMail(type === 'signup' ? 'confirmation' : 'email_change', email);
  const mails = await inTransaction(desk, async (work) => {
    const account = await findAccountByEmail(work.db, email);
    return account ? writeAgain(work, account, type, errand) : [];
  });
  for (const mail of mails) await sendQuietly(desk, mail, type);
  return c.json({});
}

async function writeAgain(
  work: AuthWork,
  account: Account,
  type: string,
  errand: Errand,
): Promise<AuthMail[]> {
  if (type === 'signup') {
    if (account.email_confirmed_ms !== null) return [];
    return [(await writeConfirmation(work, account, errand, await onlySignUp(work, account))).mail];
  }
  if (account.new_email === null) return [];
  return (await writeEmailChange(work, account, account.new_email, errand)).mails;
}

/** Of several sign-ups nobody knows whose mail is asked for again: then it confirms the address alone. */
async function onlySignUp(work: AuthWork, { email }: Account): Promise<{ claim?: SignUpClaim }> {
  const [claim, ...others] = await findSignUps(work.db, email ?? '');
  return claim && others.length === 0 ? { claim } : {};
}

async function sendOtp(c: Context, desk: AuthDesk): Promise<Response> {
  await desk.windows.admit(c, 'otps');
  const fields = await readFields(c);
  if (fields.text('phone') !== '') {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (fields.text('email') === '') throw invalid('One of email or phone must be set');
  const email = readEmail(fields.text('email'));
  const errand = errandOf(c, desk, fields);
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const mayCreate = fields.flag('create_user', true);
  await desk.windows.admitMail('recovery', email);
  const mail = await inTransaction(desk, async (work) => {
    const known = await findAccountByEmail(work.db, email);
    if (!known && !mayCreate) {
      throw new AuthProblem(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    if (!known) refuseClosed(desk);
    const account =
      known ?? (await addAccount(work, { email })) ?? (await findAccountByEmail(work.db, email));
    const claim = known ? noClaim : { ...noClaim, user_metadata: metadata };
    return account ? writeOtp(work, account, errand, claim) : null;
  });
  if (mail) await sendQuietly(desk, mail, 'magic link');
  return c.json({});
}

/** Whoever has not confirmed yet gets a confirmation, which signs in just as well. */
async function writeOtp(
  work: AuthWork,
  account: Account,
  errand: Errand,
  claim: SignUpClaim,
): Promise<AuthMail> {
  if (account.email_confirmed_ms !== null) return writeRecovery(work, account, errand, 'magiclink');
  if (!work.rules.autoConfirm) {
    return (await writeConfirmation(work, account, errand, { claim })).mail;
  }
  const confirmed = await changeAccount(work, account.id, { email_confirmed_ms: work.nowMs });
  return writeRecovery(work, confirmed, errand, 'magiclink');
}

async function reauthenticate(c: Context, desk: AuthDesk): Promise<Response> {
  const { account } = await requireCaller(c, desk);
  if (account.email === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (account.email_confirmed_ms === null) {
    throw new AuthProblem(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await desk.windows.admitMail('reauthentication', account.email);
  const mail = await inTransaction(desk, (work) => writeReauthentication(work, account));
  await sendLetters(desk, [mail], 'reauthentication');
  return c.json({});
}

function errandOf(c: Context, desk: AuthDesk, fields: RequestFields): Errand {
  return { redirectTo: redirectTarget(c, desk.rules), challenge: readChallenge(fields) };
}
