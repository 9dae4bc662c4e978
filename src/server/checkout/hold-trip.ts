import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { islandNow } from '#domain/days.ts';
import { checkoutHoldEnd, paymentPageEnd } from '#domain/hold-ends.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideTrip, type Trip } from '#domain/trips.ts';
import { boatForSale } from '../boats/boat-presenter.ts';
import { findPublicBoat, type BoatRecord } from '../boats/boat-queries.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { endBooking } from '../bookings/end-booking.ts';
import { writeBooking, type NewBooking, type SaleProblem } from '../bookings/write-booking.ts';
import { refreshCalendars } from '../calendars/refresh-calendars.ts';
import type { Reader } from '../database/database.ts';
import { PaymentsUnavailable } from '../gateways/card-payments.ts';
import { endLapsedHolds } from '../payments/end-hold.ts';
import { openPaymentPage } from '../payments/open-payment-page.ts';
import { findSessionsOf } from '../payments/payment-queries.ts';
import type { Deps } from '../dependencies.ts';
import { compareAmount } from './compare-amount.ts';

/** `url`: of the page on which it is paid. */
export type HeldTrip = { url: string };

/** Unknown, withdrawn or of a suspended operator: to a visitor these are the same. */
export const boatGone = refused('not-found', 'This boat is no longer offered.');

export const providerIsDown = refused(
  'unavailable',
  'Our payment partner does not answer right now. Nothing was charged; please try again in a minute.',
);

/**
 * Checks a wish, holds the seats or days, and opens the page on which they are paid. The hold lasts
 * exactly as long as the page can be paid (readings: booking and paying).
 */
export async function holdTrip(
  deps: Deps,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, SaleProblem | 'unavailable'>> {
  if (!isUuid(input.boatId)) return boatGone;
  await endLapsedHolds(deps, { boatId: input.boatId, start: input.start, end: input.end });
  const needsApproval = !(await refreshCalendars(deps, input.boatId));
  const held = await writeBooking(deps, input.boatId, (reader) =>
    decideHold(deps, reader, { ...input, needsApproval }),
  );
  return held.ok ? openPage(deps, held.value) : held;
}

type HoldInput = CheckoutPayload & { needsApproval: boolean };

async function decideHold(
  deps: Deps,
  reader: Reader,
  input: HoldInput,
): Promise<Outcome<NewBooking, SaleProblem>> {
  const now = islandNow(deps.now());
  const days = { from: input.start, until: input.end };
  const boat = await findPublicBoat(reader, input.boatId, now.day, days);
  if (!boat) return boatGone;
  const decided = decideTrip(
    boatForSale(boat, now.day),
    { ...input, mode: input.pricingMode },
    now,
  );
  if (!decided.ok) return decided;
  const compared = compareAmount(decided.value.amountCents, input.amountCents);
  return compared.ok ? done(holdOf(deps, boat, decided.value, input)) : compared;
}

function holdOf(deps: Deps, boat: BoatRecord, trip: Trip, input: HoldInput): NewBooking {
  return {
    id: deps.newId(),
    flow: 'checkout',
    status: 'held',
    boat,
    trip,
    feeCents: 0,
    holdEndsAt: checkoutHoldEnd(deps.now(), trip),
    needsApproval: input.needsApproval,
    customer: {
      name: input.customerName,
      email: input.customerEmail,
      phone: input.customerPhone?.trim() || null,
      requests: input.specialRequests?.trim() || null,
    },
    requestKey: input.requestKey,
  };
}

async function openPage(deps: Deps, bookingId: string): Promise<Outcome<HeldTrip, 'unavailable'>> {
  try {
    return done(await openHoldPage(deps, bookingId));
  } catch (error) {
    await endBooking(deps, bookingId, 'abandon', 'payments');
    deps.log.error('a payment page could not be opened:', error);
    return error instanceof PaymentsUnavailable
      ? providerIsDown
      : refused('unavailable', 'Unable to process payment. Please try again.');
  }
}

/** The one page of a hold, however often it is asked for. */
export async function openHoldPage(deps: Deps, bookingId: string): Promise<HeldTrip> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking?.hold_ends_at) throw new Error(`Booking ${bookingId} has no hold to pay.`);
  const order = {
    key: `hold-${bookingId}`,
    // The provider takes no shorter page; when the hold ends before it, at the trip's start, it is closed.
    expiresAt: Math.max(
      booking.hold_ends_at.getTime(),
      paymentPageEnd(booking.created_at.getTime()),
    ),
    cancelPath: `/checkout/abandon/${bookingId}`,
  };
  const { url } = await openPaymentPage(deps, booking, order).catch(async (error: unknown) => {
    // Where the same request came twice at once, the other one may have it.
    const pages = await findSessionsOf(deps.database, bookingId);
    const page = pages.find(({ status }) => status === 'open');
    if (page) return page;
    throw error;
  });
  return { url };
}
