import type { AdminBookingsQuery } from '#contract/admin-booking-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { timeKey } from '../../http/page-keys.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { presentBookingRow } from './admin-booking-presenter.ts';
import { findAdminBookings } from './admin-booking-queries.ts';
import { adminBookingsFile } from './admin-bookings-file.ts';
import { readAdminBooking } from './read-admin-booking.ts';
import { sendMailAgain } from './send-mail-again.ts';

/** All bookings, and one with its whole history. */
export function adminBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBookings, ({ query }) => listBookings(deps, query)),

    serve(endpoints.adminBookingsFile, async ({ query, admin, address }) => {
      const content = await adminBookingsFile(deps, query, { admin, address });
      return done({ name: 'bookings.csv', content });
    }),

    serve(endpoints.adminBooking, ({ params }) => readAdminBooking(deps, params.id)),

    serve(endpoints.adminSendMailAgain, async ({ params, payload, admin, address }) => {
      const by = { admin, address };
      const sent = await sendMailAgain(deps, { bookingId: params.id, ...payload, by });
      return sent.ok ? readAdminBooking(deps, params.id) : sent;
    }),
  ];
}

async function listBookings(deps: Deps, query: AdminBookingsQuery) {
  const after = readCursor(query.after, timeKey);
  if (!after.ok) return after;
  const rows = await findAdminBookings(deps.database, query, after.value);
  return done(pageFrom(rows, presentBookingRow, (booking) => [booking.made_at, booking.id]));
}
