import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';

export type Database = Kysely<Tables>;
export type Write = Transaction<Tables>;
/** Handle that queries run on: the database or an open transaction. */
export type Reader = Kysely<Tables>;
