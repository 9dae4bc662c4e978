import type { Month } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type RecordedPayoutRow = Awaited<ReturnType<typeof findRecordedPayouts>>[number];

/** Finds an operator's payouts and reversals, optionally for one month, in order of recording. */
export function findRecordedPayouts(reader: Queryable, operatorId: string, month?: Month) {
  return recordedPayouts(reader)
    .where('payouts.operator_id', '=', operatorId)
    .$if(month !== undefined, (query) => query.where('payouts.month', '=', month ?? ''))
    .orderBy('payouts.recorded_at')
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
      : recordedPayouts(reader).where('payouts.idempotency_key', '=', by.requestKey);
  return (await query.executeTakeFirst()) ?? null;
}

function recordedPayouts(reader: Queryable) {
  return reader
    .selectFrom('payouts')
    .innerJoin('admins', 'admins.id', 'payouts.recorded_by')
    .leftJoin('payouts as later', 'later.reverses_payout_id', 'payouts.id')
    .selectAll('payouts')
    .select(['admins.name as recorded_by_name', 'later.id as taken_back_by']);
}

export async function findPayoutReceipt(reader: Queryable, id: string) {
  const receipt = await reader
    .selectFrom('payouts')
    .innerJoin('operators', 'operators.id', 'payouts.operator_id')
    .selectAll('payouts')
    .select([
      'operators.name as operator_name',
      'operators.email as operator_email',
      'operators.language as operator_language',
    ])
    .where('payouts.id', '=', id)
    .executeTakeFirst();
  return receipt ?? null;
}
export type PayoutReceipt = NonNullable<Awaited<ReturnType<typeof findPayoutReceipt>>>;
