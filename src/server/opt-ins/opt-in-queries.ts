import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OptInsTable } from '../database/tables.ts';

export type OptInRecord = Selectable<OptInsTable>;

export function findOptIn(database: Database, id: string): Promise<OptInRecord | undefined> {
  return database.selectFrom('opt_ins').selectAll().where('id', '=', id).executeTakeFirst();
}
