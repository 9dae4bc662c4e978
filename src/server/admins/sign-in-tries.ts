import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refused } from '#domain/problems.ts';
import { FORGOTTEN_AFTER_MS, waitsOf, type TryKind } from '#domain/admin-sign-in.ts';
import type { Database } from '../database/database.ts';

/** What a try is counted by. */
export type TryKey = { kind: TryKind; of: readonly string[] };

/**
 * Counts a try as failed before anything is looked at, so that many at once are counted as many. Gives
 * null, or the milliseconds until the next one is heard; then nothing is counted. Where no wait is due,
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
