import type { Factor } from '../accounts/accounts.ts';
import { findRow, type AuthTransaction } from '../auth-context.ts';
import { tooManyRequests } from '../auth-problems.ts';
import { isKnownNetwork } from '../limits/known-networks.ts';
import { endSession, type Session } from '../tokens/sessions.ts';

const maxInARow = 10;
const waitMs = 300_000;

/**
 * Throttles guesses at codes, which need the password first. After ten wrong codes in a row, allows one every five
 * minutes, except from networks that recently passed the second factor, so that the account's owner is never locked
 * out.
 */
export async function refuseGuessing(
  tx: AuthTransaction,
  factor: Factor,
  network: string,
): Promise<void> {
  const wrong = await findRow<{ in_a_row: number; last_ms: number }>(
    tx.db,
    `select to_jsonb(w) as row from auth_service.wrong_factor_code w where factor_id = $1`,
    [factor.id],
  );
  if (!wrong || wrong.in_a_row < maxInARow) return;
  const leftMs = wrong.last_ms + waitMs - tx.nowMs;
  if (leftMs <= 0) return;
  if (await isKnownNetwork(tx.db, factor.account_id, network, tx.nowMs)) return;
  throw tooManyRequests(Math.ceil(leftMs / 1000));
}

/** Counts a wrong code. From the tenth in a row on, each wrong code ends the session that sent it. */
export async function countWrongCode(
  tx: AuthTransaction,
  factor: Factor,
  session: Session,
): Promise<void> {
  const { rows } = await tx.db.query<{ in_a_row: number }>(
    `insert into auth_service.wrong_factor_code as w (factor_id, in_a_row, last_ms) values ($1, 1, $2)
     on conflict (factor_id) do update set in_a_row = w.in_a_row + 1, last_ms = $2 returning in_a_row`,
    [factor.id, tx.nowMs],
  );
  if ((rows[0]?.in_a_row ?? 0) >= maxInARow) await endSession(tx.db, session.id);
}

export async function forgiveWrongCodes(tx: AuthTransaction, factor: Factor): Promise<void> {
  await tx.db.query(`delete from auth_service.wrong_factor_code where factor_id = $1`, [factor.id]);
}
