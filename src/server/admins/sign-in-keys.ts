import { done, type Outcome } from '#domain/problems.ts';
import { networkOf } from '../http/client-address.ts';
import type { Deps } from '../dependencies.ts';
import type { Admin } from './admin-session-queries.ts';
import type { SignInTry } from './sign-in-admin.ts';
import { forgetTries, giveTryBack, takeTry, tooManyTries, type TryKey } from './sign-in-tries.ts';

/**
 * What this try is counted by. A browser the admin has used before is counted by itself, so that a
 * stranger's tries never keep the admin out.
 */
export function keysOf(
  { input, origin, device, isAddressCounted }: SignInTry,
  admin: Admin | null,
): TryKey[] {
  if (admin && device?.adminIds.includes(admin.id)) {
    return [{ kind: 'device', of: [admin.id, device.id] }];
  }
  const network = networkOf(origin.address);
  const pair: TryKey = { kind: 'pair', of: [input.email.toLowerCase(), network] };
  return isAddressCounted ? [pair, { kind: 'address', of: [network] }] : [pair];
}

/** Who knows the password may be anywhere: codes are counted by the admin, but for browsers known to them. */
export function codeKeyOf(admin: Admin, keys: readonly TryKey[]): TryKey | null {
  const isKnown = keys.some(({ kind }) => kind === 'device');
  return admin.totp_since === null || isKnown ? null : { kind: 'code', of: [admin.id] };
}

/** Counts by every key, or by none. */
export async function countTry(
  deps: Pick<Deps, 'database' | 'now'>,
  keys: readonly TryKey[],
): Promise<Outcome<null, 'too-many'>> {
  for (const [nth, key] of keys.entries()) {
    const wait = await takeTry(deps.database, key, deps.now());
    if (wait === null) continue;
    await uncountTry(deps, keys.slice(0, nth));
    return tooManyTries(wait);
  }
  return done(null);
}

/** Nothing failed, and nothing is done yet: the code is still to come. */
export async function uncountTry(
  { database }: Pick<Deps, 'database'>,
  keys: readonly TryKey[],
): Promise<void> {
  for (const key of keys) await giveTryBack(database, key);
}

/** Whoever got in starts anew. Of one address others may have failed, too: only this try is taken back there. */
export async function forgetCounted(
  deps: Pick<Deps, 'database' | 'now'>,
  keys: readonly TryKey[],
): Promise<void> {
  for (const key of keys) {
    if (key.kind === 'address') await giveTryBack(deps.database, key);
    else await forgetTries(deps.database, key, deps.now());
  }
}
