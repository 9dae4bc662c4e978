import { updateRow } from '../../platform/database/update-row.ts';
import { getNextStatus } from '#domain/bookings/bookings.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { releaseBoat } from '../core/bookings/seat-reservations.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import {
  lockBooking,
  recordEvent,
  setStatus,
  type BookingRow,
  findBooking,
} from '../core/bookings/booking-queries.ts';
import { buildReservationFromRow } from '../core/bookings/end-booking.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  listPaymentSessions,
  findSession,
  type PaymentSessionRow,
} from '../core/money/payment-queries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { settlePayment } from '../payments/settle-payment.ts';

/**
 * Records the operator's final answer to a trip that awaits approval. If it is yes, a job charges the card, with
 * retries. If it is no, releases the seats and the authorised payment.
 */
export function answerTrip(
  deps: Deps,
  operatorId: string,
  bookingId: string,
  answer: 'yes' | 'no',
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (booking?.operatorId !== operatorId) return noSuchTrip;
    const isWaiting = booking.status === 'asked' && booking.approvalAnswer === null;
    if (!isWaiting || isOver(booking, deps.now())) return tooLate;
    await updateRow(write, 'bookings', bookingId, { approvalAnswer: answer });
    if (answer === 'no') await endApproval(deps, write, booking, 'declined');
    else await acceptTrip(deps, write, booking);
    return done(null);
  });
}

function isOver(booking: BookingRow, nowMs: number): boolean {
  return (booking.approvalDueAt?.getTime() ?? 0) <= nowMs;
}

async function acceptTrip(
  deps: Deps,
  write: Transaction,
  { id: bookingId }: BookingRow,
): Promise<void> {
  const at = new Date(deps.now());
  await recordEvent(deps, write, { bookingId, at, event: 'accepted', actor: 'operator' });
  const pages = await listPaymentSessions(write, bookingId);
  const authorised = pages.filter((page) => page.status === 'authorised');
  // The provider may have released the payment in the meantime. The job then fails to capture it and ends the trip.
  const lapsed = pages.filter((page) => page.status === 'expired' && page.paymentIntent !== null);
  for (const { id: sessionId } of authorised.length > 0 ? authorised : lapsed) {
    await deps.jobs.queue(write, 'capture-payment', { sessionId });
  }
}

/** Ways in which a trip ends without approval; the key is also the kind of its mails. */
const endings = {
  declined: { event: 'decline', actor: 'operator', readers: ['visitor'] },
  unanswered: { event: 'expire', actor: 'clock', readers: ['visitor'] },
  // Mails the operator as well: they have approved and expect the trip.
  'card-refused': { event: 'expire', actor: 'payments', readers: ['visitor', 'operator'] },
} as const;

/** Ends a locked booking without approval: releases its seats; the card was never charged. */
async function endApproval(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  kind: keyof typeof endings,
): Promise<void> {
  const { event, actor, readers } = endings[kind];
  const status = getNextStatus(booking.status, event);
  if (status === null) return;
  const bookingId = booking.id;
  const at = new Date(deps.now());
  await setStatus(write, bookingId, { status });
  await recordEvent(deps, write, {
    bookingId,
    at,
    event: event === 'decline' ? 'declined' : status,
    actor,
  });
  for (const { id: sessionId, status: pageStatus } of await listPaymentSessions(write, bookingId)) {
    if (pageStatus === 'authorised') await deps.jobs.queue(write, 'release-payment', { sessionId });
  }
  for (const recipient of readers) {
    await queueMail(deps.jobs, write, { subjectId: bookingId, kind, recipient, at });
  }
  await announceBoatChange(write, booking.boatId);
  await releaseBoat(write, buildReservationFromRow(booking), booking.status);
}

const noSuchTrip = refused('not-found', 'approval.unknown');
const tooLate = refused('conflict', 'approval.closed');

/** Ends a booking whose operator has not answered in time. Does nothing if called early or again. */
export async function expireApproval(deps: Deps, bookingId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    const until = booking?.approvalDueAt?.getTime() ?? Infinity;
    if (booking?.status !== 'asked' || booking.approvalAnswer !== null || until > deps.now()) {
      return;
    }
    await endApproval(deps, write, booking, 'unanswered');
  });
}

/** Ends unanswered approvals whose job was lost. */
export async function expireApprovals(deps: Deps): Promise<void> {
  const lapsed = await deps.database
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'asked')
    .where('approvalAnswer', 'is', null)
    .where('approvalDueAt', '<=', new Date(deps.now()))
    .limit(200)
    .execute();
  for (const { id } of lapsed) await expireApproval(deps, id);
}

/** Captures the payment of an approved trip. A declined card ends the booking. */
export async function chargeApprovedTrip(deps: Deps, sessionId: string): Promise<void> {
  const page = await findSession(deps.database, sessionId);
  if (!page || !mayBeSetAside.includes(page.status) || page.paymentIntent === null) return;
  const { paymentIntent, bookingId } = page;
  const booking = await findBooking(deps.database, bookingId);
  // The trip may have been called off in the meantime.
  if (booking?.status !== 'asked' || booking.approvalAnswer !== 'yes') return;
  const taken = await deps.payments.capturePayment({ paymentIntent, key: `capture-${sessionId}` });
  if (taken === 'paid') {
    await settlePayment(deps, sessionId);
    return;
  }
  await inTransaction(deps.database, async (write) => {
    const asked = await lockBooking(write, bookingId);
    if (asked?.status === 'asked') await endApproval(deps, write, asked, 'card-refused');
  });
}

/** An authorised page becomes expired once its payment is known to be released. */
const mayBeSetAside: PaymentSessionRow['status'][] = ['authorised', 'expired'];
