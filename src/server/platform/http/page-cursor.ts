import * as z from 'zod/mini';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { refused, type Outcome, done } from '#domain/problems.ts';
import { isDay, isTime } from '#domain/time/days.ts';

/** Encodes the last entry's key for use in a URL. */
function writeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor; null for the first page. */
export function readCursor<Key extends z.ZodMiniType>(
  cursor: string | undefined,
  key: Key,
): Outcome<z.infer<Key> | null, 'invalid'> {
  if (cursor === undefined || cursor === '') return done(null);
  try {
    const parsed = z.safeParse(key, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return parsed.success ? done(parsed.data) : unreadable;
  } catch {
    return unreadable;
  }
}

const unreadable = refused('invalid', 'cursor.gone');

/** Builds a page. One row more than fits means that there is a next page. */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item,
  buildKey: (row: Row) => readonly (string | number)[],
  size = PAGE_SIZE,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? writeCursor(buildKey(last)) : null;
  return { items: shown.map(present), next };
}

const NOT_A_KEY = 'cursor.invalid';
const id = z.uuid(NOT_A_KEY);
const WRITTEN_TIME =
  /^(?<day>[\d-]{10}) (?<time>[\d:]{5}):[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Key of lists ordered by name: the name in lower case and the id. */
export const nameKey = z.tuple([z.string().check(z.regex(/^[^\0]*$/, NOT_A_KEY)), id]);

export type NameKey = z.infer<typeof nameKey>;

/** Key of lists ordered by trip: the first day, the time ('' for a charter) and the id. */
export const tripKey = z.tuple([
  z.string().check(z.refine(isDay, NOT_A_KEY)),
  z.string().check(z.refine((time) => time === '' || isTime(time), NOT_A_KEY)),
  id,
]);

/** Time with microseconds, as the database formats it. */
export const writtenTime = z.string().check(z.refine(isWrittenTime, NOT_A_KEY));

/** Key of lists ordered by time: the time and the id. */
export const timeKey = z.tuple([writtenTime, id]);
export type TimeKey = z.infer<typeof timeKey>;

function isWrittenTime(text: string): boolean {
  const { day = '', time = '' } = WRITTEN_TIME.exec(text)?.groups ?? {};
  return isDay(day) && isTime(time);
}
