import { isUuid } from '#domain/fields/ids.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** Locks the operator, which blocks sales and decisions about their documents until the transaction ends. */
export async function lockOperator(write: Transaction, operatorId: string) {
  if (!isUuid(operatorId)) return null;
  const operator = await write
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  return operator ?? null;
}
