import { bookingHistoryMessages } from '#i18n/catalogues/booking-history-messages.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { describeRefundReason } from '#i18n/records/refund-reasons.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import type {
  CancellationView,
  CancelledView,
  RefundView,
} from '#contract/admin/admin-refund-api.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import {
  findCancellationRefusal,
  computeMaxCancellationRefund,
  computePolicyRefund,
} from '#domain/trip-changes/cancellations.ts';
import { computeMaxRefundIfPaid, findRefundRefusal } from '#domain/refunds/refunds.ts';
import { computeRevenueCents } from '#domain/money/revenue.ts';
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

export function presentCancellation(
  booking: BookingRow,
  nowMs: number,
  language: Language,
): CancellationView {
  const { status } = booking;
  const money = { ...toPaidMoney(booking), status };
  const refusal = findCancellationRefusal(status);
  const policy = computePolicyRefund(toGuestTrip(booking), nowMs);
  return {
    refusal: refusal && writeError(language, refusal),
    paidCents: paidThroughUs(booking) ? booking.amountCents : 0,
    mostCents: computeMaxCancellationRefund(money),
    policyCents: policy.cents,
    policy: writeError(language, policy.why),
  };
}

function paidThroughUs({ paidAt, paidBy }: BookingRow): boolean {
  return paidAt !== null && !isPaidToOperator(paidBy);
}

/** Presents what can be refunded without a cancellation. */
export function presentRefundOffer(
  booking: BookingRow,
  language: Language,
): AdminBookingView['refundOffer'] {
  const state = toMoneyState(booking);
  const refusal = findRefundRefusal(state);
  return {
    refusal: refusal && writeError(language, refusal),
    mostCents: computeMaxRefundIfPaid(state),
  };
}

export async function readRefunded(
  { database, site }: Deps,
  bookingId: string,
  language: Language,
): Promise<Outcome<CancelledView, 'not-found'>> {
  const booking = await findBooking(database, bookingId);
  if (!booking) return noSuchBooking;
  const ofPortal = portalLanguage(language, site);
  const rows = await listBookingRefunds(database, bookingId);
  const refunds = rows.map((refund) => presentRefund(refund, ofPortal));
  const { id, status, refundedCents, disputedCents } = booking;
  const paidCents = booking.amountCents;
  const keptCents = paidThroughUs(booking)
    ? computeRevenueCents({ paidCents, refundedCents, disputedCents })
    : 0;
  return done({ id, status, refundedCents, keptCents, refunds });
}

export async function readRefund({ database, site }: Deps, refundId: string, language: Language) {
  const refund = decidedRefunds(database).where('bookingRefunds.id', '=', refundId);
  return done(
    presentRefund(await refund.executeTakeFirstOrThrow(), portalLanguage(language, site)),
  );
}

export function presentRefund(refund: DecidedRefund, language: PortalLanguage): RefundView {
  return {
    id: refund.id,
    cents: refund.cents,
    reason: describeRefundReason(refund.reason, language),
    state: refund.state,
    decidedAt: refund.decidedAt.toISOString(),
    decidedBy: decidedBy(refund, language),
    sentAt: refund.sentAt?.toISOString() ?? null,
    failure: refund.failure,
    settled: presentSettled(refund),
    isMadeAtProvider: refund.isMadeAtProvider,
  };
}

function decidedBy(refund: DecidedRefund, language: PortalLanguage): string | null {
  if (refund.isMadeAtProvider) return null;
  const t = bookingHistoryMessages[language];
  return refund.decidedByName ?? (isForUnwantedPayment(refund) ? null : t.theCaptain);
}

function presentSettled(refund: DecidedRefund): RefundView['settled'] {
  const { settledReference: reference, settledAt: at, settledByName: by } = refund;
  return reference === null || at === null
    ? null
    : { reference, by: by ?? '', at: at.toISOString() };
}

/** True for automatic refunds of late and duplicate payments. */
function isForUnwantedPayment({ pageStatus: status }: DecidedRefund): boolean {
  return status === 'refund_due' || status === 'refunded';
}

export type DecidedRefund = Awaited<ReturnType<typeof listBookingRefunds>>[number];

/** Finds all refunds of a booking with their authors, oldest first. */
export function listBookingRefunds(reader: Queryable, bookingId: string) {
  return decidedRefunds(reader)
    .where('bookingRefunds.bookingId', '=', bookingId)
    .orderBy('decidedAt')
    .orderBy('bookingRefunds.id')
    .execute();
}

function decidedRefunds(reader: Queryable) {
  return reader
    .selectFrom('bookingRefunds')
    .innerJoin('paymentSessions', 'paymentSessions.id', 'sessionId')
    .leftJoin('admins', 'admins.id', 'decidedBy')
    .leftJoin('admins as settlers', 'settlers.id', 'settledBy')
    .selectAll('bookingRefunds')
    .select([
      'admins.name as decidedByName',
      'settlers.name as settledByName',
      'paymentSessions.status as pageStatus',
    ]);
}
