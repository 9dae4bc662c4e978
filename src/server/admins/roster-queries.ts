import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { Admin } from './admin-session-queries.ts';

/** An admin, when they were last seen, and until when an invitation of theirs can be used. */
export type RosterRow = Admin & { seen_at: Date | null; invited_until: Date | null };

/** Every admin who was not removed, by name. */
export function readRoster(reader: Reader): Promise<RosterRow[]> {
  return roster(reader).orderBy('admins.name').orderBy('admins.id').execute();
}

export function readRosterEntry(reader: Reader, id: string): Promise<RosterRow | undefined> {
  return roster(reader).where('admins.id', '=', id).executeTakeFirst();
}

/** Who has been a super admin for longest, and can sign in. Null where nobody is. */
export async function findOwnerAddress(reader: Reader): Promise<string | null> {
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

function roster(reader: Reader) {
  return reader
    .selectFrom('admins')
    .selectAll('admins')
    .select([
      sql<Date | null>`(select max(last_seen_at) from admin_sessions
        where admin_id = admins.id)`.as('seen_at'),
      sql<Date | null>`(select max(ends_at) from admin_invitations
        where admin_id = admins.id and used_at is null)`.as('invited_until'),
    ])
    .where('admins.removed_at', 'is', null);
}
