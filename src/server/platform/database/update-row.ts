import type { UpdateObject, Updateable } from 'kysely';
import type { Tables } from '../../../../db/tables.ts';
import type { Queryable } from './database-handles.ts';

type TableWithId = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown } ? Table : never;
}[keyof Tables];

/** Changes columns of the row with this id; does nothing if there is no such row. */
export async function updateRow<Table extends TableWithId>(
  write: Queryable,
  table: Table,
  id: string,
  change: UpdateObject<Tables, Table, Table>,
): Promise<void> {
  // Typed as one table with an id, because Kysely cannot type a table that is a type parameter.
  await write
    .updateTable(table as 'bookings')
    .set(change as Updateable<Tables['bookings']>)
    .where('id', '=', id)
    .execute();
}
