import type { BookByHandPayload, ByHandView } from '#contract/operator/by-hand-api.ts';
import { hasBegun } from '#domain/availability/availability.ts';
import { islandNow } from '#domain/time/days.ts';
import { reservationEnd } from '#domain/bookings/hold-ends.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { paidByHand } from '#domain/payouts/ledger.ts';
import { withServiceFee } from '#domain/money/pricing.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { smallestParty, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
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

type Booked = Promise<Outcome<ByHandView, SaleProblem>>;

/**
 * Books a trip for a guest on the dock or the phone; once per idempotency key. Reserves seats like every other sale
 * (docs/decisions/0076).
 */
export async function bookByHand(deps: Deps, operatorId: string, input: BookByHandPayload): Booked {
  const earlier = await findByKey(deps, input.requestKey);
  if (earlier) return answerAgain(earlier, operatorId, input);
  const booked = await attemptBooking(deps, operatorId, input);
  // A concurrent duplicate may have made the booking that this one failed to make.
  const made = await findByKey(deps, input.requestKey);
  if (!made) return booked.ok ? bookedBefore : booked;
  return booked.ok ? done(present(made)) : answerAgain(made, operatorId, input);
}

function answerAgain(booking: BookingRecord, operatorId: string, input: BookByHandPayload) {
  const isSame =
    booking.operator_id === operatorId &&
    booking.flow === 'operator' &&
    booking.boat_id === input.boatId &&
    booking.pricing_mode === input.pricingMode &&
    booking.start_date === input.start &&
    booking.end_date === input.end &&
    booking.group_size === input.groupSize &&
    booking.customer_name === input.customerName &&
    booking.paid_by === toPaidBy(input);
  return isSame ? done(present(booking)) : bookedBefore;
}

const bookedBefore = refused(
  'conflict',
  'This was booked already, as you sent it first. Please look at the day before you book again.',
);

async function attemptBooking(
  deps: Deps,
  operatorId: string,
  input: BookByHandPayload,
): Promise<Outcome<string, SaleProblem>> {
  if (!isUuid(input.boatId)) return noSuchBoat;
  await endLapsedHolds(deps, { boatId: input.boatId, start: input.start, end: input.end });
  const id = deps.newId();
  let decided: NewBooking | undefined;
  return writeBooking(
    deps,
    input.boatId,
    async (reader) => {
      const outcome = await decideByHand(deps, reader, operatorId, { ...input, id });
      decided = outcome.ok ? outcome.value : undefined;
      return outcome;
    },
    async (write) => {
      if (decided) await recordAndNotify(deps, write, decided);
    },
  );
}

/** Posts a paid booking to the ledger immediately, and mails a guest with an address. */
async function recordAndNotify(deps: Deps, write: Transaction, booking: NewBooking): Promise<void> {
  const at = new Date(deps.now());
  const { id: bookingId, boat, trip, status } = booking;
  const isPaid = status === 'paid';
  if (isPaid) {
    const money = { bookingId, operatorId: boat.operator_id, cents: trip.amountCents };
    await postEntry(write, paidByHand(money), at);
    const { operatorId } = money;
    await warnIfUncovered(deps, write, { operatorId, start: trip.start, end: trip.end });
  }
  const kind = isPaid ? 'confirmation' : 'reservation';
  await queueMail(deps.jobs, write, { subjectId: bookingId, kind, recipient: 'visitor', at });
}

type Input = BookByHandPayload & { id: string };

async function decideByHand(
  deps: Deps,
  reader: Queryable,
  operatorId: string,
  input: Input,
): Promise<Outcome<NewBooking, SaleProblem>> {
  const now = islandNow(deps.now());
  const days = { from: input.start, until: input.end };
  const found = await findPublicBoat(reader, input.boatId, now.day, days);
  if (found?.operator_id !== operatorId) return noSuchBoat;
  const boat = sailsAnyway(found, input, deps.now());
  if (hasBegun(input.start, input.time, now)) return begun;
  // Booking notice binds guests only: an operator can judge whether they will make it.
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
  const { smallest_number: smallestNumber } = boat;
  const decisionHours = boat.decision_hours ?? USUAL_DECISION_HOURS;
  const departure = { smallestNumber, decisionHours, guests: 0, day, time };
  return smallestParty(departure, nowMs) > 1 ? { ...boat, smallest_number: null } : boat;
}

const noSuchBoat = refused('not-found', 'There is no such boat among those you offer.');
const begun = refused('conflict', 'This departure has begun, so nobody can be added to it.');

/** Reserves as the form flow does, with its deadline and service fee. */
function byLink(
  deps: Deps,
  boat: BoatRecord,
  trip: Trip,
  input: Input,
): Outcome<NewBooking, 'amount-changed'> {
  const { feeCents, totalCents } = withServiceFee(trip.amountCents);
  const compared = compareAmount(totalCents, input.amountCents);
  if (!compared.ok) return compared;
  const holdEndsAt = reservationEnd(deps.now(), trip);
  return done({
    ...buildBooking(deps, boat, trip, input),
    status: 'pending',
    feeCents,
    holdEndsAt,
  });
}

/** Records what the operator collected as the price, without a fee for the platform. */
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
    customer: {
      name: input.customerName,
      email: input.customerEmail,
      phone: input.customerPhone,
      requests: input.specialRequests,
    },
    unpaid: null,
    byHand: { source: input.source, paidBy: toPaidBy(input) },
    requestKey: input.requestKey,
  };
}

function toPaidBy({ payment }: BookByHandPayload) {
  return payment === 'link' ? 'card' : payment;
}

function present(booking: BookingRecord): ByHandView {
  return {
    bookingId: booking.id,
    code: booking.code,
    status: booking.status,
    paidBy: booking.paid_by,
    amountCents: booking.amount_cents,
    payBy: booking.status === 'pending' ? (booking.hold_ends_at?.toISOString() ?? null) : null,
  };
}
