import type { AdminBookingsQuery } from '#contract/admin/admin-booking-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { readPage, streamList } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentBookingRow, readAdminBooking } from './read-admin-booking.ts';
import { listAdminBookings, type AdminBookingRow } from './admin-booking-queries.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction } from '../../platform/database/database.ts';

export function adminBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBookings, ({ query }) =>
      readPage(listAdminBookings(deps.database, query), query.after, presentBookingRow),
    ),

    serve(endpoints.adminBookingsFile, async ({ query, ...by }) =>
      done({ name: 'bookings.csv', content: await adminBookingsFile(deps, query, by) }),
    ),

    serve(endpoints.adminBooking, ({ params, language }) =>
      readAdminBooking(deps, params.id, language),
    ),

    serve(endpoints.adminSendMailAgain, async ({ params: { id }, payload, language, ...by }) => {
      const sent = await sendMailAgain(deps, { bookingId: id, ...payload, by, language });
      return sent.ok ? readAdminBooking(deps, id, language) : sent;
    }),
  ];
}

const HEADINGS = [
  ...['Booking', 'Status', 'Booked on', 'Booked at', 'First day', 'Last day', 'Departure'],
  ...['Boat', 'Captain', 'Guest', 'Email', 'Guests', 'Amount USD', 'Refunded USD'],
  ...['Paid by', 'Booked by hand'],
];

/** Streams all matching bookings as CSV. Contains guests' names, so the export is audited. */
async function adminBookingsFile(
  { database, now }: Deps,
  query: AdminBookingsQuery,
  by: AuditActor,
): Promise<ReadableStream<Uint8Array>> {
  const subject = { kind: 'bookings', id: null, name: 'a list of bookings' };
  const { after: _, ...facts } = query;
  await inTransaction(database, (write) =>
    recordAuditEvent(write, { ...by, act: 'export-bookings', subject, facts, at: new Date(now()) }),
  );
  return streamList(listAdminBookings(database, query), HEADINGS, buildCells);
}

function buildCells(booking: AdminBookingRow): string[] {
  const booked = toIslandNow(booking.createdAt.getTime());
  return [
    ...[booking.code, booking.status, booked.day, booked.time],
    ...[booking.startDate, booking.endDate, booking.time ?? ''],
    ...[booking.boatName, booking.operatorName],
    ...[booking.customerName, booking.customerEmail ?? '', String(booking.groupSize)],
    ...[formatDecimalCents(booking.amountCents), formatDecimalCents(booking.refundedCents)],
    ...[booking.paidBy, booking.source ?? ''],
  ];
}
