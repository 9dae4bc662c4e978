import type { Month } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type RecordedPayoutRow = Awaited<ReturnType<typeof findRecordedPayouts>>[number];

/** Finds an operator's payouts and reversals, optionally for one month, in order of recording. */
export function findRecordedPayouts(reader: Queryable, operatorId: string, month?: Month) {
  return recordedPayouts(reader)
    .where('payouts.operatorId', '=', operatorId)
    .$if(month !== undefined, (query) => query.where('payouts.month', '=', month ?? ''))
    .orderBy('payouts.recordedAt')
    .orderBy('payouts.id')
    .execute();
}

export async function findRecordedPayout(
  reader: Queryable,
  by: { id: string } | { requestKey: string },
): Promise<RecordedPayoutRow | null> {
  const query =
    'id' in by
      ? recordedPayouts(reader).where('payouts.id', '=', by.id)
      : recordedPayouts(reader).where('payouts.idempotencyKey', '=', by.requestKey);
  return (await query.executeTakeFirst()) ?? null;
}

function recordedPayouts(reader: Queryable) {
  return reader
    .selectFrom('payouts')
    .innerJoin('admins', 'admins.id', 'payouts.recordedBy')
    .leftJoin('payouts as later', 'later.reversesPayoutId', 'payouts.id')
    .selectAll('payouts')
    .select(['admins.name as recordedByName', 'later.id as takenBackBy']);
}

export async function findPayoutReceipt(reader: Queryable, id: string) {
  const receipt = await reader
    .selectFrom('payouts')
    .innerJoin('operators', 'operators.id', 'payouts.operatorId')
    .selectAll('payouts')
    .select([
      'operators.name as operatorName',
      'operators.email as operatorEmail',
      'operators.language as operatorLanguage',
    ])
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  return receipt ?? null;
}
export type PayoutReceipt = NonNullable<Awaited<ReturnType<typeof findPayoutReceipt>>>;
