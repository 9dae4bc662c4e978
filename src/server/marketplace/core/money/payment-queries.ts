import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { PaymentSession } from '../../../platform/gateways/card-payments.ts';
import { currentTraceparent } from '../../../platform/telemetry/tracing.ts';

export type PaymentSessionRow = Selectable<Tables['paymentSessions']>;

function sessions(reader: Queryable) {
  return reader.selectFrom('paymentSessions').selectAll();
}

export async function findSession(
  reader: Queryable,
  id: string,
): Promise<PaymentSessionRow | null> {
  return (await sessions(reader).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockSession(
  write: Transaction,
  id: string,
): Promise<PaymentSessionRow | null> {
  return (await sessions(write).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export function listPaymentSessions(
  reader: Queryable,
  bookingId: string,
): Promise<PaymentSessionRow[]> {
  return sessions(reader).where('bookingId', '=', bookingId).orderBy('createdAt', 'desc').execute();
}

/** True if a payment may be in progress. */
export async function hasOpenPage(reader: Queryable, bookingId: string): Promise<boolean> {
  return (await listPaymentSessions(reader, bookingId)).some(({ status }) => status === 'open');
}

/** Finds the page that paid for the booking; null if it was not paid through the provider. */
export async function findPaidSession(
  reader: Queryable,
  bookingId: string,
): Promise<PaymentSessionRow | null> {
  const query = sessions(reader).where('bookingId', '=', bookingId).where('status', '=', 'paid');
  return (await query.executeTakeFirst()) ?? null;
}

/** Finds the page of a payment intent; null if it is not for a booking. */
export async function findSessionOfPayment(
  reader: Queryable,
  paymentIntent: string,
): Promise<PaymentSessionRow | null> {
  const query = sessions(reader)
    .where('paymentIntent', '=', paymentIntent)
    .where('status', 'in', ['paid', 'refund_due', 'refunded']);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findTraceparent(reader: Queryable, id: string): Promise<string | undefined> {
  const page = await reader
    .selectFrom('paymentSessions')
    .select('traceparent')
    .where('id', '=', id)
    .executeTakeFirst();
  return page?.traceparent ?? undefined;
}

/** Inserts a page that the provider has opened; does nothing if its webhook came first. */
export async function insertSession(
  write: Queryable,
  { id, url, amountCents, expiresAt }: PaymentSession,
  bookingId: string,
  at: Date,
): Promise<void> {
  await write
    .insertInto('paymentSessions')
    .values({
      id,
      bookingId,
      amountCents,
      url: url ?? '',
      expiresAt: new Date(expiresAt),
      createdAt: at,
      status: 'open',
      paymentIntent: null,
      settledAt: null,
      traceparent: currentTraceparent() ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Marks an open page as expired; keeps any other status. */
export async function expireSession(write: Queryable, id: string): Promise<void> {
  await write
    .updateTable('paymentSessions')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Finds pages that should be settled by now. */
export async function findUnsettled(reader: Queryable, openedBefore: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('paymentSessions')
    .select('id')
    .where('status', '=', 'open')
    .where('createdAt', '<=', openedBefore)
    .orderBy('expiresAt')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
