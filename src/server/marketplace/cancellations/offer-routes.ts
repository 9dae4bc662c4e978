import type { TripOfferView } from '#contract/operator/call-off-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import { computeOfferDeadline } from '#domain/trip-changes/calling-off.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { toGuestTrip } from '../core/bookings/booking-queries.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listFreeDepartures } from '../core/departures/free-departures.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeOnce } from '../core/trips/change-trip.ts';
import { findTrip, noSuchTrip } from '../core/trips/read-trip.ts';
import { chooseOffer } from './choose-offer.ts';
import { listRebookingAlternatives } from './rebooking-alternatives.ts';
import { findOpenOffer } from '../core/trips/find-open-offer.ts';

export function offerRoutes(deps: Deps) {
  return [
    serve(endpoints.tripOffer, ({ params }) => readOffer(deps, params.token)),

    serve(endpoints.chooseOffer, async ({ params: { token }, payload }) => {
      const chosen = await changeOnce(deps, { token, ...payload }, (write, changing) =>
        chooseOffer(deps, write, changing, payload.choice),
      );
      return chosen.ok ? readOffer(deps, token) : chosen;
    }),
  ];
}

async function readOffer(deps: Deps, token: string): Promise<Outcome<TripOfferView, 'not-found'>> {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  const offer = await findOpenOffer(deps.database, { bookingId: booking.id });
  if (!offer || booking.status !== 'paid') return done({ offer: null });
  const now = toIslandNow(deps.now());
  const boat = await readSellableBoat(deps.database, booking.boatId, now.day, 'guest');
  const dueMs = offer.dueAt.getTime();
  return done({
    offer: {
      reason: offer.reason,
      note: offer.note,
      dueAt: offer.dueAt.toISOString(),
      refundCents: computeMaxRefundable(toGuestTrip(booking)),
      isPaidByHand: isPaidToOperator(booking.paidBy),
      hasTime: booking.time !== null,
      sameBoat: listFreeDepartures(boat, booking, now).filter(
        ({ date }) => computeOfferDeadline(dueMs, date) > deps.now(),
      ),
      otherBoats: await listRebookingAlternatives(deps, booking, dueMs),
    },
  });
}
