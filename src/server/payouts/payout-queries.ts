import { sql } from 'kysely';
import { addMonths, type Month } from '#domain/days.ts';
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

/** How these captains want to be paid, as far as they have said so. */
export async function findPayoutMethods(
  reader: Reader,
  seal: Seal,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutDetails['payoutMethod']>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('payout_details')
    .selectAll()
    .where('operator_id', 'in', [...operatorIds])
    .execute();
  return new Map(
    rows.flatMap(({ operator_id: id, sealed }) => {
      const text = seal.open(sealed, id);
      return text === null ? [] : [[id, (JSON.parse(text) as PayoutDetails).payoutMethod] as const];
    }),
  );
}

export async function writePayoutDetails(
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

/** Every trip of a captain of which money was kept: paid and standing, or called off with a part kept. */
export function findPaidTrips(reader: Reader, operatorId: string, month?: Month) {
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
      'bookings.status',
      'bookings.trip_cents as tripCents',
      'bookings.fee_cents as feeCents',
    ])
    .select(sql<number>`refunded_cents + disputed_cents`.as('refundedCents'))
    .where('bookings.operator_id', '=', operatorId)
    .where('bookings.paid_at', 'is not', null)
    .where((where) =>
      where.or([
        where('bookings.status', '=', 'paid'),
        where.and([
          where('bookings.status', 'in', ['cancelled', 'refunded']),
          where('bookings.refunded_cents', '<', where.ref('bookings.amount_cents')),
        ]),
      ]),
    )
    .$if(month !== undefined, (query) =>
      query
        .where('bookings.start_date', '>=', `${month}-01`)
        .where('bookings.start_date', '<', `${addMonths(month ?? '', 1)}-01`),
    )
    .orderBy('bookings.start_date')
    .orderBy('bookings.code')
    .execute();
}
