import { randomUUID } from 'node:crypto';
import { findRow, type AuthReader, type AuthTransaction } from '../auth-context.ts';
import { invalid } from '../auth-problems.ts';

export type Metadata = Record<string, unknown>;

export type Factor = {
  id: string;
  account_id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  secret: string;
  last_step: number | null;
  challenged_ms: number | null;
  made_ms: number;
  updated_ms: number;
};

export type Account = {
  id: string;
  identity_id: string;
  email: string | null;
  password_hash: string | null;
  /** Voids mails requested before this. */
  password_changed_ms: number | null;
  role: string;
  app_metadata: Metadata;
  user_metadata: Metadata;
  is_anonymous: boolean;
  /** True if the user signed up themselves: then the user metadata contains the email address, too. */
  signed_up: boolean;
  email_confirmed_ms: number | null;
  confirmation_sent_ms: number | null;
  invited_ms: number | null;
  recovery_sent_ms: number | null;
  reauthentication_sent_ms: number | null;
  new_email: string | null;
  email_change_sent_ms: number | null;
  /** Number of confirmed mails out of the two that an address change needs. */
  email_change_halves: number;
  last_sign_in_ms: number | null;
  banned_until_ms: number | null;
  deleted_ms: number | null;
  made_ms: number;
  updated_ms: number;
  factors: Factor[];
};

export const accountRow = `to_jsonb(a) || jsonb_build_object('factors', (
  select coalesce(jsonb_agg(to_jsonb(f) order by f.made_ms), '[]') from auth_service.factor f where f.account_id = a.id
)) as row`;

export function findAccount(db: AuthReader, id: string): Promise<Account | null> {
  const text = `select ${accountRow} from auth_service.account a where id = $1`;
  return findRow<Account>(db, text, [id]);
}

export function findAccountByEmail(db: AuthReader, email: string): Promise<Account | null> {
  const text = `select ${accountRow} from auth_service.account a where email = $1`;
  return findRow<Account>(db, text, [email]);
}

/**
 * Finds and locks an account until the end of the transaction. Callers must lock the account before any related row.
 */
export async function lockAccount(tx: AuthTransaction, id: string): Promise<Account | null> {
  await tx.db.query(`select from auth_service.account where id = $1 for no key update`, [id]);
  return findAccount(tx.db, id);
}

export type AccountDraft = Partial<
  Pick<
    Account,
    'id' | 'email' | 'password_hash' | 'role' | 'app_metadata' | 'user_metadata' | 'signed_up'
  >
>;

/** Returns null if the address or the id is taken. */
export async function addAccount(
  tx: AuthTransaction,
  draft: AccountDraft,
): Promise<Account | null> {
  const id = draft.id ?? randomUUID();
  const providers = draft.email ? { provider: 'email', providers: ['email'] } : {};
  const { rowCount } = await tx.db.query(
    `insert into auth_service.account
       (id, identity_id, email, password_hash, role, app_metadata, user_metadata, is_anonymous, signed_up, made_ms, updated_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict do nothing`,
    [
      id,
      randomUUID(),
      draft.email ?? null,
      draft.password_hash ?? null,
      draft.role ?? 'authenticated',
      JSON.stringify({ ...providers, ...draft.app_metadata }),
      JSON.stringify(draft.user_metadata ?? {}),
      !draft.email,
      draft.signed_up ?? true,
      tx.nowMs,
    ],
  );
  return rowCount === 0 ? null : findAccount(tx.db, id);
}

export type AccountChanges = Partial<Omit<Account, 'id' | 'factors' | 'made_ms' | 'updated_ms'>>;

/** Updates the named columns and returns the account. */
export async function changeAccount(
  tx: AuthTransaction,
  id: string,
  changes: AccountChanges,
): Promise<Account> {
  const columns = Object.entries(changes);
  const sets = columns.map(([column], index) => `${column} = $${index + 3}`);
  const values = columns.map(([, value]) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  await tx.db.query(
    `update auth_service.account set ${['updated_ms = $2', ...sets].join(', ')} where id = $1`,
    [id, tx.nowMs, ...values],
  );
  const account = await findAccount(tx.db, id);
  if (!account) throw new Error('The account to change was not found.');
  return account;
}

const largestMetadata = 8 * 1024;

/** Removes keys that are null. The size is limited because every access token contains the metadata. */
export function mergeMetadata(kept: Metadata, given: Metadata): Metadata {
  const entries = Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null);
  const merged = Object.fromEntries(entries);
  if (JSON.stringify(merged).length > largestMetadata) {
    throw invalid(`Metadata cannot be longer than ${largestMetadata} characters`);
  }
  return merged;
}

export function isBanned(account: Account, nowMs: number): boolean {
  return account.banned_until_ms !== null && account.banned_until_ms > nowMs;
}

export function hasVerifiedFactor(account: Account): boolean {
  return account.factors.some((each) => each.status === 'verified');
}
