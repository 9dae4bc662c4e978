import type {
  ManualBookingPayload,
  ManualBookingView,
} from '#contract/operator/manual-booking-api.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { computeReservationEnd } from '#domain/bookings/hold-ends.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { buildPaidToOperatorEntry } from '#domain/payouts/ledger.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { computeSmallestParty, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import { decideTrip, type Trip } from '#domain/bookings/trips.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { findPublicBoat, type BoatRecord } from '../core/boats/boat-queries.ts';
import type { BookingRecord } from '../core/bookings/booking-queries.ts';
import { findShipCall } from '../core/bookings/ship-guests.ts';
import { writeBooking, type NewBooking, type SaleProblem } from '../core/bookings/write-booking.ts';
import { compareAmount } from '../checkout/hold-trip.ts';
import { findByKey } from '../checkout/idempotency.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { warnIfUncovered } from '../core/documents/warn-if-uncovered.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { endLapsedHolds } from '../payments/end-hold.ts';
import { postEntry } from '../core/money/ledger-entries.ts';

type Booked = Promise<Outcome<ManualBookingView, SaleProblem>>;

/**
 * Books a trip for a guest on the dock or on the phone, once per idempotency key. Reserves seats like every other sale
 * (docs/decisions/0076).
 */
export async function createManualBooking(
  deps: Deps,
  operatorId: string,
  input: ManualBookingPayload,
): Booked {
  const earlier = await findByKey(deps, input.requestKey);
  if (earlier) return answerAgain(earlier, operatorId, input);
  const booked = await attemptBooking(deps, operatorId, input);
  // A concurrent duplicate of this request may have created the booking.
  const made = await findByKey(deps, input.requestKey);
  if (!made) return booked.ok ? bookedBefore : booked;
  return booked.ok ? done(present(made)) : answerAgain(made, operatorId, input);
}

function answerAgain(booking: BookingRecord, operatorId: string, input: ManualBookingPayload) {
  const isSame =
    booking.operatorId === operatorId &&
    booking.flow === 'operator' &&
    booking.boatId === input.boatId &&
    booking.pricingMode === input.pricingMode &&
    booking.startDate === input.start &&
    booking.endDate === input.end &&
    booking.time === input.time &&
    booking.groupSize === input.groupSize &&
    booking.customerName === input.customerName &&
    booking.amountCents === (input.amountCents ?? booking.amountCents) &&
    booking.paidBy === toPaidBy(input);
  return isSame ? done(present(booking)) : bookedBefore;
}

const bookedBefore = refused('conflict', 'manualBooking.alreadyBooked');

async function attemptBooking(
  deps: Deps,
  operatorId: string,
  input: ManualBookingPayload,
): Promise<Outcome<string, SaleProblem>> {
  if (!isUuid(input.boatId)) return noSuchBoat;
  await endLapsedHolds(deps, input);
  const id = deps.newId();
  let decided: NewBooking | undefined;
  return writeBooking(
    deps,
    input.boatId,
    async (reader) => {
      const outcome = await decideManualBooking(deps, reader, operatorId, { ...input, id });
      decided = outcome.ok ? outcome.value : undefined;
      return outcome;
    },
    async (write) => {
      if (decided) await recordAndNotify(deps, write, decided);
    },
  );
}

/** Posts a paid booking to the ledger immediately, and queues a mail to the guest. */
async function recordAndNotify(deps: Deps, write: Transaction, booking: NewBooking): Promise<void> {
  const at = new Date(deps.now());
  const { id: bookingId, boat, trip, status } = booking;
  const isPaid = status === 'paid';
  if (isPaid) {
    const money = { bookingId, operatorId: boat.operatorId, cents: trip.amountCents };
    await postEntry(write, buildPaidToOperatorEntry(money), at);
    const { operatorId } = money;
    await warnIfUncovered(deps, write, { operatorId, start: trip.start, end: trip.end });
  }
  const kind = isPaid ? 'confirmation' : 'reservation';
  await queueMail(deps.jobs, write, { subjectId: bookingId, kind, recipient: 'visitor', at });
}

type Input = ManualBookingPayload & { id: string };

async function decideManualBooking(
  deps: Deps,
  reader: Queryable,
  operatorId: string,
  input: Input,
): Promise<Outcome<NewBooking, SaleProblem>> {
  const now = toIslandNow(deps.now());
  const days = { from: input.start, until: input.end };
  const found = await findPublicBoat(reader, input.boatId, now.day, days);
  if (found?.operatorId !== operatorId) return noSuchBoat;
  const boat = sailsAnyway(found, input, deps.now());
  if (hasBegun(input.start, input.time, now)) return begun;
  // Booking notice binds guests only: an operator can judge whether the guest will arrive in time.
  const sellable = { ...boatForSale(boat, now.day), noticeHours: 0 };
  const request = { ...input, mode: input.pricingMode };
  const decided = decideTrip(sellable, request, now, { anyLength: true });
  if (!decided.ok) return decided;
  const ship = await findShipCall(reader, input);
  if (!ship.ok) return ship;
  const booking =
    input.payment === 'link'
      ? byLink(deps, boat, decided.value, input)
      : done(paidNow(deps, boat, decided.value, input));
  return booking.ok ? done({ ...booking.value, portCallId: ship.value }) : booking;
}

/** Ignores the smallest number after the decision time: an operator who adds guests then intends to sail. */
function sailsAnyway(boat: BoatRecord, { start: day, time }: Input, nowMs: number): BoatRecord {
  const { smallestNumber } = boat;
  const decisionHours = boat.decisionHours ?? USUAL_DECISION_HOURS;
  const departure = { smallestNumber, decisionHours, guests: 0, day, time };
  return computeSmallestParty(departure, nowMs) > 1 ? { ...boat, smallestNumber: null } : boat;
}

const noSuchBoat = refused('not-found', 'manualBooking.boatUnknown');
const begun = refused('conflict', 'manualBooking.departureBegun');

/** Builds a reservation with the deadline and service fee of the form flow. */
function byLink(
  deps: Deps,
  boat: BoatRecord,
  trip: Trip,
  input: Input,
): Outcome<NewBooking, 'amount-changed'> {
  const { feeCents, totalCents } = addServiceFee(trip.amountCents);
  const compared = compareAmount(totalCents, input.amountCents);
  if (!compared.ok) return compared;
  const holdEndsAt = computeReservationEnd(deps.now(), trip);
  return done({
    ...buildBooking(deps, boat, trip, input),
    status: 'pending',
    feeCents,
    holdEndsAt,
  });
}

/** Records the amount that the operator collected as the price, without a fee for the platform. */
function paidNow(deps: Deps, boat: BoatRecord, trip: Trip, input: Input): NewBooking {
  const amountCents = input.amountCents ?? trip.amountCents;
  const booking = buildBooking(deps, boat, { ...trip, amountCents }, input);
  return { ...booking, status: 'paid', holdEndsAt: null };
}

function buildBooking(
  deps: Deps,
  boat: BoatRecord,
  trip: Trip,
  input: Input,
): Omit<NewBooking, 'holdEndsAt'> {
  return {
    id: input.id,
    flow: 'operator',
    status: 'paid',
    boat,
    trip,
    feeCents: 0,
    // The calendar's owner is booking, so no approval is needed.
    needsApproval: false,
    language: spokenLanguage(input.language, deps.site),
    guest: {
      name: input.customerName,
      email: input.customerEmail,
      phone: input.customerPhone,
      requests: input.specialRequests,
    },
    unpaid: null,
    manual: { source: input.source, paidBy: toPaidBy(input) },
    requestKey: input.requestKey,
  };
}

function toPaidBy({ payment }: ManualBookingPayload) {
  return payment === 'link' ? 'card' : payment;
}

function present(booking: BookingRecord): ManualBookingView {
  return {
    bookingId: booking.id,
    code: booking.code,
    status: booking.status,
    paidBy: booking.paidBy,
    amountCents: booking.amountCents,
    payBy: booking.status === 'pending' ? (booking.holdEndsAt?.toISOString() ?? null) : null,
  };
}
