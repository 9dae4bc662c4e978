import { writeError } from '#i18n/errors/error-texts.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { buildTimeline } from '#domain/trip-changes/guest-timeline.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import {
  quoteCancellation,
  findChangeRefusal,
  computeMaxGoodwillRefund,
  quoteGroupReduction,
  findReductionRefusal,
  computeFreeUntil,
  requiresOperator,
  priceReducedGroup,
  computeTripStart,
  type GuestTrip,
} from '#domain/trip-changes/trip-changes.ts';
import { presentBooking } from '../bookings/booking-presenter.ts';
import {
  findBooking,
  toGuestTrip,
  type BookingRecord,
  listEvents,
} from '../bookings/booking-queries.ts';
import { findBookingSunNote } from '../bookings/booking-sun-note.ts';
import { findLinkedBooking } from './trip-links.ts';
import { isPassOffered, walletNames, type WalletName } from '#domain/trip-changes/wallet-passes.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { isWalletOpen } from '../../../platform/gateways/wallets/wallet-services.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { findOpenRequest, presentChangeRequest } from './change-request-queries.ts';

export async function readTrip(deps: Deps, token: string): Promise<Outcome<TripView, 'not-found'>> {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  const asked = await findOpenRequest(deps.database, booking.id);
  const steps = await readTimeline(deps.database, booking.id);
  const trip = toGuestTrip(booking);
  const nowMs = deps.now();
  const refusal = findChangeRefusal(trip, nowMs);
  return done({
    booking: presentBooking(booking, deps.site, deps.now()),
    tripMinutes: booking.statedMinutes,
    sun: findBookingSunNote(booking),
    startsAt: new Date(computeTripStart(trip)).toISOString(),
    paidBy: booking.paidBy,
    paidAt: booking.paidAt?.toISOString() ?? null,
    wallets: listWallets(deps, booking),
    calendarUrl: `/api/trips/${encodeURIComponent(token)}/trip.ics`,
    policy: {
      freeHours: trip.freeHours,
      freeUntil: new Date(computeFreeUntil(trip)).toISOString(),
      isFree: nowMs <= computeFreeUntil(trip),
    },
    refusal: refusal && writeError('en', refusal),
    needsOperator: requiresOperator(trip, nowMs),
    cancel: {
      refundCents: quoteCancellation(trip, nowMs),
      mostCents: trip.status === 'paid' ? computeMaxRefundable(trip) : 0,
    },
    fewerGuests: presentFewerGuests(trip, nowMs),
    asked: asked && presentChangeRequest(asked),
    steps,
  });
}

/** Lists the wallets that the trip can be added to now. */
function listWallets({ wallets, now }: Deps, booking: BookingRecord): WalletName[] {
  const { status, endDate: end } = booking;
  if (!isPassOffered({ status, end }, toIslandNow(now()).day)) return [];
  return walletNames.filter((name) => isWalletOpen(wallets, name, now()));
}

/** Identical for wrong, expired and revoked links. */
export const noSuchTrip = refused('not-found', 'tripLink.unknown');

export async function findTrip(deps: Deps, token: string): Promise<BookingRecord | null> {
  const bookingId = await findLinkedBooking(deps.database, token, deps.now());
  return bookingId === null ? null : findBooking(deps.database, bookingId);
}

function presentFewerGuests(trip: GuestTrip, nowMs: number): TripView['fewerGuests'] {
  const refusal = findReductionRefusal(trip, nowMs);
  if (refusal !== null) return { refusal: writeError('en', refusal), choices: [] };
  const sizes = Array.from({ length: trip.groupSize - 1 }, (_, index) => index + 1);
  return {
    refusal,
    choices: sizes.map((groupSize) => ({
      groupSize,
      refundCents: quoteGroupReduction(trip, groupSize, nowMs),
      mostCents: trip.status === 'paid' ? computeMaxGoodwillRefund(trip, groupSize) : 0,
      dueCents: trip.status === 'paid' ? null : dueFor(trip, groupSize),
    })),
  };
}

function dueFor(trip: GuestTrip, groupSize: number): number {
  const { tripCents, feeCents } = priceReducedGroup(trip, groupSize);
  return tripCents + feeCents;
}

/** Finds the events that concern the guest, oldest first. */
async function readTimeline(reader: Queryable, bookingId: string): Promise<TripView['steps']> {
  const events = await listEvents(reader, bookingId);
  const told = buildTimeline(events);
  return events.flatMap(({ at }, place) => {
    const step = told[place] ?? null;
    return step === null ? [] : [{ at: at.toISOString(), ...step }];
  });
}
