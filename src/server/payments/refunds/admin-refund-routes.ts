import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { findBooking, noSuchBooking } from '../../bookings/booking-queries.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import {
  findDecidedRefund,
  findRefundsOf,
  presentCancelled,
  presentRefund,
} from './decided-refunds.ts';
import { cancelBooking } from './cancel-booking.ts';
import { refundBooking } from './refund-booking.ts';
import { sendRefundAgain, settleRefund } from './failed-refunds.ts';

/** Cancelling bookings, and refunds to guests. */
export function adminRefundRoutes(deps: Deps) {
  return [
    serve(endpoints.adminCancelBooking, async ({ params, payload, admin, address }) => {
      const { reason, ...refund } = payload;
      const order = { bookingId: params.id, reason, refund, by: { admin, address } };
      const cancelled = await cancelBooking(deps, order);
      return cancelled.ok ? readCancelled(deps, params.id) : cancelled;
    }),

    serve(endpoints.adminRefundBooking, async ({ params, payload, admin, address }) => {
      const order = { ...payload, bookingId: params.id, by: { admin, address } };
      const given = await refundBooking(deps, order);
      return given.ok ? readCancelled(deps, params.id) : given;
    }),

    serve(endpoints.adminSettleRefund, async ({ params, payload, admin, address }) => {
      const order = { ...payload, refundId: params.id, by: { admin, address } };
      const settled = await settleRefund(deps, order);
      return settled.ok ? readRefund(deps, params.id) : settled;
    }),

    serve(endpoints.adminSendRefundAgain, async ({ params, admin, address }) => {
      const sent = await sendRefundAgain(deps, { refundId: params.id, by: { admin, address } });
      return sent.ok ? readRefund(deps, params.id) : sent;
    }),
  ];
}

async function readCancelled({ database }: Deps, bookingId: string) {
  const booking = await findBooking(database, bookingId);
  if (!booking) return noSuchBooking;
  return done(presentCancelled(booking, await findRefundsOf(database, bookingId)));
}

async function readRefund({ database }: Deps, refundId: string) {
  return done(presentRefund(await findDecidedRefund(database, refundId)));
}
