import { Hono, type Context } from 'hono';
import { presentAccount, presentFactor } from '../accounts/account-view.ts';
import {
  addAccount,
  changeAccount,
  findAccount,
  lockAccount,
  mergeMetadata,
  type Account,
  type AccountChanges,
  type AccountDraft,
} from '../accounts/accounts.ts';
import { inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { listUsers } from './admin-user-list.ts';
import { AuthProblem, emailExists, invalid } from '../auth-problems.ts';
import { banEnd } from '../accounts/ban-durations.ts';
import { requireAdmin } from './authentication.ts';
import { removeFactor } from './factor-routes.ts';
import { forgetTokens } from '../tokens/one-time-tokens.ts';
import { takeNewPassword } from '../accounts/password-change.ts';
import { hashPassword, isOwnHash, refusePassword } from '../accounts/passwords.ts';
import { readEmail, readFields, readId, type RequestFields } from './request-fields.ts';
import { endAllSessions } from '../tokens/sessions.ts';
import { changeEmail } from './verification.ts';

/** Routes for admins only. */
export function adminRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  for (const path of ['/admin/*', '/invite']) {
    app.use(path, async (c, next) => {
      await requireAdmin(c, auth);
      await next();
    });
  }
  app.get('/admin/users', (c) => listUsers(c, auth));
  app.post('/admin/users', (c) => createUser(c, auth));
  app.get('/admin/users/:id', async (c) => c.json(presentAccount(await readAccount(c, auth))));
  app.put('/admin/users/:id', (c) => updateUser(c, auth));
  app.delete('/admin/users/:id', (c) => deleteUser(c, auth));
  app.get('/admin/users/:id/factors', async (c) => {
    const { factors } = await readAccount(c, auth);
    return c.json(factors.map(presentFactor));
  });
  app.delete('/admin/users/:id/factors/:factor', async (c) => {
    const { factors } = await readAccount(c, auth);
    const id = readId('factor_id', c.req.param('factor'));
    const factor = factors.find((each) => each.id === id);
    if (!factor) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found');
    await inTransaction(auth, (tx) => removeFactor(tx, factor));
    return c.json(presentFactor(factor));
  });
  return app;
}

async function readAccount(c: Context, auth: AuthContext): Promise<Account> {
  const id = readId('user_id', c.req.param('id') ?? '');
  const account = await findAccount(auth.pool, id);
  if (!account) throw new AuthProblem(404, 'user_not_found', 'User not found');
  return account;
}

async function createUser(c: Context, auth: AuthContext): Promise<Response> {
  const fields = await readFields(c);
  refusePhone(fields);
  if (fields.text('email') === '') {
    throw invalid('Cannot create a user without either an email or phone');
  }
  const email = readEmail(fields.text('email'));
  const draft: AccountDraft = {
    signed_up: false,
    email,
    password_hash: await hashSentPassword(auth, fields, email),
    role: fields.text('role') || 'authenticated',
    app_metadata: mergeMetadata({}, fields.record('app_metadata') ?? {}),
    user_metadata: mergeMetadata({}, fields.record('user_metadata') ?? {}),
    ...(fields.has('id') ? { id: readId('id', fields.text('id')) } : {}),
  };
  const account = await inTransaction(auth, async (tx) => {
    const added = await addAccount(tx, draft);
    if (!added) throw emailExists();
    return changeAccount(tx, added.id, readStatus(fields, tx.nowMs));
  });
  return c.json(presentAccount(account));
}

async function updateUser(c: Context, auth: AuthContext): Promise<Response> {
  const { id, email: former } = await readAccount(c, auth);
  const fields = await readFields(c);
  refusePhone(fields);
  const email = fields.text('email') === '' ? null : readEmail(fields.text('email'));
  const hash = await hashSentPassword(auth, fields, email ?? former);
  const account = await inTransaction(auth, async (tx) => {
    const kept = await lockAccount(tx, id);
    if (!kept) throw new AuthProblem(404, 'user_not_found', 'User not found');
    const given = { app: fields.record('app_metadata'), user: fields.record('user_metadata') };
    const changes: AccountChanges = {
      ...readStatus(fields, tx.nowMs),
      ...(fields.text('role') === '' ? {} : { role: fields.text('role') }),
      ...(email === null ? {} : { email, is_anonymous: false }),
      ...(given.app ? { app_metadata: mergeMetadata(kept.app_metadata, given.app) } : {}),
      ...(given.user ? { user_metadata: mergeMetadata(kept.user_metadata, given.user) } : {}),
    };
    if (hash !== null) {
      await endAllSessions(tx.db, id);
      await takeNewPassword(tx, id, hash);
    }
    if (email !== null && email !== kept.email) await forgetTokens(tx, id);
    return changeEmail(tx, id, changes);
  });
  return c.json(presentAccount(account));
}

function refusePhone(fields: RequestFields): void {
  if (fields.text('phone') === '') return;
  throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled');
}

async function hashSentPassword(
  auth: AuthContext,
  fields: RequestFields,
  email: string | null,
): Promise<string | null> {
  const password = fields.text('password');
  const hash = fields.text('password_hash');
  if (password !== '' && hash !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (hash !== '' && !isOwnHash(hash)) {
    throw invalid('password_hash must be an argon2id hash of 32 bytes and at most 64 MiB');
  }
  if (password === '') return hash === '' ? null : hash;
  await refusePassword({ password, email }, auth.rules);
  return hashPassword(password);
}

/** Reads the changes of confirmation and ban. */
function readStatus(fields: RequestFields, nowMs: number): AccountChanges {
  const ban = fields.text('ban_duration');
  return {
    ...(fields.flag('email_confirm', false) ? { email_confirmed_ms: nowMs } : {}),
    ...(ban === '' ? {} : { banned_until_ms: banEnd(ban, nowMs) }),
  };
}

async function deleteUser(c: Context, auth: AuthContext): Promise<Response> {
  const account = await readAccount(c, auth);
  const fields = await readFields(c);
  const isSoft = fields.flag('should_soft_delete', false);
  await inTransaction(auth, (tx) =>
    isSoft ? forgetPerson(tx, account) : removeAccount(tx, account),
  );
  return c.json({});
}

async function removeAccount(tx: AuthTransaction, account: Account): Promise<void> {
  await tx.db.query(`delete from auth_service.account where id = $1`, [account.id]);
}

/** Erases a person but keeps the id reserved. */
async function forgetPerson(tx: AuthTransaction, account: Account): Promise<void> {
  await changeAccount(tx, account.id, {
    email: null,
    new_email: null,
    password_hash: null,
    user_metadata: {},
    app_metadata: {},
    deleted_ms: account.deleted_ms ?? tx.nowMs,
  });
  await forgetTokens(tx, account.id);
  await endAllSessions(tx.db, account.id);
  await tx.db.query(`delete from auth_service.factor where account_id = $1`, [account.id]);
}
