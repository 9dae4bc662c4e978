import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import { computeApprovalDeadline } from '#domain/bookings/hold-ends.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { buildTripPaidEntry } from '#domain/payouts/ledger.ts';
import { decideSettlement, type SettlementDecision } from '#domain/bookings/settlements.ts';
import { reserveBoat } from '../core/bookings/seat-reservations.ts';
import { isTripCalledOff } from '../core/bookings/called-off-trips.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import {
  lockBooking,
  notUnpaid,
  recordEvent,
  setStatus,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { buildReservationFromRow } from '../core/bookings/end-booking.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { warnIfUncovered } from '../core/documents/warn-if-uncovered.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import type { PaymentSession } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { isTracing, traced } from '../../platform/telemetry/tracing.ts';
import {
  findSessionOfPayment,
  findTraceparent,
  insertSession,
  lockSession,
  type PaymentSessionRow,
} from '../core/money/payment-queries.ts';
import { refundUnwanted } from '../core/money/unwanted-payments.ts';

/** State of a payment page. `asked`: authorised, awaiting the operator's approval. */
export type Settlement =
  | { state: 'paid' | 'refunded' | 'asked'; bookingId: string }
  | { state: 'open' | 'expired'; bookingId: string | null }
  | { state: 'unknown' };

/**
 * Reads a payment page from the provider and records its state. A payment can confirm a booking in no other way.
 * Idempotent; reports may arrive in any order.
 */
export async function settlePayment(deps: Deps, sessionId: string): Promise<Settlement> {
  if (!isTracing()) return findAndSettle(deps, sessionId);
  // Continues the trace in which the page was opened, whatever triggered the settlement.
  const parent = await findTraceparent(deps.database, sessionId);
  return traced({ name: 'settle payment', kind: 'internal', parent }, () =>
    findAndSettle(deps, sessionId),
  );
}

async function findAndSettle(deps: Deps, sessionId: string): Promise<Settlement> {
  const session = await deps.payments.findSession(sessionId);
  if (!session) return { state: 'unknown' };
  return settleSession(deps, session);
}

/** Settles a page from a state that the provider has just returned. */
export async function settleSession(deps: Deps, session: PaymentSession): Promise<Settlement> {
  const { state, bookingId } = session;
  if (state !== 'paid' && state !== 'authorised') return { state, bookingId };
  // Ignores payments for other products on the provider account.
  if (bookingId === null || !isUuid(bookingId)) return { state: 'unknown' };
  return inTransaction<Settlement>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return { state: 'unknown' };
    await insertSession(write, session, bookingId, new Date(deps.now()));
    const decision = await decide(deps, write, { ...session, state }, booking);
    await writeDecision(deps, write, session, booking, decision);
    return { state: decision.answer, bookingId };
  });
}

/**
 * Finds our payment page for a payment intent; null if the payment was made elsewhere. Settles the page first if the
 * provider reports a dispute or refund before the payment.
 */
export async function findPageOfPayment(
  deps: Deps,
  paymentIntent: string,
): Promise<PaymentSessionRow | null> {
  const known = await findSessionOfPayment(deps.database, paymentIntent);
  if (known) return known;
  const session = await deps.payments.findSessionByIntent(paymentIntent);
  if (session) await settleSession(deps, session);
  return session && findSessionOfPayment(deps.database, paymentIntent);
}

async function decide(
  deps: Deps,
  write: Transaction,
  session: PaymentSession & { state: 'paid' | 'authorised' },
  row: BookingRow,
): Promise<SettlementDecision> {
  const recorded = (await lockSession(write, session.id))?.status ?? 'open';
  const booking = {
    status: row.status,
    amountCents: row.amountCents,
    wasPaid: row.paidAt !== null,
    start: row.startDate,
    time: row.time,
    isCalledOff: await isTripCalledOff(write, row),
  };
  const now = deps.now();
  const decision = decideSettlement(booking, { ...session, recorded }, true, now);
  if (decision.outcome !== 'sell again' || (await reclaimSeats(write, row))) return decision;
  return decideSettlement(booking, { ...session, recorded }, false, now);
}

/** Reclaims released seats if all are still free, the boat is not deleted and its operator may sell. */
async function reclaimSeats(write: Transaction, booking: BookingRow): Promise<boolean> {
  // Blocks a reduction of the capacity, a deletion and a suspension until the commit.
  const boat = await write
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select('boats.capacity')
    .where('boats.id', '=', booking.boatId)
    .where('boats.deletedAt', 'is', null)
    .where('operators.status', '=', 'active')
    .where('operators.unlistedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!boat) return false;
  await sql`savepoint reserve_again`.execute(write);
  const taken = await reserveBoat(write, buildReservationFromRow(booking), boat.capacity);
  if (!taken.ok) await sql`rollback to savepoint reserve_again`.execute(write);
  return taken.ok;
}

async function writeDecision(
  deps: Deps,
  write: Transaction,
  session: PaymentSession,
  booking: BookingRow,
  decision: SettlementDecision,
): Promise<void> {
  switch (decision.outcome) {
    case 'recorded before':
      return;
    case 'confirm':
    case 'sell again':
      return confirm(deps, write, session, booking);
    case 'await approval':
      await authorise(write, session);
      return awaitApproval(deps, write, booking);
    case 'release':
      await authorise(write, session);
      return deps.jobs.queue(write, 'release-payment', { sessionId: session.id });
    case 'refund':
    case 'end and refund':
      return refundUnwanted(deps, write, session, booking, decision);
  }
}

async function confirm(
  deps: Deps,
  write: Transaction,
  { id, amountCents, paymentIntent }: PaymentSession,
  booking: BookingRow,
): Promise<void> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await setStatus(write, bookingId, { status: 'paid', paidAt: at });
  await updateRow(write, 'paymentSessions', id, {
    status: 'paid',
    paymentIntent,
    settledAt: at,
  });
  const { tripCents, feeCents, operatorId } = booking;
  await postEntry(write, buildTripPaidEntry({ bookingId, operatorId, tripCents, feeCents }), at);
  const facts = { session: id, cents: amountCents };
  await recordEvent(deps, write, { bookingId, at, event: 'paid', actor: 'payments', facts });
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'confirmation', at });
  await warnIfUncovered(deps, write, {
    operatorId,
    start: booking.startDate,
    end: booking.endDate,
  });
  await announceBoatChange(write, booking.boatId);
}

function authorise(write: Transaction, { id, paymentIntent }: PaymentSession): Promise<void> {
  return updateRow(write, 'paymentSessions', id, {
    status: 'authorised',
    paymentIntent,
  });
}

/** Marks an authorised booking as awaiting approval, with the deadline for the operator's answer. */
async function awaitApproval(deps: Deps, write: Transaction, booking: BookingRow): Promise<void> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const trip = { start: booking.startDate, time: booking.time };
  const until = new Date(computeApprovalDeadline(deps.now(), trip));
  await updateRow(write, 'bookings', bookingId, {
    status: 'asked',
    approvalDueAt: until,
    ...notUnpaid,
  });
  await recordEvent(deps, write, { bookingId, at, event: 'asked', actor: 'payments' });
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'asked', at });
  await deps.jobs.queue(write, 'expire-approval', { bookingId }, { notBefore: until });
  await announceBoatChange(write, booking.boatId);
}
