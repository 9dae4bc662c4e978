import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Reader } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';

export type Admin = Selectable<Tables['admins']>;

/** An admin who has done nothing for so long has to sign in again. */
export const IDLE_MS = 2 * HOUR_MS;
/** However busy: once a working day. */
export const LONGEST_MS = 12 * HOUR_MS;
/** Being seen is written down this often at the most. */
const SEEN_MS = MINUTE_MS;

/** The database keeps only this of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The admin whose living session this token is; null for every other token. */
export async function findAdminByToken(
  reader: Reader,
  token: string,
  nowMs: number,
): Promise<Admin | null> {
  const found = await reader
    .selectFrom('admin_sessions')
    .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
    .selectAll('admins')
    .select('admin_sessions.last_seen_at as seen_at')
    .where('admin_sessions.token_hash', '=', hashOf(token))
    .where('admin_sessions.ended_at', 'is', null)
    .where('admin_sessions.ends_at', '>', new Date(nowMs))
    .where('admin_sessions.last_seen_at', '>', new Date(nowMs - IDLE_MS))
    .where('admins.removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { seen_at: seenAt, ...admin } = found;
  if (seenAt.getTime() < nowMs - SEEN_MS) await setSeen(reader, token, nowMs);
  return admin;
}

/** Whether a session that nobody has ended still opens anything. */
export function isUsable(session: { ends_at: Date; last_seen_at: Date }, nowMs: number): boolean {
  return session.ends_at.getTime() > nowMs && session.last_seen_at.getTime() > nowMs - IDLE_MS;
}

async function setSeen(reader: Reader, token: string, nowMs: number): Promise<void> {
  await reader
    .updateTable('admin_sessions')
    .set({ last_seen_at: new Date(nowMs) })
    .where('token_hash', '=', hashOf(token))
    .execute();
}
