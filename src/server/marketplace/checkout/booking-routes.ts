import type { UnsettledView } from '#contract/public/booking-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { findBookingOfGuest, noSuchBooking } from '../core/bookings/booking-queries.ts';
import { presentBooking } from '../core/bookings/booking-presenter.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { reserveTrip } from './reserve-trip.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import { followPaymentPage } from '../payments/end-hold.ts';
import type { Settlement } from '../payments/settle-payment.ts';
import { findSession } from '../core/money/payment-queries.ts';

export function bookingRoutes(deps: Deps) {
  return [
    serve(endpoints.createReservation, async ({ payload, address }) => {
      const reserved = await reserveTrip(deps, { ...payload, address });
      return reserved.ok ? readBooking(deps, reserved.value) : reserved;
    }),

    serve(endpoints.bookingById, ({ params }) => readBooking(deps, params.id)),

    serve(endpoints.notifyBooking, ({ params }) => notifyBooking(deps, params.id)),

    serve(endpoints.bookingBySession, ({ query }) => findBySession(deps, query.session_id)),
  ];
}

/** Idempotent: the outbox sends each mail once. */
async function notifyBooking(deps: Deps, bookingId: string) {
  const booking = await findBookingOfGuest(deps.database, bookingId);
  if (!booking) return noSuchBooking;
  if (booking.status !== 'paid' && booking.status !== 'pending') {
    return refused('conflict', 'booking.notConfirmed');
  }
  const kind = booking.status === 'paid' ? 'confirmation' : 'reservation';
  const mail = { subjectId: booking.id, kind, at: new Date(deps.now()) } as const;
  await inTransaction(deps.database, (write) => queueMailToBoth(deps.jobs, write, mail));
  return done({ notified: true });
}

async function readBooking(deps: Deps, bookingId: string) {
  const booking = await findBookingOfGuest(deps.database, bookingId);
  return booking ? done(presentBooking(booking, deps.site, deps.now())) : noSuchBooking;
}

/** Returns the booking that was paid on a payment page, or the page's state. Polled by the success page. */
async function findBySession(deps: Deps, sessionId: string) {
  if (sessionId === '') return refused('invalid', 'payment.sessionMissing');
  const page = await findSession(deps.database, sessionId);
  if (!page) return refused('not-found', 'payment.sessionUnknown');
  const { state } =
    page.status === 'paid' ? { state: page.status } : await settleNow(deps, page.id);
  if (state === 'paid' || state === 'asked') {
    const booking = await readBooking(deps, page.bookingId);
    return booking.ok ? done({ status: 200 as const, body: booking.value }) : booking;
  }
  const body = unsettled(state === 'unknown' ? 'expired' : state);
  return done({ status: 202 as const, body });
}

/** Reports the page as open while the provider is down: polling, a webhook or the reconciliation will settle it. */
function settleNow(deps: Deps, sessionId: string): Promise<Pick<Settlement, 'state'>> {
  return followPaymentPage(deps, sessionId).catch((error: unknown) => {
    if (error instanceof PaymentsUnavailable) return { state: 'open' };
    throw error;
  });
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
