import type { AdminBookingRowView, AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { done, type Outcome } from '#domain/problems.ts';
import {
  findBooking,
  type BookingRecord,
  noSuchBooking,
} from '../../marketplace/core/bookings/booking-queries.ts';
import { withSnapshot } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  listPaymentSessions,
  type PaymentSessionRow,
} from '../../marketplace/core/money/payment-queries.ts';
import {
  listBookingRefunds,
  presentCancellation,
  presentRefund,
  presentRefundOffer,
} from '../../marketplace/refunds/decided-refunds.ts';
import { listBookingMails, readHistory, resendableTo } from './admin-booking-history.ts';
import type { AdminBookingRow } from './admin-booking-queries.ts';
import { findPhoneLinks } from '../../marketplace/core/operators/phone-links.ts';

export async function readAdminBooking(
  { database, now }: Deps,
  bookingId: string,
): Promise<Outcome<AdminBookingView, 'not-found'>> {
  return withSnapshot(database, async (reader) => {
    const booking = await findBooking(reader, bookingId);
    if (!booking) return noSuchBooking;
    const pages = await listPaymentSessions(reader, bookingId);
    const mails = await listBookingMails(reader, bookingId);
    const refunds = await listBookingRefunds(reader, bookingId);
    return done({
      ...presentBooking(booking),
      cancellation: presentCancellation(booking, now()),
      refundOffer: presentRefundOffer(booking),
      refunds: refunds.map(presentRefund),
      payments: pages.map(presentPage),
      mails: resendableTo(booking, mails),
      history: await readHistory(reader, bookingId, { pages, mails }),
    });
  });
}

export function presentBookingRow(booking: Omit<AdminBookingRow, 'made_at'>): AdminBookingRowView {
  const { id, code, status, time } = booking;
  return {
    id,
    code,
    status,
    time,
    createdAt: booking.created_at.toISOString(),
    start: booking.start_date,
    end: booking.end_date,
    boat: { id: booking.boat_id, name: booking.boat_name },
    operator: { id: booking.operator_id, name: booking.operator_name },
    customerName: booking.customer_name,
    email: booking.customer_email ?? '',
    groupSize: booking.group_size,
    amountCents: booking.amount_cents,
    refundedCents: booking.refunded_cents,
    disputedCents: booking.disputed_cents,
    source: booking.source,
    paidBy: booking.paid_by,
  };
}

function presentBooking(booking: BookingRecord) {
  return {
    ...presentBookingRow(booking),
    flow: booking.flow,
    pricingMode: booking.pricing_mode,
    port: booking.boat_port,
    customPort: booking.boat_custom_port,
    operatorEmail: booking.operator_email,
    phone: booking.customer_phone,
    phoneLinks: findPhoneLinks(booking.customer_phone),
    specialRequests: booking.special_requests,
    waitsUntil: waitsUntil(booking)?.toISOString() ?? null,
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
    paidAt: booking.paid_at?.toISOString() ?? null,
  };
}

function waitsUntil(booking: BookingRecord): Date | null {
  if (booking.status === 'asked') return booking.approval_due_at;
  const isUnpaid = booking.status === 'held' || booking.status === 'pending';
  return isUnpaid ? booking.hold_ends_at : null;
}

function presentPage(page: PaymentSessionRow): AdminBookingView['payments'][number] {
  const { id, status, amount_cents: amountCents } = page;
  const settledAt = page.settled_at?.toISOString() ?? null;
  return { id, status, amountCents, openedAt: page.created_at.toISOString(), settledAt };
}
