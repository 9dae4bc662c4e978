import type { Selectable, Updateable } from 'kysely';
import { isUnclaimed } from '../../platform/database/sql-fragments.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export type FeatureRow = Selectable<Tables['boat_features']>;
export type FeatureStatus = FeatureRow['status'];

function features(reader: Queryable) {
  return reader.selectFrom('boat_features').selectAll();
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
    .where('operator_id', '=', operatorId)
    .where('boat_id', '=', boatId)
    .where('idempotency_key', '=', requestKey);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findFeatureOfPayment(
  reader: Queryable,
  paymentIntent: string,
): Promise<string | null> {
  const query = features(reader)
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', ['paid', 'refund_due', 'refunded']);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** Finds the boat's pending payment in 3-D Secure. */
export async function findChallenged(reader: Queryable, boatId: string): Promise<string | null> {
  const query = pending(reader)
    .where('boat_id', '=', boatId)
    .where('challenged_at', 'is not', null);
  return (await query.executeTakeFirst())?.id ?? null;
}

export async function findPendingFeature(
  reader: Queryable,
  paymentIntent: string,
): Promise<string | null> {
  const query = pending(reader).where('payment_intent', '=', paymentIntent);
  return (await query.executeTakeFirst())?.id ?? null;
}

function pending(reader: Queryable) {
  return features(reader).where('status', '=', 'pending');
}

/** Finds overdue pending payments, and those to refund. */
export function findUnsettledFeatures(reader: Queryable, begunBefore: Date): Promise<FeatureRow[]> {
  return features(reader)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'pending'), where('created_at', '<=', begunBefore)]),
        where('status', '=', 'refund_due'),
      ]),
    )
    .orderBy('created_at')
    .limit(100)
    .execute();
}

export async function findFeatureReceipt(reader: Queryable, id: string) {
  const receipt = await reader
    .selectFrom('boat_features')
    .innerJoin('boats', 'boats.id', 'boat_features.boat_id')
    .innerJoin('operators', 'operators.id', 'boat_features.operator_id')
    .selectAll('boat_features')
    .select([
      'boats.name as boat_name',
      'boats.featured_from',
      'boats.featured_until',
      'operators.name as operator_name',
      'operators.email as operator_email',
      'operators.language as operator_language',
    ])
    .where('boat_features.id', '=', id)
    .executeTakeFirst();
  return receipt ?? null;
}
export type FeatureReceipt = NonNullable<Awaited<ReturnType<typeof findFeatureReceipt>>>;

/** Inserts a pending payment; null if the boat already has one. */
export async function insertFeature(
  write: Transaction,
  feature: Pick<FeatureRow, 'id' | 'boat_id' | 'operator_id' | 'idempotency_key' | 'amount_cents'>,
  at: Date,
): Promise<FeatureRow | null> {
  const row = await write
    .insertInto('boat_features')
    .values({
      ...feature,
      status: 'pending',
      payment_intent: null,
      created_at: at,
      from_day: null,
      until_day: null,
      claimed_at: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function setFeature(
  write: Queryable,
  id: string,
  change: Updateable<Tables['boat_features']>,
): Promise<void> {
  await write.updateTable('boat_features').set(change).where('id', '=', id).execute();
}

/** Claims a pending payment; null if another process has it or it is settled. */
export async function claimFeature(
  database: Database,
  id: string,
  nowMs: number,
): Promise<FeatureRow | null> {
  const claim = changePending(database, id, { claimed_at: new Date(nowMs) });
  return (await claim.where(isUnclaimed(nowMs)).executeTakeFirst()) ?? null;
}

/** Releases the claim of a payment with unknown outcome. */
export async function releaseFeature(database: Database, id: string): Promise<void> {
  await changePending(database, id, { claimed_at: null }).execute();
}

/** Stores the charge before money moves; false if the payment was cancelled in the meantime. */
export async function recordCharge(database: Database, id: string, paymentIntent: string) {
  const kept = changePending(database, id, { payment_intent: paymentIntent });
  return (await kept.executeTakeFirst()) !== undefined;
}

function changePending(
  database: Database,
  id: string,
  change: Updateable<Tables['boat_features']>,
) {
  return database
    .updateTable('boat_features')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll();
}
