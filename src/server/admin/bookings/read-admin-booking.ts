import type { AdminBookingView, AdminBookingRowView } from '#contract/admin-booking-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { resendableMails } from '#domain/booking-mails.ts';
import { findBooking, type BookingRecord } from '../../bookings/booking-queries.ts';
import { atOneMoment } from '../../database/database.ts';
import { findSessionsOf, type PaymentSessionRow } from '../../payments/payment-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { findRefundsOf, type DecidedRefund } from '../../payments/refunds/admin-refund-queries.ts';
import { noSuchBooking } from '../../payments/refunds/cancel-booking.ts';
import {
  findEventsOn,
  findMailsOf,
  findSteps,
  presentHistory,
  type HistorySources,
} from './admin-booking-history.ts';
import {
  presentCancellation,
  presentRefund,
  presentRefundOffer,
} from '../../payments/refunds/refund-presenter.ts';
import type { AdminBookingRow } from './admin-booking-queries.ts';

/** One booking with its money, its mails and its whole history. */
export async function readAdminBooking(
  { database, now }: Deps,
  bookingId: string,
): Promise<Outcome<AdminBookingView, 'not-found'>> {
  return atOneMoment(database, async (reader) => {
    const booking = await findBooking(reader, bookingId);
    if (!booking) return noSuchBooking;
    const around = {
      steps: await findSteps(reader, bookingId),
      acts: await findEventsOn(reader, bookingId),
      pages: await findSessionsOf(reader, bookingId),
      mails: await findMailsOf(reader, bookingId),
      refunds: await findRefundsOf(reader, bookingId),
    };
    return done(presentAdminBooking(booking, around, now()));
  });
}

export function presentBookingRow(booking: Omit<AdminBookingRow, 'made_at'>): AdminBookingRowView {
  return {
    id: booking.id,
    code: booking.code,
    createdAt: booking.created_at.toISOString(),
    start: booking.start_date,
    end: booking.end_date,
    time: booking.time,
    boat: { id: booking.boat_id, name: booking.boat_name },
    operator: { id: booking.operator_id, name: booking.operator_name },
    customerName: booking.customer_name,
    email: booking.customer_email,
    groupSize: booking.group_size,
    amountCents: booking.amount_cents,
    refundedCents: booking.refunded_cents,
    status: booking.status,
  };
}

/** A booking with all that is known about it; `nowMs` is when it would be cancelled. */
function presentAdminBooking(
  booking: BookingRecord,
  around: HistorySources & { refunds: readonly DecidedRefund[] },
  nowMs: number,
): AdminBookingView {
  return {
    ...presentBookingRow(booking),
    flow: booking.flow,
    pricingMode: booking.pricing_mode,
    port: booking.boat_port,
    customPort: booking.boat_custom_port,
    operatorEmail: booking.operator_email,
    phone: booking.customer_phone,
    specialRequests: booking.special_requests,
    waitsUntil: waitsUntil(booking)?.toISOString() ?? null,
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
    paidAt: booking.paid_at?.toISOString() ?? null,
    cancellation: presentCancellation(booking, nowMs),
    refundOffer: presentRefundOffer(booking),
    refunds: around.refunds.map(presentRefund),
    payments: around.pages.map(presentPage),
    mails: resendableMails(booking.status, around.mails),
    history: presentHistory(around),
  };
}

function waitsUntil(booking: BookingRecord): Date | null {
  if (booking.status === 'asked') return booking.approval_due_at;
  const isUnpaid = booking.status === 'held' || booking.status === 'pending';
  return isUnpaid ? booking.hold_ends_at : null;
}

function presentPage(page: PaymentSessionRow): AdminBookingView['payments'][number] {
  return {
    id: page.id,
    amountCents: page.amount_cents,
    status: page.status,
    openedAt: page.created_at.toISOString(),
    settledAt: page.settled_at?.toISOString() ?? null,
  };
}
