import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';

export type Database = Kysely<Tables>;
export type Write = Transaction<Tables>;
/** What a query may run on: the database, or a transaction that has begun. */
export type Reader = Kysely<Tables>;
