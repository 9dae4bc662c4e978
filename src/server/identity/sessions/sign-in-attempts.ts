import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { AdminLoginPayload } from '#contract/admin/admin-account-api.ts';
import { refused, done, type Outcome } from '#domain/problems.ts';
import { FORGOTTEN_AFTER_MS, listWaits, type AttemptKind } from '#domain/admin/admin-sign-in.ts';
import type { Database } from '../../platform/database/database.ts';
import { getNetworkKey } from '../../platform/http/requests/client-address.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Admin } from '../admins/admin-queries.ts';
import type { Origin } from './admin-sessions.ts';
import type { KnownDevice } from './known-device.ts';

export type SignInAttempt = {
  input: AdminLoginPayload;
  origin: Origin;
  device: KnownDevice | null;
  /** Also counts attempts by network address alone. */
  isAddressCounted: boolean;
};

export type AttemptKey = { kind: AttemptKind; of: readonly string[] };

/**
 * Returns the keys under which this attempt is counted. A browser that the admin has used before has a key of its own,
 * so that a stranger's attempts never lock the admin out.
 */
export function buildAttemptKeys(
  { input, origin, device, isAddressCounted }: SignInAttempt,
  admin: Admin | null,
): AttemptKey[] {
  if (admin && device?.adminIds.includes(admin.id)) {
    return [{ kind: 'device', of: [admin.id, device.id] }];
  }
  const network = getNetworkKey(origin.address);
  const pair: AttemptKey = { kind: 'pair', of: [input.email.toLowerCase(), network] };
  return isAddressCounted ? [pair, { kind: 'address', of: [network] }] : [pair];
}

/** Counts codes per admin, except in known browsers: an attacker with the password may use any network address. */
export function buildCodeKey(admin: Admin, keys: readonly AttemptKey[]): AttemptKey | null {
  const isKnown = keys.some(({ kind }) => kind === 'device');
  return admin.totpSince === null || isKnown ? null : { kind: 'code', of: [admin.id] };
}

/** Counts the attempt under all keys, unless one of the keys must wait. */
export async function countAttempt(
  deps: Pick<Deps, 'database' | 'now'>,
  keys: readonly AttemptKey[],
): Promise<Outcome<null, 'too-many'>> {
  for (const [nth, key] of keys.entries()) {
    const wait = await consumeAttempt(deps.database, key, deps.now());
    if (wait === null) continue;
    await uncountAttempt(deps, keys.slice(0, nth));
    return tooManyAttempts(wait);
  }
  return done(null);
}

/** Reverts the count of an attempt that still awaits its code. */
export async function uncountAttempt(
  { database }: Pick<Deps, 'database'>,
  keys: readonly AttemptKey[],
): Promise<void> {
  for (const key of keys) await refundAttempt(database, key);
}

/** Resets the counts after a sign-in. For the network address, which others may share, only reverts this attempt. */
export async function resetCounted(
  deps: Pick<Deps, 'database' | 'now'>,
  keys: readonly AttemptKey[],
): Promise<void> {
  for (const key of keys) {
    if (key.kind === 'address') await refundAttempt(deps.database, key);
    else await resetAttempts(deps.database, key, deps.now());
  }
}

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts all count. Returns null, or the
 * milliseconds until the next attempt is allowed; an attempt that must wait is not counted. Compares times only if the
 * key has a wait, because the clocks of two processes may differ.
 */
export async function consumeAttempt(
  database: Database,
  key: AttemptKey,
  nowMs: number,
): Promise<number | null> {
  const waits = sql`${listWaits(key.kind)}::integer[]`;
  const failed = sql`case when attempts.last_failed_at < ${new Date(nowMs - FORGOTTEN_AFTER_MS)} then 1
    else attempts.failed_count + 1 end`;
  const now = new Date(nowMs);
  const { rows } = await sql`
    insert into admin_sign_in_attempts as attempts (key, failed_count, last_failed_at, blocked_until)
    values (${hashAttemptKey(key)}, 1, ${now}, ${freeAt(now, waits, sql`1`)})
    on conflict (key) do update
      set failed_count = ${failed}, last_failed_at = ${now}, blocked_until = ${freeAt(now, waits, failed)}
      where ${waitAfter(waits, sql`attempts.failed_count`)} = 0 or attempts.blocked_until <= ${now}
    returning 1`.execute(database);
  return rows[0] ? null : readWaitMs(database, key, nowMs);
}

function freeAt(last: unknown, waits: unknown, failed: unknown) {
  return sql`${last}::timestamptz + make_interval(secs => ${waitAfter(waits, failed)})`;
}

/** Builds SQL for the wait in seconds; the first entry of `waits` is the wait after no failures. */
function waitAfter(waits: unknown, failed: unknown) {
  return sql`(${waits})[least(${failed} + 1, array_length(${waits}, 1))]`;
}

async function readWaitMs(database: Database, key: AttemptKey, nowMs: number): Promise<number> {
  const found = await database
    .selectFrom('adminSignInAttempts')
    .select('blockedUntil')
    .where('key', '=', hashAttemptKey(key))
    .executeTakeFirst();
  return Math.max(1000, (found?.blockedUntil.getTime() ?? 0) - nowMs);
}

/** Reverts one attempt that did not fail. */
export async function refundAttempt(database: Database, key: AttemptKey): Promise<void> {
  const waits = sql`${listWaits(key.kind)}::integer[]`;
  const left = sql`greatest(failed_count - 1, 0)`;
  await sql`
    update admin_sign_in_attempts
    set failed_count = ${left}, blocked_until = ${freeAt(sql`last_failed_at`, waits, left)}
    where key = ${hashAttemptKey(key)}`.execute(database);
}

/** Resets a key after a sign-in, and deletes the expired counts of all keys. */
export async function resetAttempts(
  database: Database,
  key: AttemptKey,
  nowMs: number,
): Promise<void> {
  await database
    .deleteFrom('adminSignInAttempts')
    .where((where) =>
      where.or([
        where('key', '=', hashAttemptKey(key)),
        where('lastFailedAt', '<', new Date(nowMs - FORGOTTEN_AFTER_MS)),
      ]),
    )
    .execute();
}

/** Hashed, so that typed input and network addresses are unreadable in the database. */
function hashAttemptKey({ kind, of }: AttemptKey): string {
  const hash = createHash('sha256').update(JSON.stringify(of)).digest('base64url');
  return `${kind}:${hash}`;
}

/** Identical for known and unknown email addresses, to prevent enumeration. */
export function tooManyAttempts(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  const message: ErrorMessage = {
    code: 'rateLimit.signIn',
    values: { detail: describeWait(seconds) },
  };
  return refused('too-many', message, { facts: { retryAfterSeconds: seconds } });
}

function describeWait(seconds: number): ErrorMessage {
  const [unit, count]: ['second' | 'minute', number] =
    seconds < 60 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return { code: count === 1 ? `duration.${unit}` : `duration.${unit}s`, values: { count } };
}
