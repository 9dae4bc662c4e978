import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** How long a claim lasts: whoever made it may have died on the way. */
const CLAIM_MS = 2 * MINUTE_MS;

/** Of rows with `claimed_at`: those that nobody is working on. */
export function isUnclaimed(nowMs: number) {
  const expired = new Date(nowMs - CLAIM_MS);
  return sql<boolean>`(claimed_at is null or claimed_at < ${expired})`;
}

/** The pattern of `ilike` for words anywhere in a text, escaped. */
export function anywhere(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The same for a text that begins with these words. */
export function atTheStart(words: string): string {
  return anywhere(words).slice(1);
}

/** Cents as SQL that writes "$12.50" or "-$12.50". */
export const dollars = (cents: string) =>
  `case when ${cents} < 0 then '-' else '' end || '$' || to_char(abs(${cents}) / 100.0, 'FM999999999990.00')`;

/** Words as a list of SQL: 'one', 'other'. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
