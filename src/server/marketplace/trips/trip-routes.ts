import { endpoints } from '#contract/endpoints.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { islandNow } from '#domain/time/days.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { done, refused } from '#domain/problems.ts';
import { needsOperator } from '#domain/trip-changes/trip-changes.ts';
import {
  findBookingOfGuest,
  toGuestTrip,
  noSuchBooking,
} from '../core/bookings/booking-queries.ts';
import { calendarFile } from '../core/mails/calendar-file.ts';
import { tripAddress } from '../core/trips/trip-links.ts';
import { readSellableBoat } from '../core/departures/conflict-queries.ts';
import { listAllFreeDepartures } from '../core/departures/free-departures.ts';
import { moveBooking } from '../core/departures/move-booking.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeOpenPages } from '../payments/close-payment-pages.ts';
import { askForChange, withdrawChange } from './ask-for-change.ts';
import { changeOnce, changeTrip } from '../core/trips/change-trip.ts';
import { askForTripLink, queueTripLink } from './find-trip.ts';
import {
  cancelOwnTrip,
  correctTrip,
  handOverTrip,
  takeFewerGuests,
  writeToOperator,
} from './own-trip-changes.ts';
import { keepReservation } from './keep-reservation.ts';
import { findTrip, noSuchTrip, readTrip } from '../core/trips/read-trip.ts';

export function tripRoutes(deps: Deps) {
  return [
    serve(endpoints.trip, ({ params }) => readTrip(deps, params.token)),

    serve(endpoints.tripDepartures, ({ params }) => findDepartures(deps, params.token)),

    serve(endpoints.tripCalendarFile, ({ params }) => readCalendarFile(deps, params.token)),

    serve(endpoints.findTrip, async ({ payload }) => {
      await askForTripLink(deps, payload);
      return done({ sent: true });
    }),

    serve(endpoints.mailTripLink, ({ params }) => mailTripLink(deps, params.id)),
    ...seatRoutes(deps),
    ...detailRoutes(deps),
  ];
}

/** Endpoints that change places or times. */
function seatRoutes(deps: Deps) {
  return [
    serve(endpoints.keepReservation, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        keepReservation(deps, write, changing),
      ),
    ),

    serve(endpoints.cancelOwnTrip, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        cancelOwnTrip(deps, write, changing, payload),
      ),
    ),

    serve(endpoints.takeFewerGuests, async ({ params: { token }, payload }) => {
      const closed = await closePaymentPages(deps, token);
      if (!closed.ok) return closed;
      return changeTrip(deps, { token, ...payload }, (write, changing) =>
        takeFewerGuests(deps, write, changing, payload),
      );
    }),

    serve(endpoints.moveOwnTrip, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, async (write, { booking, trip, requestKey }) =>
        needsOperator(trip, deps.now())
          ? askFirst
          : moveBooking(deps, write, booking, { ...payload, requestKey, by: 'guest' }),
      ),
    ),

    serve(endpoints.askForChange, ({ params: { token }, payload }) =>
      changeTrip(deps, { token, ...payload }, (write, changing) =>
        askForChange(deps, write, changing, payload.change),
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
        handOverTrip(deps, write, changing, payload),
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

/** Prevents payment at the old price while the group is being reduced. */
async function closePaymentPages(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  return booking?.status === 'pending' ? closeOpenPages(deps, booking.id) : done(null);
}

const askFirst = refused(
  'conflict',
  'It is too late to move this trip without your captain’s yes. Please ask them here.',
);

async function findDepartures(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  if (!isSold(booking.status)) return over;
  const now = islandNow(deps.now());
  const isAsked = needsOperator(toGuestTrip(booking), deps.now());
  const by = isAsked ? 'operator for the guest' : 'guest';
  const boat = await readSellableBoat(deps.database, booking.boat_id, now.day, by);
  return done({ days: listAllFreeDepartures(boat, booking, now) });
}

const over = refused('conflict', 'This booking is over already, so it cannot be moved.');

const noAddress = refused(
  'conflict',
  'This booking was made without an email address. Please ask your captain.',
);

async function readCalendarFile(deps: Deps, token: string) {
  const booking = await findTrip(deps, token);
  if (!booking) return noSuchTrip;
  const language = spokenLanguage(booking.language, deps.site);
  const address = tripAddress(token, deps.site, language);
  return done(calendarFile(booking, deps.site, 'visitor', address));
}

/**
 * Mails the link only to the guest's address: the operator knows the booking's id, too, and must not act as the guest.
 */
async function mailTripLink(deps: Deps, bookingId: string) {
  const booking = await findBookingOfGuest(deps.database, bookingId);
  if (!booking) return noSuchBooking;
  if (!isSold(booking.status)) return over;
  if (booking.customer_email === null) return noAddress;
  await queueTripLink(deps, booking);
  return done({ sent: true });
}
