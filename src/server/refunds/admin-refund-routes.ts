import { Hono, type Context } from 'hono';
import { cancelBookingPayload } from '#contract/admin-refund-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { requireAdmin, type AdminEnv } from '../admins/require-admin.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../product-deps.ts';
import { findDecidedRefund, findRefundsOf } from './admin-refund-queries.ts';
import { cancelBooking, noSuchBooking } from './cancel-booking.ts';
import { presentCancelled, presentRefund } from './refund-presenter.ts';
import { sendRefundAgain } from './send-refund-again.ts';

/** Calling bookings off, and the money that goes back for it. */
export function adminRefundRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const byWhom = (context: Context<AdminEnv>) => ({
    admin: context.get('admin'),
    address: addressOf(context),
  });
  const { adminCancelBooking, adminSendRefundAgain } = endpoints;

  app.post(
    routePath(adminCancelBooking.path),
    requireAdmin(deps, adminCancelBooking),
    async (context) => {
      const wish = await readPayload(context.req.raw, cancelBookingPayload);
      if (!wish.ok) return answerProblem(wish.problem);
      const bookingId = context.req.param('id') ?? '';
      const { reason, ...refund } = wish.value;
      const order = { bookingId, reason, refund, by: byWhom(context) };
      const cancelled = await cancelBooking(deps, order);
      if (!cancelled.ok) return answerProblem(cancelled.problem);
      const booking = await findBooking(deps.database, bookingId);
      if (!booking) return answerProblem(noSuchBooking.problem);
      return context.json(presentCancelled(booking, await findRefundsOf(deps.database, bookingId)));
    },
  );

  app.post(
    routePath(adminSendRefundAgain.path),
    requireAdmin(deps, adminSendRefundAgain),
    async (context) => {
      const refundId = context.req.param('id') ?? '';
      const sent = await sendRefundAgain(deps, { refundId, by: byWhom(context) });
      if (!sent.ok) return answerProblem(sent.problem);
      return context.json(presentRefund(await findDecidedRefund(deps.database, refundId)));
    },
  );
  return app;
}
