import { sql, type SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { csvStream, type LongCsv } from './csv-stream.ts';
import {
  nameKey,
  pageFrom,
  readCursor,
  timeKey,
  type NameKey,
  type TimeKey,
} from './page-cursor.ts';

/** `| []` makes the compiler infer tuples instead of arrays. */
type Key = readonly (string | number)[] | [];

/** A list in a fixed order, read page by page or as a whole. */
export type PagedList<Row, Place extends Key = Key> = {
  /** Schema of the key, which encodes a row's position in the order. */
  key: z.ZodMiniType<Place>;
  buildKey: (row: Row) => Place;
  /** Returns up to `most` rows after a key, or from the start of the list. */
  find: (after: Place | null, most: number) => Promise<readonly Row[]>;
};

export type RowOf<List> = List extends PagedList<infer Row, infer _Place> ? Row : never;

/** Adds fields to each row of a list; `findExtra` reads them for many rows in one query. */
export function joinToList<Row, Place extends Key, Extra extends object>(
  list: PagedList<Row, Place>,
  findExtra: (rows: readonly Row[]) => Promise<(row: Row) => Extra>,
): PagedList<Row & Extra, Place> {
  return {
    ...list,
    async find(after, most) {
      const rows = await list.find(after, most);
      const getExtra = await findExtra(rows);
      return rows.map((row) => ({ ...row, ...getExtra(row) }));
    },
  };
}

/** Reads the page after a cursor, or the first page without a cursor. */
export async function readPage<Row, Place extends Key, Item>(
  { key, buildKey, find }: PagedList<Row, Place>,
  cursor: string | undefined,
  present: (row: Row) => Item,
  size = PAGE_SIZE,
): Promise<Outcome<{ items: Item[]; next: string | null }, 'invalid'>> {
  const after = readCursor(cursor, key);
  if (!after.ok) return after;
  const rows = await find(after.value, size + 1);
  return done(pageFrom(rows, present, buildKey, size));
}

/** Streams all rows of a list as CSV. */
export function streamList<Row, Place extends Key>(
  { buildKey, find }: PagedList<Row, Place>,
  headings: readonly string[],
  toCells: LongCsv<Row>['toCells'],
): ReadableStream<Uint8Array> {
  return csvStream({
    headings,
    toCells,
    readAfter: (last: Row | null, most) => find(last === null ? null : buildKey(last), most),
  });
}

type SqlType = 'bigint' | 'date' | 'text' | 'timestamptz' | 'uuid';

type Order<Row, Place extends Key> = {
  key: z.ZodMiniType<Place>;
  buildKey: (row: Row) => Place;
  /** Columns or expressions to sort by, with the types of the key's parts; the last column must be unique. */
  columns: Readonly<Record<string, SqlType>>;
  direction: 'asc' | 'desc';
};

/**
 * Lists the rows of a query. All columns have one direction, so that a single row comparison can resume the index scan
 * after a key.
 */
export function listInOrder<DB, Table extends keyof DB, Row, Place extends Key>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { columns, direction, ...order }: Order<Row, Place>,
): PagedList<Row, Place> {
  const names = Object.keys(columns).map((column) => sql.raw(column));
  const types = Object.values(columns).map((type) => sql.raw(type));
  const sorted = names.reduce((rows, name) => rows.orderBy(name, direction), query);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return {
    ...order,
    find(after, most) {
      if (after === null) return sorted.limit(most).execute();
      const place = types.map((type, at) => sql`${after[at]}::${type}`);
      const isAfter = sql<boolean>`(${sql.join(names)}) ${beyond} (${sql.join(place)})`;
      return sorted.where(isAfter).limit(most).execute();
    },
  };
}

/** Row with its sort key as text. */
type Sorted = { sortKey: string; id: string };

/** Lists rows by a name in lower case. */
export function listByName<DB, Table extends keyof DB, Row extends Sorted>(
  query: SelectQueryBuilder<DB, Table, Row>,
  name: string,
  id: string,
): PagedList<Row, NameKey> {
  return listInOrder(query, {
    key: nameKey,
    columns: { [name]: 'text', [id]: 'uuid' },
    direction: 'asc',
    buildKey: (row) => [row.sortKey, row.id],
  });
}

/** Lists rows by a time, the newest first unless `direction` is `asc`. */
export function listByTime<DB, Table extends keyof DB, Row extends Sorted>(
  query: SelectQueryBuilder<DB, Table, Row>,
  time: string,
  id: string,
  direction: 'asc' | 'desc' = 'desc',
): PagedList<Row, TimeKey> {
  return listInOrder(query, {
    key: timeKey,
    columns: { [time]: 'timestamptz', [id]: 'uuid' },
    direction,
    buildKey: (row) => [row.sortKey, row.id],
  });
}
