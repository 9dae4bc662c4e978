import type { UnsettledView } from '#contract/booking-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { presentBooking } from '../bookings/booking-presenter.ts';
import { inTransaction } from '../database/database.ts';
import { serve } from '../http/serve.ts';
import { queueMailToBoth } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';
import { findSettlement } from './find-settlement.ts';
import { holdForBrowser } from './hold-for-browser.ts';
import { reserveTrip } from './reserve-trip.ts';

/** What visitors do to book: hold or reserve a trip, and look what became of it. */
export function checkoutRoutes(deps: Deps) {
  return [
    serve(endpoints.createCheckout, async ({ payload, context }) => {
      const held = await holdForBrowser(deps, context, payload);
      return held.ok ? done({ url: held.value.url }) : held;
    }),

    serve(endpoints.createReservation, async ({ payload }) => {
      const reserved = await reserveTrip(deps, payload);
      return reserved.ok ? readBooking(deps, reserved.value) : reserved;
    }),

    serve(endpoints.bookingById, ({ params }) => readBooking(deps, params.id)),

    serve(endpoints.notifyBooking, ({ params }) => notifyBooking(deps, params.id)),

    serve(endpoints.bookingBySession, async ({ query }) => {
      const settled = await findSettlement(deps, query.session_id);
      if (!settled.ok) return settled;
      if (!('bookingId' in settled.value)) {
        return done({ status: 202, body: unsettled(settled.value.state) });
      }
      const booking = await readBooking(deps, settled.value.bookingId);
      return booking.ok ? done({ status: 200, body: booking.value }) : booking;
    }),
  ];
}

/** The confirmation again costs nothing: who was promised it before is not promised it twice. */
async function notifyBooking(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return noSuchBooking;
  if (booking.status !== 'paid' && booking.status !== 'pending') {
    return refused('conflict', 'This booking is not confirmed yet.');
  }
  const kind = booking.status === 'paid' ? 'confirmation' : 'reservation';
  const mail = { subjectId: booking.id, kind, at: new Date(deps.now()) } as const;
  await inTransaction(deps.database, (write) => queueMailToBoth(deps.jobs, write, mail));
  return done({ notified: true });
}

async function readBooking(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  return booking ? done(presentBooking(booking, deps.site)) : noSuchBooking;
}

function unsettled(state: UnsettledView['status']): UnsettledView {
  const messages = {
    open: 'Your payment is being processed.',
    expired: 'This payment page has expired and nothing was charged. Please book again.',
    refunded:
      'Your payment arrived too late and your places were no longer free. You get all of your money back.',
  };
  return { status: state, message: messages[state] };
}

const noSuchBooking = refused('not-found', 'There is no such booking.');
