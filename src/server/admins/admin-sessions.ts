import type { Reader } from '../database/database.ts';
import { hashOf, isUsable, LONGEST_MS } from './admin-session-queries.ts';

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
