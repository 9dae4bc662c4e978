import type { Selectable } from 'kysely';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export type Admin = Selectable<Tables['admins']>;

/** Finds the admin with this address, unless removed. */
export async function findAdminByEmail(reader: Queryable, email: string): Promise<Admin | null> {
  const found = await reader
    .selectFrom('admins')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Returns the address of the longest-serving super admin who can sign in. */
export async function findOwnerAddress(reader: Queryable): Promise<string | null> {
  const owner = await reader
    .selectFrom('admins')
    .select('email')
    .where('role', '=', 'super_admin')
    .where('removed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return owner?.email ?? null;
}

/** Locks and returns the admin; undefined if they were removed or changed their password since they were read. */
export function lockAdmin(
  write: Transaction,
  { id, password_hash: hash }: Pick<Admin, 'id' | 'password_hash'>,
): Promise<Admin | undefined> {
  return lockedAdmins(write)
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .executeTakeFirst();
}

/** Locks selected admins, except removed ones. */
export function lockedAdmins(write: Transaction) {
  return write.selectFrom('admins').selectAll().where('removed_at', 'is', null).forNoKeyUpdate();
}

type NewAdmin = {
  id: string;
  email: string;
  name: string;
  role: AdminRole;
  passwordHash: string | null;
  at: Date;
};

/** Returns the id; undefined if the address is taken, even by a concurrent insert. */
export async function insertAdmin(
  write: Queryable,
  { passwordHash, at, ...admin }: NewAdmin,
): Promise<string | undefined> {
  const added = await write
    .insertInto('admins')
    .values({
      ...admin,
      ...noSecondStep,
      password_hash: passwordHash,
      created_at: at,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export const noSecondStep = { totp_secret_encrypted: null, totp_since: null, totp_last_step: null };
