import type { Selectable } from 'kysely';
import { isUnclaimed } from '../../database/sql-fragments.ts';
import type { Database, Reader, Write } from '../../database/database.ts';
import type { Tables } from '../../../../db/tables.ts';

export type FeatureRow = Selectable<Tables['boat_features']>;
export type FeatureStatus = FeatureRow['status'];

/** The operator's payment for a boat with this key, if there is one. */
export async function findFeature(
  reader: Reader,
  operatorId: string,
  boatId: string,
  requestKey: string,
): Promise<FeatureRow | null> {
  const row = await reader
    .selectFrom('boat_features')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('boat_id', '=', boatId)
    .where('idempotency_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Records a payment that is to be made; null when another one for the boat is under way. */
export async function insertFeature(
  write: Write,
  feature: Pick<FeatureRow, 'id' | 'boat_id' | 'operator_id' | 'idempotency_key' | 'amount_cents'>,
  at: Date,
): Promise<FeatureRow | null> {
  const row = await write
    .insertInto('boat_features')
    .values({
      ...feature,
      status: 'pending',
      payment_intent: null,
      from_day: null,
      until_day: null,
      claimed_at: null,
      created_at: at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function readFeature(reader: Reader, id: string): Promise<FeatureRow> {
  return reader
    .selectFrom('boat_features')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function lockFeature(write: Write, id: string): Promise<FeatureRow> {
  return write
    .selectFrom('boat_features')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Takes a pending payment on, alone; null when somebody else is at it, or it is settled. */
export async function claimFeature(
  database: Database,
  id: string,
  nowMs: number,
): Promise<FeatureRow | null> {
  const claimed = await database
    .updateTable('boat_features')
    .set({ claimed_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where(isUnclaimed(nowMs))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Lets go of a payment whose end is not known yet. */
export async function releaseFeature(database: Database, id: string): Promise<void> {
  await database
    .updateTable('boat_features')
    .set({ claimed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Remembers the charge before any money moves; false when the payment was given up meanwhile. */
export async function keepCharge(database: Database, id: string, paymentIntent: string) {
  const kept = await database
    .updateTable('boat_features')
    .set({ payment_intent: paymentIntent })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function setFeature(
  write: Reader,
  id: string,
  change: Partial<
    Pick<
      FeatureRow,
      | 'status'
      | 'from_day'
      | 'until_day'
      | 'claimed_at'
      | 'challenged_at'
      | 'settled_at'
      | 'refunded_cents'
    >
  >,
): Promise<void> {
  await write.updateTable('boat_features').set(change).where('id', '=', id).execute();
}

/** The feature payment that was paid by this charge; null when there is none. */
export async function findFeatureOfPayment(
  reader: Reader,
  paymentIntent: string,
): Promise<string | null> {
  const row = await reader
    .selectFrom('boat_features')
    .select('id')
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', ['paid', 'refund_due', 'refunded'])
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The payment of this boat for which a bank asks the holder of a card; null when there is none. */
export async function findChallenged(reader: Reader, boatId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('boat_features')
    .select('id')
    .where('boat_id', '=', boatId)
    .where('status', '=', 'pending')
    .where('challenged_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The unsettled payment to which this charge belongs; null when there is none. */
export async function findPendingOf(reader: Reader, paymentIntent: string): Promise<string | null> {
  const row = await reader
    .selectFrom('boat_features')
    .select('id')
    .where('payment_intent', '=', paymentIntent)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Payments that should be settled by now, and those that are owed back. */
export async function findUnsettledFeatures(reader: Reader, begunBefore: Date) {
  return reader
    .selectFrom('boat_features')
    .select(['id', 'status', 'payment_intent', 'amount_cents', 'claimed_at'])
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

/** A payment with what its receipt says. */
export async function findFeatureReceipt(reader: Reader, id: string) {
  const receipt = await reader
    .selectFrom('boat_features')
    .innerJoin('boats', 'boats.id', 'boat_features.boat_id')
    .innerJoin('operators', 'operators.id', 'boat_features.operator_id')
    .selectAll('boat_features')
    .select([
      'boats.name as boat_name',
      'operators.name as operator_name',
      'operators.email as operator_email',
    ])
    .where('boat_features.id', '=', id)
    .executeTakeFirst();
  return receipt ?? null;
}
export type FeatureReceipt = NonNullable<Awaited<ReturnType<typeof findFeatureReceipt>>>;
