import { Hono } from 'hono';
import { checkoutPayload, reservationPayload } from '#contract/booking-payloads.ts';
import type { UnsettledView } from '#contract/booking-views.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refused } from '#domain/problems.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { presentBooking } from '../bookings/booking-presenter.ts';
import { inTransaction } from '../database/database.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import { queueMailToBoth } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';
import { findSettlement } from './find-settlement.ts';
import { HOLDS, holdForBrowser } from './hold-for-browser.ts';
import { reserveTrip } from './reserve-trip.ts';

// Many visitors share one address on a roaming phone's network, so these are generous.
const RESERVATIONS = { name: 'reservations', most: 60, withinSeconds: 600 };
const NOTICES = { name: 'notices', most: 120, withinSeconds: 600 };
// Each look may ask the payment provider, who counts our questions too.
const LOOKS_AT_PAYMENTS = { name: 'looks-at-payments', most: 600, withinSeconds: 600 };

export function checkoutRoutes(deps: Deps, limit: RateLimiter): Hono {
  const app = new Hono();

  app.post(endpoints.createCheckout.path, limit(HOLDS), async (context) => {
    const input = await readPayload(context.req.raw, checkoutPayload);
    if (!input.ok) return answerProblem(input.problem);
    const held = await holdForBrowser(deps, context, input.value);
    if (!held.ok) return answerProblem(held.problem);
    return context.json({ url: held.value.url });
  });

  app.post(endpoints.createReservation.path, limit(RESERVATIONS), async (context) => {
    const input = await readPayload(context.req.raw, reservationPayload);
    if (!input.ok) return answerProblem(input.problem);
    const reserved = await reserveTrip(deps, input.value);
    if (!reserved.ok) return answerProblem(reserved.problem);
    return answerBooking(deps, reserved.value, 201);
  });

  app.get(routePath(endpoints.bookingById.path), (context) =>
    answerBooking(deps, context.req.param('id') ?? '', 200),
  );

  app.post(routePath(endpoints.notifyBooking.path), limit(NOTICES), (context) =>
    notifyBooking(deps, context.req.param('id') ?? ''),
  );

  app.get(endpoints.bookingBySession.path, limit(LOOKS_AT_PAYMENTS), async (context) => {
    const settled = await findSettlement(deps, context.req.query('session_id') ?? '');
    if (!settled.ok) return answerProblem(settled.problem);
    context.header('cache-control', 'no-store');
    if ('bookingId' in settled.value) return answerBooking(deps, settled.value.bookingId, 200);
    return context.json(unsettled(settled.value.state), 202);
  });
  return app;
}

/** The confirmation again costs nothing: who was promised it before is not promised it twice. */
async function notifyBooking(deps: Deps, bookingId: string): Promise<Response> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return answerProblem(noSuchBooking);
  if (booking.status !== 'paid' && booking.status !== 'pending') {
    return answerProblem(refused('conflict', 'This booking is not confirmed yet.').problem);
  }
  const kind = booking.status === 'paid' ? 'confirmation' : 'reservation';
  const mail = { bookingId: booking.id, kind, at: new Date(deps.now()) } as const;
  await inTransaction(deps.database, (write) => queueMailToBoth(deps.jobs, write, mail));
  return Response.json({ notified: true });
}

async function answerBooking(deps: Deps, bookingId: string, status: number): Promise<Response> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return answerProblem(noSuchBooking);
  return Response.json(presentBooking(booking, deps.site), {
    status,
    headers: { 'cache-control': 'no-store' },
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

const noSuchBooking = refused('not-found', 'There is no such booking.').problem;
