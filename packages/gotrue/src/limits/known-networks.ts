import { createHash } from 'node:crypto';
import type { AuthReader, AuthTransaction } from '../auth-context.ts';

/** How long after a sign-in its network counts as known. */
export const knownNetworkMs = 30 * 24 * 3_600_000;

/**
 * Whether this account was recently used from a network. Does the same work without an account (null), against timing
 * attacks.
 */
export async function isKnownNetwork(
  db: AuthReader,
  accountId: string | null,
  network: string,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from auth_service.known_network where account_id = $1 and network_hash = $2 and seen_ms >= $3`,
    [accountId, hashNetwork(accountId ?? '', network), nowMs - knownNetworkMs],
  );
  return rowCount === 1;
}

export async function rememberNetwork(
  tx: AuthTransaction,
  accountId: string,
  network: string,
): Promise<void> {
  await tx.db.query(
    `insert into auth_service.known_network (account_id, network_hash, seen_ms) values ($1, $2, $3)
     on conflict (account_id, network_hash) do update set seen_ms = excluded.seen_ms`,
    [accountId, hashNetwork(accountId, network), tx.nowMs],
  );
}

function hashNetwork(accountId: string, network: string): string {
  return createHash('sha256').update(`${accountId} ${network}`).digest('hex');
}
