import type { Write } from '../../database/database.ts';

/**
 * Keeps what an operator is owed as it is until the transaction ends: whoever pays them out or takes something
 * off them does it alone. New bookings do not wait for it. Undefined when there is no such operator.
 */
export async function lockMoneyOf(
  write: Write,
  operatorId: string,
): Promise<{ id: string; name: string } | undefined> {
  return write
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
