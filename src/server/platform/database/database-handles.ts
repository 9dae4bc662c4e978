import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
/** Handle that queries run on: the database or an open transaction. */
export type Queryable = Kysely<Tables>;

/** Tables and columns by their names in the database, for code that shows these names. */
export type StoredTables = {
  [Table in keyof Tables as SnakeCase<Table>]: {
    [Column in keyof Tables[Table] as SnakeCase<Column>]: Tables[Table][Column];
  };
};

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;
