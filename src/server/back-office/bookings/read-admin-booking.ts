import type { Language } from '#i18n/languages/languages.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
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
  { database, now, site }: Deps,
  bookingId: string,
  language: Language,
): Promise<Outcome<AdminBookingView, 'not-found'>> {
  const ofPortal = portalLanguage(language, site);
  return withSnapshot(database, async (reader) => {
    const booking = await findBooking(reader, bookingId);
    if (!booking) return noSuchBooking;
    const pages = await listPaymentSessions(reader, bookingId);
    const mails = await listBookingMails(reader, bookingId);
    const refunds = await listBookingRefunds(reader, bookingId);
    return done({
      ...presentBooking(booking),
      cancellation: presentCancellation(booking, now(), language),
      refundOffer: presentRefundOffer(booking, language),
      refunds: refunds.map((refund) => presentRefund(refund, ofPortal)),
      payments: pages.map(presentPage),
      mails: resendableTo(booking, mails),
      history: await readHistory(reader, bookingId, { pages, mails }, ofPortal),
    });
  });
}

export function presentBookingRow(booking: Omit<AdminBookingRow, 'sortKey'>): AdminBookingRowView {
  const { id, code, status, time } = booking;
  return {
    id,
    code,
    status,
    time,
    createdAt: booking.createdAt.toISOString(),
    start: booking.startDate,
    end: booking.endDate,
    boat: { id: booking.boatId, name: booking.boatName },
    operator: { id: booking.operatorId, name: booking.operatorName },
    customerName: booking.customerName,
    email: booking.customerEmail ?? '',
    groupSize: booking.groupSize,
    amountCents: booking.amountCents,
    refundedCents: booking.refundedCents,
    disputedCents: booking.disputedCents,
    source: booking.source,
    paidBy: booking.paidBy,
  };
}

function presentBooking(booking: BookingRecord) {
  return {
    ...presentBookingRow(booking),
    flow: booking.flow,
    pricingMode: booking.pricingMode,
    port: booking.boatPort,
    customPort: booking.boatCustomPort,
    operatorEmail: booking.operatorEmail,
    phone: booking.customerPhone,
    phoneLinks: findPhoneLinks(booking.customerPhone),
    specialRequests: booking.specialRequests,
    waitsUntil: waitsUntil(booking)?.toISOString() ?? null,
    tripCents: booking.tripCents,
    feeCents: booking.feeCents,
    paidAt: booking.paidAt?.toISOString() ?? null,
  };
}

function waitsUntil(booking: BookingRecord): Date | null {
  if (booking.status === 'asked') return booking.approvalDueAt;
  const isUnpaid = booking.status === 'held' || booking.status === 'pending';
  return isUnpaid ? booking.holdEndsAt : null;
}

function presentPage(page: PaymentSessionRow): AdminBookingView['payments'][number] {
  const { id, status, amountCents } = page;
  const settledAt = page.settledAt?.toISOString() ?? null;
  return { id, status, amountCents, openedAt: page.createdAt.toISOString(), settledAt };
}
