import type { AdminRole } from '#domain/admin-permissions.ts';
import type { Reader } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';

/** An invitation that can still be accepted, and whom it is for. */
export type Invitation = {
  id: string;
  admin_id: string;
  name: string;
  email: string;
  role: AdminRole;
  invited_by_name: string;
};

export async function findInvitation(
  reader: Reader,
  id: string,
  nowMs: number,
): Promise<Invitation | null> {
  const found = await reader
    .selectFrom('admin_invitations')
    .innerJoin('admins', 'admins.id', 'admin_invitations.admin_id')
    .innerJoin('admins as inviter', 'inviter.id', 'admin_invitations.invited_by')
    .select(['admin_invitations.id', 'admin_invitations.admin_id'])
    .select(['admins.name', 'admins.email', 'admins.role', 'inviter.name as invited_by_name'])
    .where('admin_invitations.id', '=', id)
    .where('admin_invitations.used_at', 'is', null)
    .where('admin_invitations.ends_at', '>', new Date(nowMs))
    .where('admins.removed_at', 'is', null)
    .where('admins.password_hash', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** The invitation that a mailed link carries; null for every other text. */
export async function findInvitationByToken(
  deps: Pick<Deps, 'database' | 'cipher' | 'now'>,
  token: string,
): Promise<Invitation | null> {
  const id = deps.cipher.decrypt(token, OWNER);
  return id === null ? null : findInvitation(deps.database, id, deps.now());
}

/** Only who has the sealing key can make one: the database alone opens nothing. */
export function invitationToken({ cipher }: Pick<Deps, 'cipher'>, id: string): string {
  return cipher.encrypt(id, OWNER);
}

const OWNER = 'admin-invitation';
