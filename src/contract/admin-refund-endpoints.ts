import {
  cancelBookingPayload,
  refundBookingPayload,
  settleRefundPayload,
} from './admin-refund-payloads.ts';
import { cancelledView, refundView } from './admin-refund-views.ts';
import type { Endpoint } from './endpoint.ts';

/** Calling bookings off, and the money that goes back for it. */
export const adminRefundEndpoints = {
  adminCancelBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/cancel',
    caller: 'admin',
    act: 'cancel-booking',
    summary:
      'Call a paid or reserved booking off: its seats are free again, and the guest gets back what is said. 409 when it was paid since the screen was opened',
    payload: cancelBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  adminRefundBooking: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/refunds',
    caller: 'admin',
    act: 'refund-booking',
    summary:
      'Give back a part of what was paid, or all of it, and leave the trip as it is; as often as something is left. 409 when what can go back has changed since the screen was opened',
    payload: refundBookingPayload,
    answers: { 200: cancelledView },
    problems: ['not-found', 'conflict', 'amount-changed'],
  },
  adminSettleRefund: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/settle',
    caller: 'admin',
    act: 'settle-refund',
    summary: 'Record that a refund which failed was paid back in another way',
    payload: settleRefundPayload,
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
  },
  adminSendRefundAgain: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/again',
    caller: 'admin',
    act: 'send-refund-again',
    summary: 'Send a refund that failed to the payment provider once more',
    answers: { 200: refundView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
