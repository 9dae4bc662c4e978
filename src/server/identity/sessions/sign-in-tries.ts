import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AdminLoginPayload } from '#contract/admin/admin-account-api.ts';
import { refused, done, type Outcome } from '#domain/problems.ts';
import { FORGOTTEN_AFTER_MS, waitsOf, type TryKind } from '#domain/admin/admin-sign-in.ts';
import type { Database } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/requests/client-address.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Admin } from '../admins/admin-queries.ts';
import type { Origin } from './admin-sessions.ts';
import type { KnownDevice } from './known-device.ts';

export type SignInTry = {
  input: AdminLoginPayload;
  origin: Origin;
  device: KnownDevice | null;
  /** Whether tries are counted by their address alone, too. */
  isAddressCounted: boolean;
};

/** What a try is counted by. */
export type TryKey = { kind: TryKind; of: readonly string[] };

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

/**
 * Counts a try as failed before anything is checked, so that many at once are counted as many. Gives
 * null, or the milliseconds until the next one is allowed; then nothing is counted. Where no wait is due,
 * no clock matters: those of two processes may differ.
 */
export async function takeTry(
  database: Database,
  key: TryKey,
  nowMs: number,
): Promise<number | null> {
  const waits = sql`${waitsOf(key.kind)}::integer[]`;
  const failed = sql`case when attempts.last_failed_at < ${new Date(nowMs - FORGOTTEN_AFTER_MS)} then 1
    else attempts.failed_count + 1 end`;
  const now = new Date(nowMs);
  const { rows } = await sql`
    insert into admin_sign_in_attempts as attempts (key, failed_count, last_failed_at, blocked_until)
    values (${nameOf(key)}, 1, ${now}, ${freeAt(now, waits, sql`1`)})
    on conflict (key) do update
      set failed_count = ${failed}, last_failed_at = ${now}, blocked_until = ${freeAt(now, waits, failed)}
      where ${waitAfter(waits, sql`attempts.failed_count`)} = 0 or attempts.blocked_until <= ${now}
    returning 1`.execute(database);
  return rows[0] ? null : waitOf(database, key, nowMs);
}

function freeAt(last: unknown, waits: unknown, failed: unknown) {
  return sql`${last}::timestamptz + make_interval(secs => ${waitAfter(waits, failed)})`;
}

/** Seconds. No failure is the first entry of `waits`. */
function waitAfter(waits: unknown, failed: unknown) {
  return sql`(${waits})[least(${failed} + 1, array_length(${waits}, 1))]`;
}

async function waitOf(database: Database, key: TryKey, nowMs: number): Promise<number> {
  const found = await database
    .selectFrom('admin_sign_in_attempts')
    .select('blocked_until')
    .where('key', '=', nameOf(key))
    .executeTakeFirst();
  return Math.max(1000, (found?.blocked_until.getTime() ?? 0) - nowMs);
}

/** A try that did not fail after all, where others may have. */
export async function giveTryBack(database: Database, key: TryKey): Promise<void> {
  const waits = sql`${waitsOf(key.kind)}::integer[]`;
  const left = sql`greatest(failed_count - 1, 0)`;
  await sql`
    update admin_sign_in_attempts
    set failed_count = ${left}, blocked_until = ${freeAt(sql`last_failed_at`, waits, left)}
    where key = ${nameOf(key)}`.execute(database);
}

/** Whoever got in starts anew; with them goes what is too old to count. */
export async function forgetTries(database: Database, key: TryKey, nowMs: number): Promise<void> {
  await database
    .deleteFrom('admin_sign_in_attempts')
    .where((where) =>
      where.or([
        where('key', '=', nameOf(key)),
        where('last_failed_at', '<', new Date(nowMs - FORGOTTEN_AFTER_MS)),
      ]),
    )
    .execute();
}

/** What was typed or is somebody's address stays unreadable in the database. */
function nameOf({ kind, of }: TryKey): string {
  const hash = createHash('sha256').update(JSON.stringify(of)).digest('base64url');
  return `${kind}:${hash}`;
}

/** The same words whoever it is about, so that nobody learns from them who has an account. */
export function tooManyTries(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  const when =
    seconds < 60 ? inUnits(seconds, 'second') : inUnits(Math.ceil(seconds / 60), 'minute');
  return refused('too-many', `Too many tries. Please wait ${when}, then try again.`, {
    facts: { retryAfterSeconds: seconds },
  });
}

function inUnits(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
