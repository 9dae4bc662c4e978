import * as z from 'zod/mini';
import { PAGE_SIZE } from '#contract/paging.ts';
import { refused, type Outcome, done } from '#domain/problems.ts';

/** Where the next page begins: the key of the last entry shown, written so that it fits into an address. */
export function writeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The key in a cursor; null for the first page. */
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

const unreadable = refused('invalid', 'This page of the list is not there any more.');

/** A page out of one row more than fits on it. */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  present: (row: Row) => Item,
  keyOf: (row: Row) => readonly (string | number)[],
  size = PAGE_SIZE,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last !== undefined ? writeCursor(keyOf(last)) : null;
  return { items: shown.map(present), next };
}
