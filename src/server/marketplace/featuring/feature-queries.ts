import type { Selectable, Updateable } from 'kysely';
import { buildUnclaimedCondition } from '../../platform/database/sql-fragments.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export type FeatureRow = Selectable<Tables['boatFeatures']>;
export type FeatureStatus = FeatureRow['status'];

function features(reader: Queryable) {
  return reader.selectFrom('boatFeatures').selectAll();
}

export function readFeature(reader: Queryable, id: string): Promise<FeatureRow> {
  return features(reader).where('id', '=', id).executeTakeFirstOrThrow();
}

export function lockFeature(write: Transaction, id: string): Promise<FeatureRow> {
  return features(write).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function findFeature(
  reader: Queryable,
  operatorId: string,
  boatId: string,
  requestKey: string,
): Promise<FeatureRow | null> {
  const query = features(reader)
    .where('operatorId', '=', operatorId)
    .where('boatId', '=', boatId)
    .where('idempotencyKey', '=', requestKey);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findFeatureOfPayment(
  reader: Queryable,
  paymentIntent: string,
): Promise<string | null> {
  const query = features(reader)
    .where('paymentIntent', '=', paymentIntent)
    .where('status', 'in', ['paid', 'refund_due', 'refunded']);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** Finds the boat's pending payment in 3-D Secure. */
export async function findChallenged(reader: Queryable, boatId: string): Promise<string | null> {
  const query = pending(reader).where('boatId', '=', boatId).where('challengedAt', 'is not', null);
  return (await query.executeTakeFirst())?.id ?? null;
}

export async function findPendingFeature(
  reader: Queryable,
  paymentIntent: string,
): Promise<string | null> {
  const query = pending(reader).where('paymentIntent', '=', paymentIntent);
  return (await query.executeTakeFirst())?.id ?? null;
}

function pending(reader: Queryable) {
  return features(reader).where('status', '=', 'pending');
}

/** Finds overdue pending payments, and payments to refund. */
export function findUnsettledFeatures(reader: Queryable, begunBefore: Date): Promise<FeatureRow[]> {
  return features(reader)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'pending'), where('createdAt', '<=', begunBefore)]),
        where('status', '=', 'refund_due'),
      ]),
    )
    .orderBy('createdAt')
    .limit(100)
    .execute();
}

export async function findFeatureReceipt(reader: Queryable, id: string) {
  const receipt = await reader
    .selectFrom('boatFeatures')
    .innerJoin('boats', 'boats.id', 'boatFeatures.boatId')
    .innerJoin('operators', 'operators.id', 'boatFeatures.operatorId')
    .selectAll('boatFeatures')
    .select([
      'boats.name as boatName',
      'boats.featuredFrom',
      'boats.featuredUntil',
      'operators.name as operatorName',
      'operators.email as operatorEmail',
      'operators.language as operatorLanguage',
    ])
    .where('boatFeatures.id', '=', id)
    .executeTakeFirst();
  return receipt ?? null;
}
export type FeatureReceipt = NonNullable<Awaited<ReturnType<typeof findFeatureReceipt>>>;

/** Inserts a pending payment; null if the boat already has one. */
export async function insertFeature(
  write: Transaction,
  feature: Pick<FeatureRow, 'id' | 'boatId' | 'operatorId' | 'idempotencyKey' | 'amountCents'>,
  at: Date,
): Promise<FeatureRow | null> {
  const row = await write
    .insertInto('boatFeatures')
    .values({
      ...feature,
      status: 'pending',
      paymentIntent: null,
      createdAt: at,
      fromDay: null,
      untilDay: null,
      claimedAt: null,
      settledAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Claims a pending payment; null if another process has claimed it or it is settled. */
export async function claimFeature(
  database: Database,
  id: string,
  nowMs: number,
): Promise<FeatureRow | null> {
  const claim = changePending(database, id, { claimedAt: new Date(nowMs) });
  return (await claim.where(buildUnclaimedCondition(nowMs)).executeTakeFirst()) ?? null;
}

/** Releases the claim of a payment with unknown outcome. */
export async function releaseFeature(database: Database, id: string): Promise<void> {
  await changePending(database, id, { claimedAt: null }).execute();
}

/** Stores the charge before money moves; false if the payment was cancelled in the meantime. */
export async function recordCharge(database: Database, id: string, paymentIntent: string) {
  const kept = changePending(database, id, { paymentIntent });
  return (await kept.executeTakeFirst()) !== undefined;
}

function changePending(database: Database, id: string, change: Updateable<Tables['boatFeatures']>) {
  return database
    .updateTable('boatFeatures')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll();
}
