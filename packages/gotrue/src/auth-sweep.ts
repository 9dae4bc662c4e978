import type { AuthContext } from './auth-context.ts';
import { knownNetworkMs } from './limits/known-networks.ts';

const everyMs = 3_600_000;
const dayMs = 24 * everyMs;
/** Keeps unconfirmed sign-ups after their link has expired, because the link can be sent again. */
export const keepSignUpsMs = 7 * dayMs;
export const keepSpentTokensMs = 30 * dayMs;

/** Deletes expired rows once an hour. */
export function startSweep(auth: AuthContext): { stop: () => Promise<void> } {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(auth).catch((error: unknown) => {
      auth.rules.log(`auth: the sweep stopped short: ${String(error)}`);
    });
  }, everyMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}

export async function sweep({ pool, rules }: Pick<AuthContext, 'pool' | 'rules'>): Promise<void> {
  const nowMs = rules.now();
  const tokensBefore = nowMs - rules.otpSeconds * 1000 - dayMs;
  const before = async (text: string, ms: number) => pool.query(text, [ms]);
  await before(
    `delete from auth_service.mailed_token where made_ms < $1 and password_hash is null`,
    tokensBefore,
  );
  await before(`delete from auth_service.mailed_token where made_ms < $1`, nowMs - keepSignUpsMs);
  await before(`delete from auth_service.flow where made_ms < $1`, tokensBefore);
  await before(`delete from auth_service.challenge where made_ms < $1`, nowMs - dayMs);
  await before(`delete from auth_service.known_network where seen_ms < $1`, nowMs - knownNetworkMs);
  await before(`delete from auth_service.request_count where expire < $1`, nowMs);
  await before(
    `delete from auth_service.refresh_token where not is_active and updated_ms < $1`,
    nowMs - keepSpentTokensMs,
  );
}
