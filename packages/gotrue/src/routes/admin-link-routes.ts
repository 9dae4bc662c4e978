import { Hono, type Context } from 'hono';
import { presentAccount } from '../accounts/account-view.ts';
import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  mergeMetadata,
  type Account,
  type Metadata,
} from '../accounts/accounts.ts';
import { inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { verifyLink, queueConfirmation } from '../mails/queued-mails.ts';
import { AuthProblem, emailExists, invalid } from '../auth-problems.ts';
import {
  keepToken,
  type MailedSecrets,
  type SignUpClaim,
  type TokenKind,
} from '../tokens/one-time-tokens.ts';
import { hashPassword, refusePassword } from '../accounts/passwords.ts';
import { allowedTarget, redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';

/** Has no guard of its own: the caller must mount it behind the guard of the admin routes. */
export function adminLinkRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/admin/generate_link', (c) => generateLink(c, auth));
  app.post('/invite', (c) => invite(c, auth));
  return app;
}

async function invite(c: Context, auth: AuthContext): Promise<Response> {
  const fields = await readFields(c);
  const email = readEmail(fields.text('email'));
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const linkTarget = { redirectTo: redirectTarget(c, auth.rules), challenge: null };
  const invited = await inTransaction(auth, async (tx) => {
    const account = await unconfirmedAccount(tx, email, { user_metadata: metadata });
    return queueConfirmation(tx, account, linkTarget, { kind: 'invite' });
  });
  auth.outbox.look();
  return c.json(presentAccount(invited));
}

async function unconfirmedAccount(
  tx: AuthTransaction,
  email: string,
  draft: { user_metadata: Metadata },
): Promise<Account> {
  const added = await addAccount(tx, { email, signed_up: false, ...draft });
  const account = added ?? (await findAccountByEmail(tx.db, email));
  if (!account || account.email_confirmed_ms !== null) throw emailExists();
  return account;
}

const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
];

type LinkRequest = {
  type: string;
  email: string;
  newEmail: string;
  claim: SignUpClaim & { user_metadata: Metadata };
};

/** Returns the link and the code that a mail would contain, without sending it. */
async function generateLink(c: Context, auth: AuthContext): Promise<Response> {
  const fields = await readFields(c);
  const request = await readLinkRequest(auth, fields);
  const target = fields.text('redirect_to') || c.req.query('redirect_to');
  const made = await inTransaction(auth, (tx) => keepLink(tx, request));
  const redirect_to = allowedTarget(auth.rules, target);
  const linkType = made.type.startsWith('email_change') ? 'email_change' : made.type;
  return c.json({
    ...presentAccount(made.account),
    action_link: verifyLink(auth.rules, made.link, linkType, redirect_to),
    email_otp: made.code,
    hashed_token: made.link,
    verification_type: made.type,
    redirect_to,
  });
}

async function readLinkRequest(auth: AuthContext, fields: RequestFields): Promise<LinkRequest> {
  const type = fields.text('type');
  const email = readEmail(fields.text('email'));
  if (!linkTypes.includes(type)) throw invalid(`Invalid email action link type requested: ${type}`);
  const newEmail = type.startsWith('email_change') ? readEmail(fields.text('new_email')) : '';
  const user_metadata = mergeMetadata({}, fields.record('data') ?? {});
  const request = { type, email, newEmail, claim: { password_hash: null, user_metadata } };
  const password = fields.text('password');
  if (type !== 'signup') return request;
  if (password === '') throw invalid('Signup requires a valid password');
  await refusePassword({ password, email }, auth.rules);
  return { ...request, claim: { user_metadata, password_hash: await hashPassword(password) } };
}

type MadeLink = MailedSecrets & { account: Account; type: string };

async function keepLink(tx: AuthTransaction, request: LinkRequest): Promise<MadeLink> {
  const { email, claim } = request;
  const known = await findAccountByEmail(tx.db, email);
  const type = !known && request.type === 'magiclink' ? 'signup' : request.type;
  if (type === 'signup' || type === 'invite') {
    const { user_metadata } = claim;
    const account = await unconfirmedAccount(tx, email, { user_metadata });
    const invited = type === 'invite' ? { invited_ms: tx.nowMs } : {};
    const sent = { confirmation_sent_ms: tx.nowMs, ...invited };
    return keepFor(tx, await changeAccount(tx, account.id, sent), type, {
      kind: 'confirmation',
      email,
      claim,
    });
  }
  if (!known) {
    throw new AuthProblem(404, 'user_not_found', 'User with this email not found');
  }
  if (type === 'magiclink' || type === 'recovery') {
    const account = await changeAccount(tx, known.id, { recovery_sent_ms: tx.nowMs });
    return keepFor(tx, account, type, { kind: 'recovery', email });
  }
  return keepEmailChangeLink(tx, known, request);
}

async function keepEmailChangeLink(
  tx: AuthTransaction,
  known: Account,
  { type, email, newEmail }: LinkRequest,
): Promise<MadeLink> {
  if (await findAccountByEmail(tx.db, newEmail)) throw emailExists();
  const account = await changeAccount(tx, known.id, {
    new_email: newEmail,
    email_change_sent_ms: tx.nowMs,
    email_change_halves: 0,
  });
  return type === 'email_change_new'
    ? keepFor(tx, account, type, { kind: type, email: newEmail })
    : keepFor(tx, account, type, { kind: 'email_change_current', email });
}

async function keepFor(
  tx: AuthTransaction,
  account: Account,
  type: string,
  token: { kind: TokenKind; email: string; claim?: SignUpClaim },
): Promise<MadeLink> {
  return { account, type, ...(await keepToken(tx, { accountId: account.id, ...token })) };
}
