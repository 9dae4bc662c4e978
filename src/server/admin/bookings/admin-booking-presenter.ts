import type { AdminBookingRowView, AdminBookingView } from '#contract/admin-booking-api.ts';
import { resendableMails } from '#domain/booking-mails.ts';
import type { BookingRecord } from '../../bookings/booking-queries.ts';
import type { PaymentSessionRow } from '../../payments/payment-queries.ts';
import {
  type DecidedRefund,
  presentCancellation,
  presentRefund,
  presentRefundOffer,
} from '../../payments/refunds/decided-refunds.ts';
import type { AdminBookingRow } from './admin-booking-queries.ts';
import { presentHistory, type HistorySources } from './booking-history-presenter.ts';

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

/** A booking with all that is kept about it; `nowMs` is when it would be called off. */
export function presentAdminBooking(
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
