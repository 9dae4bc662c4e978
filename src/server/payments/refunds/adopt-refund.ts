import { mostRefundable } from '#domain/refunds.ts';
import { islandInstant } from '#domain/days.ts';
import { refundDecided, refundSent } from '#domain/ledger.ts';
import { releaseBoat } from '../../bookings/seat-reservations.ts';
import { announceBoatChange } from '../../boats/boat-changes.ts';
import { moneyOf } from '../../bookings/booking-money.ts';
import {
  lockBooking,
  recordEvent,
  setStatus,
  type BookingRow,
} from '../../bookings/booking-queries.ts';
import { reservationOfRow } from '../../bookings/end-booking.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { lockMoneyOf } from '../../payouts/ledger/lock-money.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import { queueMailToBoth } from '../../mail/queue-mail.ts';
import { findSessionOfPayment, lockSession, type PaymentSessionRow } from '../payment-queries.ts';
import { findRefundByProvider, findUnsentRefund, insertRefund } from '../refund-queries.ts';
import { recordSent } from '../send-refund.ts';
import type { Deps } from '../../dependencies.ts';
import { addRefunded } from './owe-refund.ts';

type Foreign = { providerRefund: string; cents: number };

/**
 * Follows a refund that somebody made at the payment provider as if it had been decided here: on the books
 * once, by the provider's name for it, and in the history. When all of a trip to come has gone back, it is
 * called off.
 */
export async function adoptRefund(deps: Deps, providerRefund: string): Promise<void> {
  if (await findRefundByProvider(deps.database, providerRefund)) return;
  const report = await deps.payments.findRefund(providerRefund);
  // One that bears our own name is recorded by who made it.
  if (report?.state !== 'sent' || report.refundId !== null || !report.paymentIntent) return;
  const paid = await findSessionOfPayment(deps.database, report.paymentIntent);
  if (!paid) return;
  const refund = { providerRefund, cents: report.cents };
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, paid.booking_id);
    if (!booking || (await findRefundByProvider(write, providerRefund))) return;
    const page = (await lockSession(write, paid.id)) ?? paid;
    const most = page.status === 'paid' ? mostRefundable(moneyOf(booking)) : 0;
    // What cannot be one more refund is the one that we were about to make.
    const meant = refund.cents > most && (await findUnsentRefund(write, page.id, refund.cents));
    if (meant) await takeForOurs(deps, write, booking, meant, refund);
    else await record(deps, write, booking, page, { ...refund, most });
  });
}

async function takeForOurs(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  meant: Parameters<typeof recordSent>[1],
  { providerRefund, cents }: Foreign,
): Promise<void> {
  const at = new Date(deps.now());
  await recordSent(write, meant, booking, { state: 'sent', providerRefund }, at);
  const facts = { refund: providerRefund, cents, status: booking.status };
  const event = { bookingId: booking.id, at, event: 'refund made', actor: 'payments', facts };
  await recordEvent(deps, write, event);
}

async function record(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  page: PaymentSessionRow,
  { providerRefund, cents, most }: Foreign & { most: number },
): Promise<void> {
  await lockMoneyOf(write, booking.operator_id);
  const [at, bookingId, refundId] = [new Date(deps.now()), booking.id, deps.newId()];
  const beyondCents = Math.max(0, cents - most);
  await insertRefund(write, {
    ...{ id: refundId, booking_id: bookingId, session_id: page.id, cents },
    ...{ reason: 'Made at the payment provider', decided_by: null, decided_at: at },
    ...{ state: 'sent', provider_refund: providerRefund, sent_at: at },
    ...{ is_made_at_provider: true, beyond_cents: beyondCents },
  });
  const trip = { bookingId, operatorId: booking.operator_id, ...moneyOf(booking) };
  const refund = { bookingId, refundId, cents, beyondCents };
  await postEntry(write, refundDecided(trip, refund), at);
  await postEntry(write, refundSent(providerRefund, refund), at);
  await addRefunded(write, booking, cents - beyondCents);
  const isAll = most > 0 && cents >= most;
  const startsAt = islandInstant(booking.start_date, booking.time);
  const isOff = isAll && booking.status === 'paid' && startsAt > deps.now();
  const status = isOff || booking.status === 'cancelled' ? 'refunded' : booking.status;
  if (status !== booking.status) await setStatus(write, bookingId, { status });
  const facts = { refund: providerRefund, cents, status };
  const event = { bookingId, at, event: 'refund made', actor: 'payments', facts };
  await recordEvent(deps, write, event);
  if (isOff) return callOff(deps, write, booking, at);
  await queueMailToBoth(deps.jobs, write, {
    ...{ subjectId: bookingId, kind: 'refund', at, matter: refundId },
  });
}

async function callOff(deps: Deps, write: Write, booking: BookingRow, at: Date): Promise<void> {
  const bookingId = booking.id;
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'cancelled', at });
  await deps.jobs.queue(write, 'close-payment-pages', { bookingId });
  await announceBoatChange(write, booking.boat_id);
  // Last, because buyers of this departure wait for it.
  await releaseBoat(write, reservationOfRow(booking), booking.status);
}
