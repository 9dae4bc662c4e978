import type { Write } from '../database/database.ts';
import type { Admin } from './admin-sessions.ts';

/**
 * The admin as they stand now, kept so until the transaction ends; undefined when they were removed, or
 * changed their password, since they were looked at.
 */
export async function lockAdmin(
  write: Write,
  { id, password_hash: hash }: Pick<Admin, 'id' | 'password_hash'>,
): Promise<Admin | undefined> {
  return write
    .selectFrom('admins')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
