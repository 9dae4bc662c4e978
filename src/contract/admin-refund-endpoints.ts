import { cancelBookingPayload } from './admin-refund-payloads.ts';
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
  },
  adminSendRefundAgain: {
    method: 'POST',
    path: '/api/admin/refunds/{id}/again',
    caller: 'admin',
    act: 'send-refund-again',
    summary: 'Send a refund that failed to the payment provider once more',
    answers: { 200: refundView },
  },
} as const satisfies Record<string, Endpoint>;
