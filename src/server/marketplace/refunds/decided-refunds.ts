import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type {
  CancellationView,
  CancelledView,
  RefundView,
} from '#contract/admin/admin-refund-api.ts';
import { isPaidByHand } from '#domain/operators/by-hand.ts';
import {
  cancellationRefusal,
  computeMaxCancellationRefund,
  refundByPolicy,
} from '#domain/trip-changes/cancellations.ts';
import { computeMaxRefundIfPaid, refundRefusal } from '#domain/refunds/refunds.ts';
import { revenueCents } from '#domain/money/revenue.ts';
import {
  findBooking,
  toGuestTrip,
  toPaidMoney,
  toMoneyState,
  noSuchBooking,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Queryable } from '../../platform/database/database.ts';

export function presentCancellation(booking: BookingRow, nowMs: number): CancellationView {
  const { status } = booking;
  const money = { ...toPaidMoney(booking), status };
  const policy = refundByPolicy(toGuestTrip(booking), nowMs);
  return {
    refusal: cancellationRefusal(status),
    paidCents: paidThroughUs(booking) ? booking.amount_cents : 0,
    mostCents: computeMaxCancellationRefund(money),
    policyCents: policy.cents,
    policy: policy.why,
  };
}

function paidThroughUs({ paid_at: paidAt, paid_by: paidBy }: BookingRow): boolean {
  return paidAt !== null && !isPaidByHand(paidBy);
}

/** Presents what can be refunded without a cancellation. */
export function presentRefundOffer(booking: BookingRow): AdminBookingView['refundOffer'] {
  const state = toMoneyState(booking);
  return { refusal: refundRefusal(state), mostCents: computeMaxRefundIfPaid(state) };
}

export async function readRefunded(
  { database }: Deps,
  bookingId: string,
): Promise<Outcome<CancelledView, 'not-found'>> {
  const booking = await findBooking(database, bookingId);
  if (!booking) return noSuchBooking;
  const refunds = await listBookingRefunds(database, bookingId);
  const { id, status, refunded_cents: refundedCents, disputed_cents: disputedCents } = booking;
  const paidCents = booking.amount_cents;
  const keptCents = paidThroughUs(booking)
    ? revenueCents({ paidCents, refundedCents, disputedCents })
    : 0;
  return done({ id, status, refundedCents, keptCents, refunds: refunds.map(presentRefund) });
}

export async function readRefund({ database }: Deps, refundId: string) {
  const refund = decidedRefunds(database).where('booking_refunds.id', '=', refundId);
  return done(presentRefund(await refund.executeTakeFirstOrThrow()));
}

export function presentRefund(refund: DecidedRefund): RefundView {
  return {
    id: refund.id,
    cents: refund.cents,
    reason: refund.reason,
    state: refund.state,
    decidedAt: refund.decided_at.toISOString(),
    decidedBy: decidedBy(refund),
    sentAt: refund.sent_at?.toISOString() ?? null,
    failure: refund.failure,
    settled: presentSettled(refund),
    isMadeAtProvider: refund.is_made_at_provider,
  };
}

function decidedBy(refund: DecidedRefund): string | null {
  if (refund.is_made_at_provider) return null;
  return refund.decided_by_name ?? (isOfUnwanted(refund) ? null : 'The captain');
}

function presentSettled(refund: DecidedRefund): RefundView['settled'] {
  const { settled_reference: reference, settled_at: at, settled_by_name: by } = refund;
  return reference === null || at === null
    ? null
    : { reference, by: by ?? '', at: at.toISOString() };
}

/** True for automatic refunds of late and duplicate payments. */
function isOfUnwanted({ page_status: status }: DecidedRefund): boolean {
  return status === 'refund_due' || status === 'refunded';
}

export type DecidedRefund = Awaited<ReturnType<typeof listBookingRefunds>>[number];

/** Finds all refunds of a booking with their authors, oldest first. */
export function listBookingRefunds(reader: Queryable, bookingId: string) {
  return decidedRefunds(reader)
    .where('booking_refunds.booking_id', '=', bookingId)
    .orderBy('decided_at')
    .orderBy('booking_refunds.id')
    .execute();
}

function decidedRefunds(reader: Queryable) {
  return reader
    .selectFrom('booking_refunds')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'session_id')
    .leftJoin('admins', 'admins.id', 'decided_by')
    .leftJoin('admins as settlers', 'settlers.id', 'settled_by')
    .selectAll('booking_refunds')
    .select([
      'admins.name as decided_by_name',
      'settlers.name as settled_by_name',
      'payment_sessions.status as page_status',
    ]);
}
