import type { AdminBookingsQuery } from '#contract/admin/admin-booking-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { islandNow } from '#domain/time/days.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import { pageFrom, readCursor, timeKey } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { presentBookingRow, readAdminBooking } from './read-admin-booking.ts';
import { findAdminBookings, type AdminBookingRow } from './admin-booking-queries.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { csvStream } from '../../platform/http/csv-stream.ts';

export function adminBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.adminBookings, ({ query }) => listBookings(deps, query)),

    serve(endpoints.adminBookingsFile, async ({ query, ...by }) =>
      done({ name: 'bookings.csv', content: await adminBookingsFile(deps, query, by) }),
    ),

    serve(endpoints.adminBooking, ({ params }) => readAdminBooking(deps, params.id)),

    serve(endpoints.adminSendMailAgain, async ({ params: { id }, payload, ...by }) => {
      const sent = await sendMailAgain(deps, { bookingId: id, ...payload, by });
      return sent.ok ? readAdminBooking(deps, id) : sent;
    }),
  ];
}

async function listBookings(deps: Deps, query: AdminBookingsQuery) {
  const after = readCursor(query.after, timeKey);
  if (!after.ok) return after;
  const rows = await findAdminBookings(deps.database, query, after.value);
  return done(pageFrom(rows, presentBookingRow, (booking) => [booking.made_at, booking.id]));
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
  return csvStream({
    headings: HEADINGS,
    readAfter: (last: AdminBookingRow | null, most) =>
      findAdminBookings(database, query, last && [last.made_at, last.id], most),
    toCells: buildCells,
  });
}

function buildCells(booking: AdminBookingRow): string[] {
  const booked = islandNow(booking.created_at.getTime());
  return [
    ...[booking.code, booking.status, booked.day, booked.time],
    ...[booking.start_date, booking.end_date, booking.time ?? ''],
    ...[booking.boat_name, booking.operator_name],
    ...[booking.customer_name, booking.customer_email ?? '', String(booking.group_size)],
    ...[decimalFromCents(booking.amount_cents), decimalFromCents(booking.refunded_cents)],
    ...[booking.paid_by, booking.source ?? ''],
  ];
}
