import * as z from 'zod/mini';
import { sendMailAgainPayload, adminBookingsQuery } from './admin-booking-query.ts';
import { adminBookingPageView, adminBookingView } from './admin-booking-views.ts';
import type { Endpoint } from './endpoint.ts';

/** All bookings, each with its whole history. Calling one off is among the refunds. */
export const adminBookingEndpoints = {
  adminBookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    caller: 'admin',
    act: 'see-bookings',
    summary:
      'All bookings, newest first, by code, guest or email address, status, state of a refund, day of the trip, port, boat and captain',
    query: adminBookingsQuery,
    answers: { 200: adminBookingPageView },
  },
  adminBookingsFile: {
    method: 'GET',
    path: '/api/admin/bookings.csv',
    caller: 'admin',
    act: 'export-bookings',
    summary: 'The same bookings as a CSV file, all of them',
    query: adminBookingsQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminBooking: {
    method: 'GET',
    path: '/api/admin/bookings/{id}',
    caller: 'admin',
    act: 'see-bookings',
    summary: 'One booking with its money, its mails and its whole history',
    answers: { 200: adminBookingView },
    problems: ['not-found'],
  },
  adminSendMailAgain: {
    method: 'POST',
    path: '/api/admin/bookings/{id}/mails',
    caller: 'admin',
    act: 'resend-mail',
    limit: { name: 'mails-again', most: 30, withinSeconds: 600 },
    summary:
      'Send a mail about the booking again, as the booking is now. The same one within a minute is 429',
    payload: sendMailAgainPayload,
    answers: { 200: adminBookingView },
    problems: ['not-found', 'conflict', 'too-many'],
  },
} as const satisfies Record<string, Endpoint>;
