import { updateRow } from '../../platform/database/update-row.ts';
import { DAY_SECONDS } from '#domain/time/durations.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CheckoutPayload, ReservationPayload } from '#contract/public/booking-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { localizePath, spokenLanguage } from '#i18n/languages/languages.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { findBooking, type BookingRecord } from '../core/bookings/booking-queries.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import { pathCookie } from '../../platform/http/secure-cookies.ts';
import { endHold } from '../payments/end-hold.ts';
import { openHoldPage, providerUnavailable } from '../payments/open-payment-page.ts';
import { listPaymentSessions } from '../core/money/payment-queries.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Finds the booking that an earlier or concurrent request created with this idempotency key. */
export async function findByKey(
  deps: Deps,
  key: string | undefined,
): Promise<BookingRecord | null> {
  if (key === undefined) return null;
  const made = await deps.database
    .selectFrom('bookings')
    .select('id')
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
  return made ? findBooking(deps.database, made.id) : null;
}

/** Clears this booking's key. If another booking has taken over the key in the meantime, that booking keeps it. */
export async function releaseIdempotencyKey(deps: Deps, bookingId: string): Promise<void> {
  await updateRow(deps.database, 'bookings', bookingId, { idempotencyKey: null });
}

/**
 * Handles this browser's earlier checkout. An identical request gets the existing payment page, so that a double click
 * creates one hold. A different request for the same boat releases the earlier seats first, so that guests do not block
 * themselves. Asks a guest who has already paid for this trip to confirm. Returns the payment page; null if there is no
 * page to resume.
 */
export async function resumeOrRelease(
  deps: Deps,
  earlier: BookingRecord,
  input: CheckoutPayload,
): Promise<Outcome<string | null, 'conflict' | 'unavailable'>> {
  if (!input.again && isBookedAlready(earlier, input)) {
    return refused('conflict', 'checkout.alreadyBooked', {
      facts: { bookedId: earlier.id },
    });
  }
  if (earlier.status !== 'held' || earlier.boatId !== input.boatId) return done(null);
  const resumed = await resumeHold(deps, earlier, input);
  if (resumed) return resumed;
  try {
    await endHold(deps, earlier.id, 'abandon');
    return done(null);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return providerUnavailable;
    throw error;
  }
}

/** True if the guest has already booked the same trip, whatever the group size. */
function isBookedAlready(booking: BookingRecord, input: CheckoutPayload): boolean {
  return (
    (booking.status === 'paid' || booking.status === 'asked') &&
    booking.boatId === input.boatId &&
    booking.startDate === input.start &&
    booking.time === input.time &&
    booking.customerEmail?.toLowerCase() === input.customerEmail.toLowerCase()
  );
}

/** Timeout of the payment gateway: the page of a younger hold may still be opening. */
const OPENING_MS = 45_000;

/** Returns the payment page of an active hold that an identical request created; else null. */
export async function resumeHold(
  deps: Deps,
  hold: BookingRecord,
  input: CheckoutPayload,
): Promise<Outcome<string, 'unavailable'> | null> {
  const isOver = (hold.holdEndsAt?.getTime() ?? 0) <= deps.now();
  if (hold.status !== 'held' || isOver || !isSameCheckout(deps, hold, input)) return null;
  const pages = await listPaymentSessions(deps.database, hold.id);
  const page = pages.find(({ status }) => status === 'open');
  if (page) return done(page.url);
  const isNew = deps.now() - hold.createdAt.getTime() < OPENING_MS;
  if (pages.length > 0 || !isNew) return null;
  try {
    // Another request is opening the page right now; both get the same page.
    return done(await openHoldPage(deps, hold.id));
  } catch (error) {
    // Keeps the hold: ending it is up to the other request.
    deps.log.error('the payment page that another request is opening could not be opened:', error);
    return providerUnavailable;
  }
}

/** Compares the language, too, because it determines the language of the mails. */
function isSameCheckout({ site }: Deps, booking: BookingRecord, input: CheckoutPayload): boolean {
  return (
    booking.flow === 'checkout' &&
    booking.startDate === input.start &&
    booking.endDate === input.end &&
    booking.time === input.time &&
    booking.language === spokenLanguage(input.language, site) &&
    booking.customerPhone === (input.customerPhone?.trim() || null) &&
    (input.amountCents === undefined || input.amountCents === booking.amountCents) &&
    isSameParty(booking, input)
  );
}

/** True if the booking matches the request. Ignores the time, which we choose in the form flow. */
export function isSameReservation(booking: BookingRecord, input: ReservationPayload): boolean {
  return (
    booking.flow === 'form' &&
    booking.startDate === input.startDate &&
    booking.endDate === input.endDate &&
    booking.amountCents === input.amountCents &&
    isSameParty(booking, input)
  );
}

function isSameParty(booking: BookingRecord, input: CheckoutPayload | ReservationPayload) {
  return (
    booking.boatId === input.boatId &&
    booking.pricingMode === input.pricingMode &&
    booking.groupSize === input.groupSize &&
    booking.customerName === input.customerName &&
    booking.customerEmail === input.customerEmail &&
    booking.specialRequests === (input.specialRequests?.trim() || null)
  );
}

/** Returns the checkout page's path in each language, to which browsers without JavaScript submit the form. */
export function bookPaths({ languages = ['en'] }: Deps['site']): string[] {
  return languages.map((language) => localizePath(language, '/book'));
}

/** Cookie with the idempotency key of this browser's last checkout, or of its next one. */
const KEY_COOKIE = 'checkout';

export function cookieKey({ site }: Pick<Deps, 'site'>, context: Context): string | undefined {
  const key = getCookie(context, pathCookie(KEY_COOKIE, site.publicUrl));
  return key !== undefined && isUuid(key) ? key : undefined;
}

/** Limits the cookie to the paths of the checkout API and the checkout forms. */
export function rememberKey(deps: Deps, context: Context, key: string): void {
  for (const path of [endpoints.createCheckout.path, ...bookPaths(deps.site)]) {
    setCookie(context, pathCookie(KEY_COOKIE, deps.site.publicUrl), key, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: deps.site.publicUrl.startsWith('https:'),
      path,
      maxAge: DAY_SECONDS,
    });
  }
}

/**
 * Sets the key cookie with the checkout page, so that a browser without JavaScript that loses the response and submits
 * the form again does not book twice. Runs in front of the response cache, because the cached page is shared, and marks
 * this copy private.
 */
export function giveCheckoutKey(deps: Deps): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET') return;
    if (context.res.headers.get('cache-control') === 'no-cache') {
      context.header('cache-control', 'private, no-cache');
    }
    if (cookieKey(deps, context) === undefined) rememberKey(deps, context, deps.newId());
  };
}
