import { sql } from 'kysely';
import { nextStatus } from '#domain/bookings.ts';
import { paymentUnwanted, tripPaid } from '#domain/ledger.ts';
import { islandNow } from '#domain/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { releaseBoat, reserveBoat } from '../bookings/seat-reservations.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import {
  lockBooking,
  recordEvent,
  setStatus,
  type BookingRow,
} from '../bookings/booking-queries.ts';
import { reservationOfRow } from '../bookings/end-booking.ts';
import { isUuid, inTransaction, type Write } from '../database/database.ts';
import { postEntry } from '../payouts/ledger/post-entry.ts';
import { queueMail, queueMailToBoth } from '../mail/queue-mail.ts';
import type { PaymentSession } from '../gateways/card-payments.ts';
import type { Deps } from '../dependencies.ts';
import { insertSession, lockSession, sessionRow, setSession } from './payment-queries.ts';
import { recordAuthorisation } from './record-authorisation.ts';
import type { Settlement } from './settlement.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Records what became of a payment page: the one way money becomes a confirmed booking. The provider
 * itself is asked, so it does not matter who calls, in which order, or how often (readings: booking
 * and paying).
 */
export async function settlePayment(deps: Deps, sessionId: string): Promise<Settlement> {
  const session = await deps.payments.findSession(sessionId);
  if (!session) return { state: 'unknown' };
  return settleSession(deps, session);
}

/** The same, of a page the provider has just described. */
export async function settleSession(deps: Deps, session: PaymentSession): Promise<Settlement> {
  const { bookingId } = session;
  if (session.state === 'authorised') return recordAuthorisation(deps, session);
  if (session.state !== 'paid') return { state: session.state, bookingId };
  // Another shop's payment at the same provider: its reference is none of ours.
  if (bookingId === null || !isUuid(bookingId)) return { state: 'unknown' };
  const outcome = await inTransaction<Outcome<Settlement>>(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return done({ state: 'unknown' });
    const at = new Date(deps.now());
    await insertSession(write, sessionRow(session, booking), at);
    const known = await lockSession(write, session.id);
    if (known?.status === 'paid') return done({ state: 'paid', bookingId });
    if (known?.status === 'refund_due' || known?.status === 'refunded') {
      return done(afterRefund(booking));
    }
    return done(await recordPayment(deps, write, session, booking));
  });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

async function recordPayment(
  deps: Deps,
  write: Write,
  session: PaymentSession,
  booking: BookingRow,
): Promise<Settlement> {
  const isExact = session.amountCents === booking.amount_cents && session.currency === 'usd';
  const confirmed = isExact ? nextStatus(booking.status, 'pay') : null;
  if (confirmed === null) return owePaymentBack(deps, write, session, booking, 'not owed');
  if (
    booking.status === 'expired' &&
    (hasSailed(booking, deps.now()) || !(await takeAgain(write, booking)))
  ) {
    return owePaymentBack(deps, write, session, booking, 'seats gone');
  }
  if (booking.status === 'pending' && hasSailed(booking, deps.now() - ON_THE_WAY_MS)) {
    return endSailed(deps, write, session, booking);
  }
  const at = new Date(deps.now());
  await setStatus(write, booking.id, { status: confirmed, paidAt: at });
  await setSession(write, session.id, {
    status: 'paid',
    payment_intent: session.paymentIntent,
    settled_at: at,
  });
  await postEntry(write, tripPaid(tripOf(booking)), at);
  const facts = { session: session.id, cents: session.amountCents };
  await recordEvent(deps, write, {
    bookingId: booking.id,
    at,
    event: 'paid',
    actor: 'payments',
    facts,
  });
  await queueMailToBoth(deps.jobs, write, { subjectId: booking.id, kind: 'confirmation', at });
  await announceBoatChange(write, booking.boat_id);
  return { state: 'paid', bookingId: booking.id };
}

/** A payment made just before the start may be settled just after it. */
const ON_THE_WAY_MS = 2 * 60_000;

/** A reservation that nobody has ended by the start of its trip ends now, and its money goes back. */
async function endSailed(
  deps: Deps,
  write: Write,
  session: PaymentSession,
  booking: BookingRow,
): Promise<Settlement> {
  const [bookingId, at] = [booking.id, new Date(deps.now())];
  const status = nextStatus(booking.status, 'expire') ?? booking.status;
  await setStatus(write, bookingId, { status });
  await recordEvent(deps, write, { bookingId, at, event: status, actor: 'clock' });
  const settled = await owePaymentBack(deps, write, session, { ...booking, status }, 'seats gone');
  await announceBoatChange(write, booking.boat_id);
  await releaseBoat(write, reservationOfRow(booking), booking.status);
  return settled;
}

/** A trip that has begun is not sold any more, free seats or not. */
function hasSailed(booking: BookingRow, nowMs: number): boolean {
  const today = islandNow(nowMs);
  if (booking.start_date !== today.day || booking.time === null) {
    return booking.start_date < today.day;
  }
  return booking.time <= today.time;
}

/** Seats that were given back are bought again only if they are all still there, and their boat and its operator are. */
async function takeAgain(write: Write, booking: BookingRow): Promise<boolean> {
  // Its operator can neither make it smaller nor delete it meanwhile, nor be suspended.
  const boat = await write
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select('boats.capacity')
    .where('boats.id', '=', booking.boat_id)
    .where('boats.deleted_at', 'is', null)
    .where('operators.status', '=', 'active')
    .forKeyShare()
    .executeTakeFirst();
  if (!boat) return false;
  await sql`savepoint take_again`.execute(write);
  const taken = await reserveBoat(write, reservationOfRow(booking), boat.capacity);
  if (!taken.ok) await sql`rollback to savepoint take_again`.execute(write);
  return taken.ok;
}

/** Money we cannot keep: too late, or twice for one booking. It goes back in full, and the visitor is told. */
async function owePaymentBack(
  deps: Deps,
  write: Write,
  session: PaymentSession,
  booking: BookingRow,
  reason: 'seats gone' | 'not owed',
): Promise<Settlement> {
  const at = new Date(deps.now());
  await setSession(write, session.id, {
    status: 'refund_due',
    payment_intent: session.paymentIntent,
    settled_at: at,
  });
  await oweRefund(deps, write, session, booking.id, reason);
  const facts = { session: session.id, reason, cents: session.amountCents };
  const event = { bookingId: booking.id, at, event: 'refund due', actor: 'payments', facts };
  await recordEvent(deps, write, event);
  // A booking that was paid and called off keeps what its own payment came to.
  const refunded = booking.paid_at === null ? nextStatus(booking.status, 'pay-late') : null;
  if (refunded) await setStatus(write, booking.id, { status: refunded });
  const kind = refunded ? 'late-payment' : 'second-payment';
  if (refunded || booking.paid_at !== null) {
    await queueMail(deps.jobs, write, { subjectId: booking.id, kind, recipient: 'visitor', at });
  }
  return afterRefund(booking);
}

async function oweRefund(
  deps: Deps,
  write: Write,
  session: PaymentSession,
  bookingId: string,
  reason: string,
): Promise<void> {
  const at = new Date(deps.now());
  const [refundId, cents] = [deps.newId(), session.amountCents];
  await insertRefund(write, {
    id: refundId,
    booking_id: bookingId,
    session_id: session.id,
    cents,
    reason,
    decided_by: null,
    decided_at: at,
  });
  await postEntry(write, paymentUnwanted(session.id, { bookingId, refundId, cents }), at);
  await deps.jobs.queue(write, 'send-refund', { refundId });
}

/** A second payment of a booking that stands goes back, and the booking stays paid. */
function afterRefund(booking: BookingRow): Settlement {
  return { state: booking.status === 'paid' ? 'paid' : 'refunded', bookingId: booking.id };
}

/** Whose a trip is and what was paid for it, as the books want to know it. */
function tripOf(booking: BookingRow) {
  return {
    bookingId: booking.id,
    operatorId: booking.operator_id,
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
  };
}
