import { createHash } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Admin } from '../admins/admin-queries.ts';

export type Origin = {
  address: string;
  agent: string;
};

/** Idle time after which a session ends. */
export const IDLE_MS = 2 * HOUR_MS;
/** Maximum session length: one sign-in per working day. */
export const MAX_MS = 12 * HOUR_MS;
/** Minimum interval between updates of `last_seen_at`. */
const SEEN_MS = MINUTE_MS;
const TOKEN_BYTES = 32;
/** Stored length of a user agent. */
const MAX_AGENT_LENGTH = 300;

type NewSession = { adminId: string; origin: Origin; now: number };

/** Creates a session and returns its token, which only the browser stores. */
export async function beginSession(
  write: Queryable,
  { randomBytes }: { randomBytes: (count: number) => Uint8Array },
  { adminId, origin, now }: NewSession,
): Promise<string> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  const at = new Date(now);
  await write
    .insertInto('admin_sessions')
    .values({
      token_hash: hashSessionToken(token),
      admin_id: adminId,
      created_at: at,
      last_seen_at: at,
      ends_at: new Date(now + MAX_MS),
      ended_at: null,
      address: origin.address,
      agent: origin.agent.slice(0, MAX_AGENT_LENGTH),
    })
    .execute();
  return token;
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the admin of an active session; null for any other token. */
export async function findAdminByToken(
  reader: Queryable,
  token: string,
  nowMs: number,
): Promise<Admin | null> {
  const found = await selectLiveSessions(reader, nowMs)
    .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
    .selectAll('admins')
    .select('admin_sessions.last_seen_at as seen_at')
    .where('admin_sessions.token_hash', '=', hashSessionToken(token))
    .where('admins.removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { seen_at: seenAt, ...admin } = found;
  if (seenAt.getTime() < nowMs - SEEN_MS) {
    await reader
      .updateTable('admin_sessions')
      .set({ last_seen_at: new Date(nowMs) })
      .where('token_hash', '=', hashSessionToken(token))
      .execute();
  }
  return admin;
}

export function selectLiveSessions(reader: Queryable, nowMs: number) {
  return reader
    .selectFrom('admin_sessions')
    .where('admin_sessions.ended_at', 'is', null)
    .where('admin_sessions.ends_at', '>', new Date(nowMs))
    .where('admin_sessions.last_seen_at', '>', new Date(nowMs - IDLE_MS));
}

export async function endSession(write: Queryable, token: string, now: number): Promise<void> {
  await write
    .updateTable('admin_sessions')
    .set({ ended_at: new Date(now) })
    .where('token_hash', '=', hashSessionToken(token))
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends an admin's other sessions; returns how many were still active. */
export async function endOtherSessions(
  write: Queryable,
  adminId: string,
  ownToken: string | null,
  now: number,
): Promise<number> {
  const ended = await write
    .updateTable('admin_sessions')
    .set({ ended_at: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', ownToken === null ? '' : hashSessionToken(ownToken))
    .returning(['ends_at', 'last_seen_at'])
    .execute();
  return ended.filter(
    (session) => session.ends_at.getTime() > now && session.last_seen_at.getTime() > now - IDLE_MS,
  ).length;
}
