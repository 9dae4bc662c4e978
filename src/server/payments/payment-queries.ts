import type { Selectable } from 'kysely';
import type { Reader, Write } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { BookingRow } from '../bookings/booking-queries.ts';
import type { PaymentSession } from '../gateways/card-payments.ts';

export type PaymentSessionRow = Selectable<Tables['payment_sessions']>;

export async function findSession(reader: Reader, id: string): Promise<PaymentSessionRow | null> {
  const row = await reader
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findSessionsOf(
  reader: Reader,
  bookingId: string,
): Promise<PaymentSessionRow[]> {
  return reader
    .selectFrom('payment_sessions')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The page on which the booking was paid; null of one that never was, or not through the provider. */
export async function findPaidSession(
  reader: Reader,
  bookingId: string,
): Promise<PaymentSessionRow | null> {
  const row = await reader
    .selectFrom('payment_sessions')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return row ?? null;
}

/** The page of a payment, by the provider's name for that; null of what was paid elsewhere. */
export async function findSessionOfPayment(
  reader: Reader,
  paymentIntent: string,
): Promise<PaymentSessionRow | null> {
  const row = await reader
    .selectFrom('payment_sessions')
    .selectAll()
    .where('payment_intent', '=', paymentIntent)
    .where('status', 'in', ['paid', 'refund_due', 'refunded'])
    .executeTakeFirst();
  return row ?? null;
}

/** The page as it was opened; known already when a message of the provider came first. */
export async function insertSession(
  write: Reader,
  session: Pick<PaymentSessionRow, 'id' | 'booking_id' | 'amount_cents' | 'url' | 'expires_at'>,
  at: Date,
): Promise<void> {
  await write
    .insertInto('payment_sessions')
    .values({
      ...session,
      status: 'open',
      payment_intent: null,
      created_at: at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function lockSession(write: Write, id: string): Promise<PaymentSessionRow | null> {
  const row = await write
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setSession(
  write: Reader,
  id: string,
  change: Partial<Pick<PaymentSessionRow, 'status' | 'payment_intent' | 'settled_at'>>,
): Promise<void> {
  await write.updateTable('payment_sessions').set(change).where('id', '=', id).execute();
}

/** Marks a page as expired unpaid; what it has come to meanwhile stays. */
export async function expireSession(write: Reader, id: string): Promise<void> {
  await write
    .updateTable('payment_sessions')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Pages that should be settled by now. */
export async function findUnsettled(reader: Reader, openedBefore: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('payment_sessions')
    .select('id')
    .where('status', '=', 'open')
    .where('created_at', '<=', openedBefore)
    .orderBy('expires_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of the provider's as it is kept, of the booking it is for. */
export function sessionRow(session: PaymentSession, booking: BookingRow) {
  return {
    id: session.id,
    booking_id: booking.id,
    amount_cents: session.amountCents,
    url: session.url ?? '',
    expires_at: new Date(session.expiresAt),
  };
}
