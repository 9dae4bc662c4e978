import type { Write } from '../database/database.ts';

/**
 * Keeps what a captain is owed as it is until the transaction ends: whoever pays them out or takes something
 * off them does it alone. New bookings do not wait for it.
 */
export async function lockMoneyOf(write: Write, operatorId: string): Promise<void> {
  await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
