import { Hono, type Context } from 'hono';
import { mergeMetadata, type Metadata } from '../accounts/accounts.ts';
import { inTransaction, type AuthContext } from '../auth-context.ts';
import { queueReauthentication, type LinkTarget } from '../mails/queued-mails.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import { requireCaller } from './authentication.ts';
import { addEntry, type MailRequest } from '../mails/outbox-entries.ts';
import { readChallenge } from '../tokens/pkce-flows.ts';
import { redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';

/** Endpoints that answer `{}` whether or not the address has an account. */
export function mailRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/recover', (c) => recover(c, auth));
  app.post('/resend', (c) => resend(c, auth));
  app.post('/otp', (c) => sendOtp(c, auth));
  app.post('/magiclink', (c) => sendOtp(c, auth));
  app.get('/reauthenticate', (c) => reauthenticate(c, auth));
  return app;
}

async function recover(c: Context, auth: AuthContext): Promise<Response> {
  await auth.limits.admit(c, 'otps');
  const fields = await readFields(c);
  if (fields.text('email') === '') throw invalid('Password recovery requires an email');
  const email = readEmail(fields.text('email'));
  const linkTarget = readLinkTarget(c, auth, fields);
  await auth.limits.admitMail('recovery', email);
  return answerThenMail(c, auth, { kind: 'recovery', email, ...linkTarget });
}

async function resend(c: Context, auth: AuthContext): Promise<Response> {
  await auth.limits.admit(c, 'otps');
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
  const linkTarget = readLinkTarget(c, auth, fields);
  await auth.limits.admitMail(type === 'signup' ? 'confirmation' : 'email_change', email);
  const kind = type === 'signup' ? 'signup' : 'email_change';
  return answerThenMail(c, auth, { kind, email, ...linkTarget });
}

async function sendOtp(c: Context, auth: AuthContext): Promise<Response> {
  await auth.limits.admit(c, 'otps');
  const fields = await readFields(c);
  if (fields.text('phone') !== '') {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (fields.text('email') === '') throw invalid('One of email or phone must be set');
  const email = readEmail(fields.text('email'));
  const linkTarget = readLinkTarget(c, auth, fields);
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const mayCreate = fields.flag('create_user', true);
  await auth.limits.admitMail('recovery', email);
  const isOpen = mayCreate && auth.rules.signupsOpen;
  return answerThenMail(c, auth, { kind: 'otp', email, ...linkTarget, metadata, isOpen });
}

/** Writes the same row and response for every address, to prevent account enumeration. */
async function answerThenMail(
  c: Context,
  auth: AuthContext,
  request: Omit<MailRequest, 'is' | 'metadata'> & { metadata?: Metadata },
): Promise<Response> {
  await addEntry(auth.pool, { is: 'request', metadata: {}, ...request }, auth.rules.now());
  auth.outbox.look();
  return c.json({});
}

async function reauthenticate(c: Context, auth: AuthContext): Promise<Response> {
  const { account } = await requireCaller(c, auth);
  if (account.email === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (account.email_confirmed_ms === null) {
    throw new AuthProblem(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await auth.limits.admitMail('reauthentication', account.email);
  await inTransaction(auth, (tx) => queueReauthentication(tx, account));
  auth.outbox.look();
  return c.json({});
}

function readLinkTarget(c: Context, auth: AuthContext, fields: RequestFields): LinkTarget {
  return { redirectTo: redirectTarget(c, auth.rules), challenge: readChallenge(fields) };
}
