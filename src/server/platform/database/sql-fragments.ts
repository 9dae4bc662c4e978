import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Lifetime of a claim, in case the process that holds it has crashed. */
const CLAIM_MS = 2 * MINUTE_MS;

/** Matches rows with `claimed_at` that are not being worked on. */
export function buildUnclaimedCondition(nowMs: number) {
  const expired = new Date(nowMs - CLAIM_MS);
  return sql<boolean>`(claimed_at is null or claimed_at < ${expired})`;
}

/** Returns an escaped `ilike` pattern that matches a substring. */
export function matchAnywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Returns an escaped `ilike` pattern that matches a prefix. */
export function matchPrefix(text: string): string {
  return matchAnywhere(text).slice(1);
}

/** SQL that formats cents as "$12.50" or "-$12.50". */
export const dollars = (cents: string) =>
  `case when ${cents} < 0 then '-' else '' end || '$' || to_char(abs(${cents}) / 100.0, 'FM999999999990.00')`;

/** Formats values as an SQL list: 'one', 'other'. */
export const quoted = (values: readonly string[]) => values.map((word) => `'${word}'`).join(', ');
