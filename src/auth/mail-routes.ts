import { Hono, type Context } from 'hono';
import { findAccountByEmail, mergeMetadata, type Metadata } from './accounts.ts';
import { inTransaction, type AuthDesk } from './auth-desk.ts';
import { writeReauthentication, type Errand } from './auth-letters.ts';
import { AuthProblem, invalid } from './auth-problems.ts';
import { requireCaller } from './callers.ts';
import { addEntry, type MailRequest } from './outbox-entries.ts';
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
  return answerThenMail(c, desk, { kind: 'recovery', email, ...errand });
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
  const kind = type === 'signup' ? 'signup' : 'email_change';
  return answerThenMail(c, desk, { kind, email, ...errand });
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
  if (!(await findAccountByEmail(desk.pool, email))) {
    if (!mayCreate) throw new AuthProblem(422, 'otp_disabled', 'Signups not allowed for otp');
    refuseClosed(desk);
  }
  return answerThenMail(c, desk, { kind: 'otp', email, ...errand, metadata });
}

/** Whoever has that address or not: the same is written and answered. */
async function answerThenMail(
  c: Context,
  desk: AuthDesk,
  request: Omit<MailRequest, 'is' | 'metadata'> & { metadata?: Metadata },
): Promise<Response> {
  await addEntry(desk.pool, { is: 'request', metadata: {}, ...request }, desk.rules.now());
  desk.outbox.look();
  return c.json({});
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
  await inTransaction(desk, (work) => writeReauthentication(work, account));
  desk.outbox.look();
  return c.json({});
}

function errandOf(c: Context, desk: AuthDesk, fields: RequestFields): Errand {
  return { redirectTo: redirectTarget(c, desk.rules), challenge: readChallenge(fields) };
}
