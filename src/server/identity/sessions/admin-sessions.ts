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
export const MAX_SESSION_MS = 12 * HOUR_MS;
/** Minimum interval between updates of `last_seen_at`. */
const SEEN_MS = MINUTE_MS;
const TOKEN_BYTES = 32;
/** Maximum stored length of a user agent, in characters. */
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
    .insertInto('adminSessions')
    .values({
      tokenHash: hashSessionToken(token),
      adminId,
      createdAt: at,
      lastSeenAt: at,
      endsAt: new Date(now + MAX_SESSION_MS),
      endedAt: null,
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
    .innerJoin('admins', 'admins.id', 'adminSessions.adminId')
    .selectAll('admins')
    .select('adminSessions.lastSeenAt as seenAt')
    .where('adminSessions.tokenHash', '=', hashSessionToken(token))
    .where('admins.removedAt', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { seenAt, ...admin } = found;
  if (seenAt.getTime() < nowMs - SEEN_MS) {
    await reader
      .updateTable('adminSessions')
      .set({ lastSeenAt: new Date(nowMs) })
      .where('tokenHash', '=', hashSessionToken(token))
      .execute();
  }
  return admin;
}

export function selectLiveSessions(reader: Queryable, nowMs: number) {
  return reader
    .selectFrom('adminSessions')
    .where('adminSessions.endedAt', 'is', null)
    .where('adminSessions.endsAt', '>', new Date(nowMs))
    .where('adminSessions.lastSeenAt', '>', new Date(nowMs - IDLE_MS));
}

export async function endSession(write: Queryable, token: string, now: number): Promise<void> {
  await write
    .updateTable('adminSessions')
    .set({ endedAt: new Date(now) })
    .where('tokenHash', '=', hashSessionToken(token))
    .where('endedAt', 'is', null)
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
    .updateTable('adminSessions')
    .set({ endedAt: new Date(now) })
    .where('adminId', '=', adminId)
    .where('endedAt', 'is', null)
    .where('tokenHash', '<>', ownToken === null ? '' : hashSessionToken(ownToken))
    .returning(['endsAt', 'lastSeenAt'])
    .execute();
  return ended.filter(
    (session) => session.endsAt.getTime() > now && session.lastSeenAt.getTime() > now - IDLE_MS,
  ).length;
}
