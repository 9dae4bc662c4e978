import type { Context } from 'hono';
import type { CheckoutPayload } from '#contract/public/booking-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { computeCheckoutHoldEnd } from '#domain/bookings/hold-ends.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { decideTrip, type Trip } from '#domain/bookings/trips.ts';
import { countSeasonDays } from '#domain/bookings/unpaid-limits.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { findPublicBoat, type BoatRecord } from '../core/boats/boat-queries.ts';
import { endBooking } from '../core/bookings/end-booking.ts';
import { findShipCall } from '../core/bookings/ship-guests.ts';
import { unpaidGuest, type UnpaidGuest } from '../core/bookings/unpaid-bookings.ts';
import { writeBooking, type NewBooking, type SaleProblem } from '../core/bookings/write-booking.ts';
import { refreshCalendars } from '../calendars/refresh-calendars.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import { getNetworkKey } from '../../platform/http/requests/client-address.ts';
import { serve } from '../../platform/http/serve.ts';
import { endLapsedHolds } from '../payments/end-hold.ts';
import { openHoldPage, providerUnavailable } from '../payments/open-payment-page.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  cookieKey,
  findByKey,
  releaseIdempotencyKey,
  rememberKey,
  resumeHold,
  resumeOrRelease,
} from './idempotency.ts';

export function holdRoutes(deps: Deps) {
  return [
    serve(endpoints.createCheckout, async ({ payload, context, address }) => {
      const held = await holdForBrowser(deps, { context, address }, payload);
      return held.ok ? done({ url: held.value }) : held;
    }),
  ];
}

/** URL of the payment page. */
type HeldTrip = Promise<Outcome<string, SaleProblem | 'unavailable'>>;

/** `address` is the client's IP address. */
type Browser = { context: Context; address: string };

/**
 * Holds a trip once per idempotency key. The page's script sends the key in the request; a plain form sends it in a
 * cookie. An earlier hold under either key is resumed or released first.
 */
export async function holdForBrowser(
  deps: Deps,
  { context, address }: Browser,
  input: CheckoutPayload,
): HeldTrip {
  const keys = [input.requestKey, cookieKey(deps, context)].filter((key) => key !== undefined);
  const [ownKey = deps.newId()] = keys;
  for (const key of keys) {
    const earlier = await findByKey(deps, key);
    if (!earlier) continue;
    const resumed = await resumeOrRelease(deps, earlier, input);
    if (!resumed.ok) return resumed;
    if (resumed.value !== null) {
      rememberKey(deps, context, key);
      return done(resumed.value);
    }
    if (key === ownKey) await releaseIdempotencyKey(deps, earlier.id);
  }
  const held = await holdOnce(deps, { ...input, requestKey: ownKey, address });
  if (held.ok) rememberKey(deps, context, ownKey);
  return held;
}

/** Resumes the hold of a concurrent duplicate request, which may have caused the refusal. */
async function holdOnce(deps: Deps, input: AddressedCheckout): HeldTrip {
  const held = await holdTrip(deps, input);
  if (held.ok) return held;
  const duplicate = await findByKey(deps, input.requestKey);
  return (duplicate && (await resumeHold(deps, duplicate, input))) ?? held;
}

/** Validates a request, holds seats or days, and opens the payment page. Hold and page expire together. */
async function holdTrip(deps: Deps, input: AddressedCheckout): HeldTrip {
  if (!isUuid(input.boatId)) return boatNotOffered;
  await endLapsedHolds(deps, input);
  const needsApproval = !(await refreshCalendars(deps, input.boatId));
  const held = await writeBooking(deps, input.boatId, (reader) =>
    decideHold(deps, reader, { ...input, needsApproval }),
  );
  if (!held.ok) return held;
  try {
    return done(await openHoldPage(deps, held.value));
  } catch (error) {
    await endBooking(deps, held.value, 'abandon', 'payments');
    deps.log.error('a payment page could not be opened:', error);
    return error instanceof PaymentsUnavailable
      ? providerUnavailable
      : refused('unavailable', 'payment.failed');
  }
}

type AddressedCheckout = CheckoutPayload & { address: string };
type HoldInput = AddressedCheckout & { needsApproval: boolean };

async function decideHold(
  deps: Deps,
  reader: Queryable,
  input: HoldInput,
): Promise<Outcome<NewBooking, SaleProblem>> {
  const now = toIslandNow(deps.now());
  const days = { from: input.start, until: input.end };
  const boat = await findPublicBoat(reader, input.boatId, now.day, days);
  if (!boat) return boatNotOffered;
  const request = { ...input, mode: input.pricingMode };
  const decided = decideTrip(boatForSale(boat, now.day), request, now);
  if (!decided.ok) return decided;
  const compared = compareAmount(decided.value.amountCents, input.amountCents);
  if (!compared.ok) return compared;
  const ship = await findShipCall(reader, input);
  if (!ship.ok) return ship;
  return done({ ...buildHold(deps, boat, decided.value, input), portCallId: ship.value });
}

/** Builds the data for the limits on unpaid bookings: hashes to count by, and the limits themselves. */
export function buildUnpaidGuest(
  { now, unpaidLimits }: Deps,
  { availability }: BoatRecord,
  { email, address }: { email: string; address: string },
): UnpaidGuest {
  const season = () => countSeasonDays(availability, toIslandNow(now()).day);
  return unpaidGuest({ email, network: getNetworkKey(address) }, { limits: unpaidLimits, season });
}

/** Identical for unknown boats, withdrawn boats and suspended operators, so that visitors cannot tell them apart. */
export const boatNotOffered = refused('not-found', 'boat.notOffered');

/** Refuses if the amount sent by the browser differs from the price; the refusal contains the price. */
export function compareAmount(
  priceCents: number,
  sentCents: number | undefined,
): Outcome<null, 'amount-changed'> {
  if (sentCents === undefined || sentCents === priceCents) return done(null);
  return refused(
    'amount-changed',
    { code: 'checkout.totalChanged', values: { money: priceCents } },
    { facts: { amountCents: priceCents } },
  );
}

function buildHold(deps: Deps, boat: BoatRecord, trip: Trip, input: HoldInput): NewBooking {
  return {
    id: deps.newId(),
    flow: 'checkout',
    status: 'held',
    boat,
    trip,
    feeCents: 0,
    holdEndsAt: computeCheckoutHoldEnd(deps.now(), trip),
    needsApproval: input.needsApproval,
    language: spokenLanguage(input.language, deps.site),
    guest: {
      name: input.customerName,
      email: input.customerEmail,
      phone: input.customerPhone?.trim() || null,
      requests: input.specialRequests?.trim() || null,
    },
    unpaid: buildUnpaidGuest(deps, boat, { ...input, email: input.customerEmail }),
    requestKey: input.requestKey,
  };
}
