import type { LedgerEntry } from '#domain/payouts/ledger.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Posts a ledger entry in the transaction of the event that it records. Returns false, without effect, if the key
 * exists. The database rejects lines that do not sum to 0.
 */
export async function postEntry(
  write: Transaction,
  entry: LedgerEntry,
  at: Date,
): Promise<boolean> {
  const { bookingId, refundId, boatFeatureId, payoutId, disputeId, providerLineId } = entry.about;
  const added = await write
    .insertInto('ledgerEntries')
    .values({
      key: entry.key,
      kind: entry.kind,
      at,
      bookingId: bookingId ?? null,
      refundId: refundId ?? null,
      boatFeatureId: boatFeatureId ?? null,
      payoutId: payoutId ?? null,
      disputeId: disputeId ?? null,
      providerLineId: providerLineId ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const lines = entry.lines.map(({ account, operatorId, cents }) => ({
    entryId: added.id,
    account,
    operatorId,
    cents,
  }));
  // One statement: the database checks the sum of an entry's lines after each statement.
  await write.insertInto('ledgerLines').values(lines).execute();
  return true;
}

export async function hasEntry(write: Transaction, key: string): Promise<boolean> {
  const entry = await write
    .selectFrom('ledgerEntries')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Locks an operator's balance, which serializes payouts and deductions but does not block new bookings. Undefined if
 * there is no such operator.
 */
export async function lockOperatorMoney(
  write: Transaction,
  operatorId: string,
): Promise<{ id: string; name: string } | undefined> {
  return write
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
