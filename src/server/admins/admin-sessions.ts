import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Reader } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';

/** Where a sign-in comes from. */
export type Origin = {
  address: string;
  /** What the browser calls itself. */
  agent: string;
};

const TOKEN_BYTES = 32;
/** Of what a browser calls itself, so much is kept. */
const LONGEST_AGENT = 300;

type NewSession = { adminId: string; origin: Origin; now: number };

/** Begins a session, and gives the token that only the browser keeps. */
export async function beginSession(
  write: Reader,
  { randomBytes }: { randomBytes: (count: number) => Uint8Array },
  { adminId, origin, now }: NewSession,
): Promise<string> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  const at = new Date(now);
  await write
    .insertInto('admin_sessions')
    .values({
      token_hash: hashOf(token),
      admin_id: adminId,
      created_at: at,
      last_seen_at: at,
      ends_at: new Date(now + LONGEST_MS),
      ended_at: null,
      address: origin.address,
      agent: origin.agent.slice(0, LONGEST_AGENT),
    })
    .execute();
  return token;
}

/** Ends the session of this token. */
export async function endSession(write: Reader, token: string, now: number): Promise<void> {
  await write
    .updateTable('admin_sessions')
    .set({ ended_at: new Date(now) })
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of an admin but the one of this token; gives how many of them could still be used. */
export async function endOtherSessions(
  write: Reader,
  adminId: string,
  ownToken: string | null,
  now: number,
): Promise<number> {
  const ended = await write
    .updateTable('admin_sessions')
    .set({ ended_at: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', ownToken === null ? '' : hashOf(ownToken))
    .returning(['ends_at', 'last_seen_at'])
    .execute();
  return ended.filter((session) => isUsable(session, now)).length;
}

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
function isUsable(session: { ends_at: Date; last_seen_at: Date }, nowMs: number): boolean {
  return session.ends_at.getTime() > nowMs && session.last_seen_at.getTime() > nowMs - IDLE_MS;
}

async function setSeen(reader: Reader, token: string, nowMs: number): Promise<void> {
  await reader
    .updateTable('admin_sessions')
    .set({ last_seen_at: new Date(nowMs) })
    .where('token_hash', '=', hashOf(token))
    .execute();
}
