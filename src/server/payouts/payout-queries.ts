import type { Reader } from '../database/database.ts';
import type { Seal } from '../sealed-fields.ts';

/** How a captain is paid out, as it was saved; what was left empty is not there. */
export type PayoutDetails = {
  payoutMethod: 'paypal' | 'bank_wire' | 'cash';
  paypalEmail?: string | undefined;
  accountHolderName?: string | undefined;
  bankName?: string | undefined;
  bankAddress?: string | undefined;
  accountNumber?: string | undefined;
  swiftBicCode?: string | undefined;
  bankCountry: string;
  currencyPreference: 'USD' | 'ANG';
  routingNumber?: string | undefined;
  emailForNotifications?: string | undefined;
  cashPayoutEnabled: boolean;
};

export type SavedPayout = { details: PayoutDetails; updatedAt: Date };

/** Null when nothing was saved, and `sealed` when it cannot be opened with this installation's key. */
export async function findPayout(
  reader: Reader,
  seal: Seal,
  operatorId: string,
): Promise<SavedPayout | 'sealed' | null> {
  const row = await reader
    .selectFrom('payout_details')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (!row) return null;
  const text = seal.open(row.sealed, operatorId);
  if (text === null) return 'sealed';
  return { details: JSON.parse(text) as PayoutDetails, updatedAt: row.updated_at };
}

export async function writePayout(
  write: Reader,
  seal: Seal,
  operatorId: string,
  { details, updatedAt }: SavedPayout,
): Promise<void> {
  const row = { sealed: seal.close(JSON.stringify(details), operatorId), updated_at: updatedAt };
  await write
    .insertInto('payout_details')
    .values({ operator_id: operatorId, ...row })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
    .execute();
}

export type PaidTripRow = Awaited<ReturnType<typeof findPaidTrips>>[number];

/** Every trip of a captain that is paid and stands. */
export function findPaidTrips(reader: Reader, operatorId: string) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .select([
      'bookings.id as bookingId',
      'bookings.code',
      'boats.name as boatName',
      'bookings.customer_name as customerName',
      'bookings.start_date as start',
      'bookings.end_date as end',
      'bookings.group_size as groupSize',
      'bookings.trip_cents as tripCents',
      'bookings.refunded_cents as refundedCents',
    ])
    .where('bookings.operator_id', '=', operatorId)
    .where('bookings.status', '=', 'paid')
    .orderBy('bookings.start_date')
    .orderBy('bookings.code')
    .execute();
}
