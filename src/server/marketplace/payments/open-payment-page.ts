import { paths } from '#contract/pages/paths.ts';
import { computeBookedFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { takesSeats } from '#domain/bookings/bookings.ts';
import { computePaymentPageEnd } from '#domain/bookings/hold-ends.ts';
import { spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { describePaidTrip, paymentPageMessages } from '#i18n/formats/payment-page-messages.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import {
  findBooking,
  toGuestTrip,
  lockBooking,
  noSuchBooking,
  type BookingRecord,
} from '../core/bookings/booking-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { PaymentsUnavailable, type PaymentOrder } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { closeOpenPages } from './close-payment-pages.ts';
import { listPaymentSessions, insertSession } from '../core/money/payment-queries.ts';

/** Opens the payment page of a hold and returns its URL; idempotent, one page per hold. */
export async function openHoldPage(deps: Deps, bookingId: string): Promise<string> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking?.holdEndsAt) throw new Error(`Booking ${bookingId} has no hold to pay.`);
  const page = {
    key: `hold-${bookingId}`,
    // At least the provider's minimum lifetime of a page; if the hold ends earlier, ending the hold closes the page.
    expiresAt: Math.max(
      booking.holdEndsAt.getTime(),
      computePaymentPageEnd(booking.createdAt.getTime()),
    ),
    cancelPath: `/checkout/abandon/${bookingId}`,
  };
  const url = await openPaymentPage(deps, booking, page).catch(async (error: unknown) => {
    // A concurrent duplicate request may have opened the page.
    const pages = await listPaymentSessions(deps.database, bookingId);
    const open = pages.find(({ status }) => status === 'open');
    if (open) return open.url;
    throw error;
  });
  await closeIfEnded(deps, bookingId);
  return url;
}

/**
 * Closes the page if a call-off has ended the hold before the page was open. Locks the booking, so that a later end of
 * the booking sees the page.
 */
async function closeIfEnded(deps: Deps, bookingId: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (booking && !takesSeats(booking.status))
      await deps.jobs.queue(write, 'close-payment-pages', { bookingId });
  });
}

export const providerUnavailable = refused('unavailable', 'payment.providerDown');

/** Minimum time left on a reused page, for a guest who has yet to find a card. */
const MIN_TIME_LEFT_MS = 5 * MINUTE_MS;
/** The provider keeps a page for a day at most. */
const MAX_TIME_MS = DAY_MS - MINUTE_MS;

/** Returns the open payment page of a reservation, or a new one. Null if the reservation is paid or has ended. */
export async function openReservationPage(
  deps: Deps,
  bookingId: string,
): Promise<Outcome<string | null, 'not-found' | 'unavailable'>> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return noSuchBooking;
  const endsAt = booking.holdEndsAt?.getTime() ?? 0;
  const nowMs = deps.now();
  if (booking.status !== 'pending' || endsAt <= nowMs) return done(null);
  const open = (await listPaymentSessions(deps.database, bookingId)).find(
    ({ status, expiresAt: until, amountCents: cents }) =>
      status === 'open' &&
      cents === booking.amountCents &&
      until.getTime() > nowMs + MIN_TIME_LEFT_MS,
  );
  if (open) return done(open.url);
  const page = {
    key: `pay-${deps.newId()}`,
    // The page may outlive the reservation by minutes; it is closed when the reservation ends.
    expiresAt: Math.min(Math.max(endsAt, computePaymentPageEnd(nowMs)), nowMs + MAX_TIME_MS),
    cancelPath: paths.confirmation({ bid: bookingId }),
  };
  try {
    const url = await openPaymentPage(deps, booking, page);
    if (await isStillOwed(deps, booking)) return done(url);
    // The group has become smaller in the meantime, so this page charges too much.
    const closed = await closeOpenPages(deps, bookingId);
    return closed.ok ? await openReservationPage(deps, bookingId) : closed;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return refused('unavailable', 'payment.providerDownForLink');
  }
}

/** Locks the booking, so that later price changes see the open page. */
function isStillOwed(
  { database }: Deps,
  { id, amountCents: cents }: BookingRecord,
): Promise<boolean> {
  return inTransaction(
    database,
    async (write) => (await lockBooking(write, id))?.amountCents === cents,
  );
}

/** `expiresAt` is in epoch milliseconds; the same `key` yields the same page. */
type NewPage = { key: string; expiresAt: number; cancelPath: string };

async function openPaymentPage(deps: Deps, booking: BookingRecord, page: NewPage): Promise<string> {
  const session = await deps.payments.openSession(orderFor(deps, booking, page));
  if (session.url === null) throw new Error(`Payment page ${session.id} has no URL.`);
  await insertSession(deps.database, session, booking.id, new Date(deps.now()));
  return session.url;
}

function orderFor(
  { site, now }: Deps,
  booking: BookingRecord,
  { key, expiresAt, cancelPath }: NewPage,
): PaymentOrder {
  const language = spokenLanguage(booking.language, site);
  const nowMs = now();
  const { serviceFee } = paymentPageMessages[language];
  const title = `${booking.boatName} (${booking.code})`;
  const fee = booking.feeCents > 0 ? [{ name: serviceFee, cents: booking.feeCents }] : [];
  const buildUrl = (path: string) => site.publicUrl + localizeAddress(language, path);
  return {
    key,
    expiresAt,
    title,
    language,
    bookingId: booking.id,
    details: describePayment(booking, language, nowMs),
    lines: [{ name: title, cents: booking.tripCents }, ...fee],
    customerEmail: booking.customerEmail ?? '',
    isSetAside: booking.needsApproval,
    successUrl: buildUrl(`${paths.paymentSuccess()}?session_id={CHECKOUT_SESSION_ID}`),
    cancelUrl: buildUrl(cancelPath),
  };
}

/** States the cancellation terms and when the card is charged, which guests see before they pay. */
function describePayment(booking: BookingRecord, language: Language, nowMs: number): string {
  const trip = describePaidTrip(language, {
    start: booking.startDate,
    end: booking.endDate,
    time: booking.time,
    guests: booking.groupSize,
    port: booking.boatPort,
    customPort: booking.boatCustomPort,
  });
  const freeUntilMs = computeBookedFreeCancellationEnd(toGuestTrip(booking), nowMs) ?? null;
  const terms = formatCancellationTerms(language, freeUntilMs, tripsMessages[language]);
  const charged = booking.needsApproval ? [paymentPageMessages[language].notYetCharged] : [];
  return [`${trip}.`, terms, ...charged].join(' ');
}
