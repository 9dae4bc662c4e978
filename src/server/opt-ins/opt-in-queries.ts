import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';

export type OptInRecord = Selectable<Tables['opt_ins']>;

export function findOptIn(database: Database, id: string): Promise<OptInRecord | undefined> {
  return database.selectFrom('opt_ins').selectAll().where('id', '=', id).executeTakeFirst();
}
