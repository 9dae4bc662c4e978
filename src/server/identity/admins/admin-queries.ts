import type { Selectable } from 'kysely';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export type Admin = Selectable<Tables['admins']>;

/** Finds the admin with this email address, unless removed. */
export async function findAdminByEmail(reader: Queryable, email: string): Promise<Admin | null> {
  const found = await reader
    .selectFrom('admins')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Returns the email address of the longest-serving super admin who can sign in. */
export async function findOwnerAddress(reader: Queryable): Promise<string | null> {
  const owner = await reader
    .selectFrom('admins')
    .select('email')
    .where('role', '=', 'super_admin')
    .where('removedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
  return owner?.email ?? null;
}

/** Locks and returns the admin; undefined if they were removed or changed their password since they were read. */
export function lockAdmin(
  write: Transaction,
  { id, passwordHash: hash }: Pick<Admin, 'id' | 'passwordHash'>,
): Promise<Admin | undefined> {
  return lockedAdmins(write)
    .where('id', '=', id)
    .where('passwordHash', '=', hash)
    .executeTakeFirst();
}

/** Builds a query that locks the admins it selects, except removed ones. */
export function lockedAdmins(write: Transaction) {
  return write.selectFrom('admins').selectAll().where('removedAt', 'is', null).forNoKeyUpdate();
}

type NewAdmin = {
  id: string;
  email: string;
  name: string;
  role: AdminRole;
  passwordHash: string | null;
  at: Date;
};

/** Returns the id; undefined if the email address is taken, even by a concurrent insert. */
export async function insertAdmin(
  write: Queryable,
  { passwordHash, at, ...admin }: NewAdmin,
): Promise<string | undefined> {
  const added = await write
    .insertInto('admins')
    .values({
      ...admin,
      ...noSecondStep,
      passwordHash,
      createdAt: at,
      removedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export const noSecondStep = { totpSecretEncrypted: null, totpSince: null, totpLastStep: null };

type Invitation = { id: string; adminId: string; invitedBy: string; at: Date; goodForMs: number };

export async function insertInvitation(
  write: Queryable,
  { id, adminId, invitedBy, at, goodForMs }: Invitation,
): Promise<void> {
  await write
    .insertInto('adminInvitations')
    .values({
      id,
      adminId,
      invitedBy,
      createdAt: at,
      endsAt: new Date(at.getTime() + goodForMs),
      usedAt: null,
    })
    .execute();
}

/** Invalidates the links of invitations that were not accepted. */
export async function endInvitations(write: Queryable, adminId: string, at: Date): Promise<void> {
  await write
    .updateTable('adminInvitations')
    .set({ usedAt: at })
    .where('adminId', '=', adminId)
    .where('usedAt', 'is', null)
    .execute();
}
