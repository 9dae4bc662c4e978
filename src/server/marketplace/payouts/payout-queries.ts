import { sql } from 'kysely';
import type { PayoutPayload } from '#contract/operator/payout-api.ts';
import { addMonths, ISLAND_ZONE, type Month } from '#domain/time/days.ts';
import type { PayoutMethod, ShareChange } from '#domain/payouts/payouts.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { FieldCipher } from '../../platform/settings/encrypted-fields.ts';

/** Payout details; the account number is never a masked one. */
export type SavedPayout = { details: PayoutPayload; updatedAt: Date };

/**
 * Reads an operator's payout details; null if there are none, `sealed` if they cannot be decrypted with this
 * installation's key.
 */
export async function findPayout(
  reader: Queryable,
  cipher: FieldCipher,
  operatorId: string,
): Promise<SavedPayout | 'sealed' | null> {
  const row = await reader
    .selectFrom('payoutDetails')
    .selectAll()
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  if (!row) return null;
  const text = cipher.decrypt(row.detailsEncrypted, operatorId);
  if (text === null) return 'sealed';
  return { details: JSON.parse(text) as PayoutPayload, updatedAt: row.updatedAt };
}

/** Finds the payout method of each of these operators; omits operators without one. */
export async function findPayoutMethods(
  reader: Queryable,
  cipher: FieldCipher,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutMethod>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('payoutDetails')
    .selectAll()
    .where('operatorId', 'in', [...operatorIds])
    .execute();
  return new Map(
    rows.flatMap(({ operatorId: id, detailsEncrypted: encrypted }) => {
      const text = cipher.decrypt(encrypted, id);
      return text === null ? [] : [[id, (JSON.parse(text) as PayoutPayload).payoutMethod] as const];
    }),
  );
}

export async function writePayoutDetails(
  write: Queryable,
  cipher: FieldCipher,
  operatorId: string,
  { details, updatedAt }: SavedPayout,
): Promise<void> {
  const encrypted = cipher.encrypt(JSON.stringify(details), operatorId);
  const row = { detailsEncrypted: encrypted, updatedAt };
  await write
    .insertInto('payoutDetails')
    .values({ operatorId, ...row })
    .onConflict((conflict) => conflict.column('operatorId').doUpdateSet(row))
    .execute();
}

export type PaidTripRow = Awaited<ReturnType<typeof findPaidTrips>>[number];

/** Refunds and disputes that changed the operator's share of a trip, and whether its month had been paid out before. */
const shareChanges = sql`
  select json_agg(json_build_object('id', entry.id::text, 'cents', -line.cents,
    'isAfterPayout', exists (select from payouts where payouts.operator_id = bookings.operator_id
      and payouts.month = to_char(bookings.start_date, 'YYYY-MM') and payouts.recorded_at < entry.at),
    'kind', case entry.kind when 'trip-disputed' then 'dispute' else 'refund' end,
    'day', to_char(entry.at at time zone ${sql.lit(ISLAND_ZONE)}, 'YYYY-MM-DD')) order by entry.id)
  from ledger_entries as entry join ledger_lines as line on line.entry_id = entry.id
  where entry.booking_id = bookings.id and line.account = 'owed-to-captain'
    and entry.kind in ('refund-decided', 'trip-disputed')`;

/**
 * Finds an operator's trips paid through the platform, including refunded ones; optionally of one month, and at most
 * `max`.
 */
export function findPaidTrips(reader: Queryable, operatorId: string, month?: Month, max?: number) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .select([
      'bookings.id as bookingId',
      'bookings.code',
      'boats.name as boatName',
      'bookings.customerName',
      'bookings.startDate as start',
      'bookings.endDate as end',
      'bookings.groupSize',
      'bookings.status',
      'bookings.tripCents',
      'bookings.feeCents',
    ])
    .select(sql<number>`refunded_cents + disputed_cents`.as('refundedCents'))
    .select(sql<ShareChange[]>`coalesce((${shareChanges}), '[]')`.as('changes'))
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.paidAt', 'is not', null)
    .where('bookings.paidBy', '=', 'card')
    .where('bookings.status', 'in', ['paid', 'cancelled', 'refunded'])
    .$if(month !== undefined, (query) =>
      query
        .where('bookings.startDate', '>=', `${month}-01`)
        .where('bookings.startDate', '<', `${addMonths(month ?? '', 1)}-01`),
    )
    .orderBy('bookings.startDate')
    .orderBy('bookings.code')
    .$if(max !== undefined, (query) => query.limit(max ?? 0))
    .execute();
}
