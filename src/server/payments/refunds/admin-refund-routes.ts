import { Hono, type Context } from 'hono';
import {
  cancelBookingPayload,
  refundBookingPayload,
  settleRefundPayload,
} from '#contract/admin-refund-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { AdminPermission } from '#domain/admin-permissions.ts';
import type { AuditEvent } from '../../admins/record-audit-event.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { findBooking } from '../../bookings/booking-queries.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { findDecidedRefund, findRefundsOf } from './admin-refund-queries.ts';
import { cancelBooking, noSuchBooking } from './cancel-booking.ts';
import { presentCancelled, presentRefund } from './refund-presenter.ts';
import { refundBooking } from './refund-booking.ts';
import { sendRefundAgain } from './send-refund-again.ts';
import { settleRefund } from './settle-refund.ts';

type By = Pick<AuditEvent, 'admin' | 'address'>;
type Act = (context: Context<AdminEnv>, by: By) => Promise<Response>;

/** Calling bookings off, and the money that goes back to guests. */
export function adminRefundRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const add = (endpoint: { path: string; act: AdminPermission }, act: Act) =>
    app.post(routePath(endpoint.path), requireAdmin(deps, endpoint), (context) =>
      act(context, { admin: context.get('admin'), address: addressOf(context) }),
    );
  const bookings = bookingActs(deps);
  add(endpoints.adminCancelBooking, bookings.cancel);
  add(endpoints.adminRefundBooking, bookings.refund);
  const refunds = refundActs(deps);
  add(endpoints.adminSettleRefund, refunds.settle);
  add(endpoints.adminSendRefundAgain, refunds.sendAgain);
  return app;
}

function bookingActs(deps: Deps): Record<'cancel' | 'refund', Act> {
  const answer = async (bookingId: string) => {
    const booking = await findBooking(deps.database, bookingId);
    if (!booking) return answerProblem(noSuchBooking.problem);
    return Response.json(presentCancelled(booking, await findRefundsOf(deps.database, bookingId)));
  };
  return {
    async cancel(context, by) {
      const input = await readPayload(context.req.raw, cancelBookingPayload);
      if (!input.ok) return answerProblem(input.problem);
      const bookingId = context.req.param('id') ?? '';
      const { reason, ...refund } = input.value;
      const cancelled = await cancelBooking(deps, { bookingId, reason, refund, by });
      return cancelled.ok ? answer(bookingId) : answerProblem(cancelled.problem);
    },
    async refund(context, by) {
      const input = await readPayload(context.req.raw, refundBookingPayload);
      if (!input.ok) return answerProblem(input.problem);
      const bookingId = context.req.param('id') ?? '';
      const given = await refundBooking(deps, { ...input.value, bookingId, by });
      return given.ok ? answer(bookingId) : answerProblem(given.problem);
    },
  };
}

function refundActs(deps: Deps): Record<'settle' | 'sendAgain', Act> {
  const answer = async (refundId: string) =>
    Response.json(presentRefund(await findDecidedRefund(deps.database, refundId)));
  return {
    async settle(context, by) {
      const input = await readPayload(context.req.raw, settleRefundPayload);
      if (!input.ok) return answerProblem(input.problem);
      const refundId = context.req.param('id') ?? '';
      const settled = await settleRefund(deps, { ...input.value, refundId, by });
      return settled.ok ? answer(refundId) : answerProblem(settled.problem);
    },
    async sendAgain(context, by) {
      const refundId = context.req.param('id') ?? '';
      const sent = await sendRefundAgain(deps, { refundId, by });
      return sent.ok ? answer(refundId) : answerProblem(sent.problem);
    },
  };
}
