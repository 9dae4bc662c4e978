import type { LedgerEntry } from '#domain/ledger.ts';
import type { Write } from '../database/database.ts';

/**
 * Writes an entry into the books, in the transaction of what it tells. An entry with this key that is
 * there already stays, nothing is added, and the answer is false. The database refuses one that does not come to 0.
 */
export async function postEntry(write: Write, entry: LedgerEntry, at: Date): Promise<boolean> {
  const { bookingId, refundId, boatFeatureId, payoutId, disputeId, providerLineId } = entry.about;
  const added = await write
    .insertInto('ledger_entries')
    .values({
      key: entry.key,
      kind: entry.kind,
      at,
      booking_id: bookingId ?? null,
      refund_id: refundId ?? null,
      boat_feature_id: boatFeatureId ?? null,
      payout_id: payoutId ?? null,
      dispute_id: disputeId ?? null,
      provider_line_id: providerLineId ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const lines = entry.lines.map(({ account, operatorId, cents }) => ({
    entry_id: added.id,
    account,
    operator_id: operatorId,
    cents,
  }));
  // One statement: the database weighs the lines of an entry as soon as they are there.
  await write.insertInto('ledger_lines').values(lines).execute();
  return true;
}

/** Whether the books have it already. */
export async function hasEntry(write: Write, key: string): Promise<boolean> {
  const entry = await write
    .selectFrom('ledger_entries')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Keeps what an operator is owed as it is until the transaction ends: whoever pays them out or takes something
 * off them does it alone. New bookings do not wait for it. Undefined when there is no such operator.
 */
export async function lockMoneyOf(
  write: Write,
  operatorId: string,
): Promise<{ id: string; name: string } | undefined> {
  return write
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('id', '=', operatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
