import { endpoints } from '#contract/endpoints.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { done, refused } from '#domain/problems.ts';
import { requiresOperator } from '#domain/trip-changes/trip-changes.ts';
import {
  findBookingOfGuest,
  toGuestTrip,
  noSuchBooking,
} from '../core/bookings/booking-queries.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import { tripAddress } from '../core/trips/trip-links.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listAllFreeDepartures, listSeatsLeft } from '../core/departures/free-departures.ts';
import { moveBooking } from '../core/departures/move-booking.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeOpenPages } from '../payments/close-payment-pages.ts';
import { requestChange, withdrawChange } from './request-change.ts';
import { changeOnce, changeTrip } from '../core/trips/change-trip.ts';
import { requestTripLink, queueTripLink } from './find-trip.ts';
import {
  cancelTripAsGuest,
  correctTrip,
  transferTrip,
  reduceGroup,
  writeToOperator,
} from './guest-trip-changes.ts';
import { confirmReservation } from './confirm-reservation.ts';
import { findTrip, noSuchTrip, readTrip } from '../core/trips/read-trip.ts';

export function tripRoutes(deps: Deps) {
  return [
    serve(endpoints.trip, ({ params }) => readTrip(deps, params.token)),

    serve(endpoints.tripDepartures, ({ params }) => findDepartures(deps, params.token)),

    serve(endpoints.tripCalendarFile, ({ params }) => readCalendarFile(deps, params.token)),

    serve(endpoints.findTrip, async ({ payload }) => {
      await requestTripLink(deps, payload);
      return done({ sent: true });
    }),

    serve(endpoints.mailTripLink, ({ params }) => mailTripLink(deps, params.id)),
    ...seatRoutes(deps),
    ...detailRoutes(deps),
  ];
}

/** Endpoints that change seats or times. */
function seatRoutes(deps: Deps) {
  return [
    serve(endpoints.keepReservation, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        confirmReservation(deps, write, changing),
      ),
    ),

    serve(endpoints.cancelOwnTrip, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        cancelTripAsGuest(deps, write, changing, payload),
      ),
    ),

    serve(endpoints.takeFewerGuests, async ({ params: { token }, payload }) => {
      const closed = await closePaymentPages(deps, token);
      if (!closed.ok) return closed;
      return changeTrip(deps, { token, ...payload }, (write, changing) =>
        reduceGroup(deps, write, changing, payload),
      );
    }),

    serve(endpoints.moveOwnTrip, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, async (write, { booking, trip, requestKey }) =>
        requiresOperator(trip, deps.now())
          ? askFirst
          : moveBooking(deps, write, booking, { ...payload, requestKey, by: 'guest' }),
      ),
    ),

    serve(endpoints.askForChange, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        requestChange(deps, write, changing, payload.change),
      ),
    ),

    serve(endpoints.withdrawChange, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        withdrawChange(deps, write, changing),
      ),
    ),
  ];
}

/** Endpoints that change the guest or notify the operator. */
function detailRoutes(deps: Deps) {
  return [
    serve(endpoints.correctTrip, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        correctTrip(deps, write, changing, payload),
      ),
    ),

    serve(endpoints.handOverTrip, async ({ params: { token }, payload }) => {
      const handed = await changeOnce(deps, { token, ...payload }, (write, changing) =>
        transferTrip(deps, write, changing, payload),
      );
      return handed.ok ? done({ handedOver: true }) : handed;
    }),

    serve(endpoints.writeToOperator, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        writeToOperator(deps, write, changing, payload),
      ),
    ),
  ];
}

/** Closes open payment pages, so that guests cannot pay the old price while the group is being reduced. */
async function closePaymentPages(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  return booking?.status === 'pending' ? closeOpenPages(deps, booking.id) : done(null);
}

const askFirst = refused('conflict', 'move.needsCaptain');

async function findDepartures(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  if (!isSold(booking.status)) return over;
  const now = toIslandNow(deps.now());
  const isAsked = requiresOperator(toGuestTrip(booking), deps.now());
  const by = isAsked ? 'operator for the guest' : 'guest';
  const boat = await readSellableBoat(deps.database, booking.boatId, now.day, by);
  const days = listAllFreeDepartures(boat, booking, now).map((day) => ({
    ...day,
    seatsLeft: listSeatsLeft(boat, booking, day, now),
  }));
  return done({ days });
}

const over = refused('conflict', 'move.bookingOver');

const noAddress = refused('conflict', 'trip.noEmail');

async function readCalendarFile(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  const language = spokenLanguage(booking.language, deps.site);
  const address = tripAddress(token, deps.site, language);
  return done(calendarFile(booking, deps.site, 'visitor', address));
}

/** Mails the link to the guest's address only, because operators also know booking ids. */
async function mailTripLink(deps: Deps, bookingId: string) {
  const booking = await findBookingOfGuest(deps.database, bookingId);
  if (!booking) return noSuchBooking;
  if (!isSold(booking.status)) return over;
  if (booking.customerEmail === null) return noAddress;
  await queueTripLink(deps, booking);
  return done({ sent: true });
}
