import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
/** Handle that queries run on: the database or an open transaction. */
export type Queryable = Kysely<Tables>;
