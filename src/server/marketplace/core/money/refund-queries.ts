import type { Insertable, Selectable } from 'kysely';
import { DAY_MS } from '#domain/time/durations.ts';
import { buildUnclaimedCondition } from '../../../platform/database/sql-fragments.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../../../db/tables.ts';

export type RefundRow = Selectable<Tables['bookingRefunds']>;

/** Banks may return a refund for about a month. */
const WATCHED_DAYS = 30;

export type NewRefund = Pick<
  Insertable<Tables['bookingRefunds']>,
  'id' | 'bookingId' | 'sessionId' | 'cents' | 'reason' | 'decidedBy' | 'decidedAt'
> &
  Partial<Insertable<Tables['bookingRefunds']>>;

export async function insertRefund(write: Transaction, refund: NewRefund): Promise<void> {
  await write.insertInto('bookingRefunds').values(refund).execute();
}

export async function findRefund(reader: Queryable, id: string): Promise<RefundRow | null> {
  return (await refundsWhere(reader).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findRefundByProvider(
  reader: Queryable,
  providerRefund: string,
): Promise<RefundRow | null> {
  const query = refundsWhere(reader).where('providerRefund', '=', providerRefund);
  return (await query.executeTakeFirst()) ?? null;
}

/** Finds and locks a due or failed refund of this amount for a payment page. */
export async function findUnsentRefund(
  write: Transaction,
  sessionId: string,
  cents: number,
): Promise<RefundRow | null> {
  const query = refundsWhere(write)
    .where('sessionId', '=', sessionId)
    .where('cents', '=', cents)
    .where('state', 'in', ['due', 'failed'])
    .forNoKeyUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function lockRefund(write: Transaction, id: string): Promise<RefundRow> {
  return refundsWhere(write).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function refundsWhere(reader: Queryable) {
  return reader.selectFrom('bookingRefunds').selectAll();
}

/** Claims a due refund; null if another process has claimed it or it was sent. */
export async function claimRefund(
  database: Database,
  id: string,
  nowMs: number,
): Promise<RefundRow | null> {
  const claimed = await database
    .updateTable('bookingRefunds')
    .set({ claimedAt: new Date(nowMs) })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where(buildUnclaimedCondition(nowMs))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Finds refunds that should have been sent by now. */
export async function findDueRefunds(reader: Queryable, decidedBefore: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('bookingRefunds')
    .select('id')
    .where('state', '=', 'due')
    .where('decidedAt', '<=', decidedBefore)
    .orderBy('decidedAt')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds recent refunds whose status was last read over a day ago. */
export async function findRefundsToCheck(reader: Queryable, nowMs: number) {
  const yesterday = new Date(nowMs - DAY_MS);
  const rows = await reader
    .selectFrom('bookingRefunds')
    .select(['id', 'providerRefund'])
    .where('state', '=', 'sent')
    .where('sentAt', '>', new Date(nowMs - WATCHED_DAYS * DAY_MS))
    .where((where) => where(where.fn.coalesce('checkedAt', 'sentAt'), '<', yesterday))
    .orderBy('sentAt')
    .limit(20)
    .execute();
  return rows.flatMap(({ id, providerRefund }) =>
    providerRefund === null ? [] : [{ id, providerRefund }],
  );
}
