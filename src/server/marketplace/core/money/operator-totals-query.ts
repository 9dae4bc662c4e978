import { sql } from 'kysely';
import type { Month } from '#domain/time/days.ts';
import type { RevenueParts } from '#domain/money/revenue.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** All-time totals of an operator, and the number of bookings in one month. */
export type OperatorTotals = RevenueParts & {
  bookingsThisMonth: number;
  /** Service fees included in the revenue. */
  feeCents: number;
  byHandCents: number;
};

/** Sums an operator's monthly totals and the changes not folded into them yet. */
export async function readOperatorTotals(
  reader: Queryable,
  operatorId: string,
  month: Month,
): Promise<OperatorTotals> {
  const columns = sql.raw(
    'listed, paid_cents, refunded_cents, disputed_cents, fee_cents, by_hand_cents',
  );
  const { rows } = await sql<OperatorTotals>`
    select coalesce(sum(listed) filter (where month = ${`${month}-01`}), 0)::bigint as "bookingsThisMonth",
      coalesce(sum(paid_cents), 0)::bigint as "paidCents",
      coalesce(sum(refunded_cents), 0)::bigint as "refundedCents",
      coalesce(sum(disputed_cents), 0)::bigint as "disputedCents",
      coalesce(sum(fee_cents), 0)::bigint as "feeCents",
      coalesce(sum(by_hand_cents), 0)::bigint as "byHandCents"
    from (
      select month, ${columns} from operator_months where operator_id = ${operatorId}
      union all
      select date_trunc('month', day)::date, ${columns} from metric_changes
      where operator_id = ${operatorId}) as sums`.execute(reader);
  const [sums] = rows;
  if (!sums) throw new Error('The totals query returned no row.');
  return sums;
}
