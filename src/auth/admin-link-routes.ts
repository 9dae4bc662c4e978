import { Hono, type Context } from 'hono';
import { presentAccount } from './account-view.ts';
import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  mergeMetadata,
  type Account,
  type Metadata,
} from './accounts.ts';
import { inTransaction, type AuthDesk, type AuthWork } from './auth-desk.ts';
import { verifyLink, writeConfirmation } from './auth-letters.ts';
import { AuthProblem, emailExists, invalid } from './auth-problems.ts';
import {
  keepToken,
  type MailedSecrets,
  type SignUpClaim,
  type TokenKind,
} from './one-time-tokens.ts';
import { hashPassword, refusePassword } from './passwords.ts';
import { allowedTarget, redirectTarget } from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';

/** Reached through the admin routes' guard only. */
export function adminLinkRoutes(desk: AuthDesk): Hono {
  const app = new Hono();
  app.post('/admin/generate_link', (c) => generateLink(c, desk));
  app.post('/invite', (c) => invite(c, desk));
  return app;
}

async function invite(c: Context, desk: AuthDesk): Promise<Response> {
  const fields = await readFields(c);
  const email = readEmail(fields.text('email'));
  const metadata = mergeMetadata({}, fields.record('data') ?? {});
  const errand = { redirectTo: redirectTarget(c, desk.rules), challenge: null };
  const invited = await inTransaction(desk, async (work) => {
    const account = await unconfirmedAccount(work, email, { user_metadata: metadata });
    return writeConfirmation(work, account, errand, { kind: 'invite' });
  });
  desk.outbox.look();
  return c.json(presentAccount(invited));
}

async function unconfirmedAccount(
  work: AuthWork,
  email: string,
  draft: { user_metadata: Metadata },
): Promise<Account> {
  const added = await addAccount(work, { email, signed_up: false, ...draft });
  const account = added ?? (await findAccountByEmail(work.db, email));
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

type Wanted = {
  type: string;
  email: string;
  newEmail: string;
  claim: SignUpClaim & { user_metadata: Metadata };
};

/** The link and the code of a letter that nobody sends. */
async function generateLink(c: Context, desk: AuthDesk): Promise<Response> {
  const fields = await readFields(c);
  const wanted = await readWanted(desk, fields);
  const target = fields.text('redirect_to') || c.req.query('redirect_to');
  const made = await inTransaction(desk, (work) => keepLink(work, wanted));
  const redirect_to = allowedTarget(desk.rules, target);
  const linkType = made.type.startsWith('email_change') ? 'email_change' : made.type;
  return c.json({
    ...presentAccount(made.account),
    action_link: verifyLink(desk.rules, made.link, linkType, redirect_to),
    email_otp: made.code,
    hashed_token: made.link,
    verification_type: made.type,
    redirect_to,
  });
}

async function readWanted(desk: AuthDesk, fields: RequestFields): Promise<Wanted> {
  const type = fields.text('type');
  const email = readEmail(fields.text('email'));
  if (!linkTypes.includes(type)) throw invalid(`Invalid email action link type requested: ${type}`);
  const newEmail = type.startsWith('email_change') ? readEmail(fields.text('new_email')) : '';
  const user_metadata = mergeMetadata({}, fields.record('data') ?? {});
  const wanted = { type, email, newEmail, claim: { password_hash: null, user_metadata } };
  const password = fields.text('password');
  if (type !== 'signup') return wanted;
  if (password === '') throw invalid('Signup requires a valid password');
  await refusePassword(password, desk.rules);
  return { ...wanted, claim: { user_metadata, password_hash: await hashPassword(password) } };
}

type MadeLink = MailedSecrets & { account: Account; type: string };

async function keepLink(work: AuthWork, wanted: Wanted): Promise<MadeLink> {
  const { email, claim } = wanted;
  const known = await findAccountByEmail(work.db, email);
  const type = !known && wanted.type === 'magiclink' ? 'signup' : wanted.type;
  if (type === 'signup' || type === 'invite') {
    const { user_metadata } = claim;
    const account = await unconfirmedAccount(work, email, { user_metadata });
    const invited = type === 'invite' ? { invited_ms: work.nowMs } : {};
    const sent = { confirmation_sent_ms: work.nowMs, ...invited };
    return keepFor(work, await changeAccount(work, account.id, sent), type, {
      kind: 'confirmation',
      email,
      claim,
    });
  }
  if (!known) {
    throw new AuthProblem(404, 'user_not_found', 'User with this email not found');
  }
  if (type === 'magiclink' || type === 'recovery') {
    const account = await changeAccount(work, known.id, { recovery_sent_ms: work.nowMs });
    return keepFor(work, account, type, { kind: 'recovery', email });
  }
  return keepEmailChangeLink(work, known, wanted);
}

async function keepEmailChangeLink(
  work: AuthWork,
  known: Account,
  { type, email, newEmail }: Wanted,
): Promise<MadeLink> {
  if (await findAccountByEmail(work.db, newEmail)) throw emailExists();
  const account = await changeAccount(work, known.id, {
    new_email: newEmail,
    email_change_sent_ms: work.nowMs,
    email_change_halves: 0,
  });
  return type === 'email_change_new'
    ? keepFor(work, account, type, { kind: type, email: newEmail })
    : keepFor(work, account, type, { kind: 'email_change_current', email });
}

async function keepFor(
  work: AuthWork,
  account: Account,
  type: string,
  token: { kind: TokenKind; email: string; claim?: SignUpClaim },
): Promise<MadeLink> {
  return { account, type, ...(await keepToken(work, { accountId: account.id, ...token })) };
}
