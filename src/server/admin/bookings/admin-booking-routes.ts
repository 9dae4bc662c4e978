import { Hono, type Context } from 'hono';
import { adminBookingsQuery, sendMailAgainPayload } from '#contract/admin-booking-query.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { csvDownload } from '../../http/csv-file.ts';
import { pageFrom, readCursor } from '../../http/page-cursor.ts';
import { timeKey } from '../../http/page-keys.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import { readQuery } from '../../http/read-query.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { presentBookingRow } from './admin-booking-presenter.ts';
import { findAdminBookings } from './admin-booking-queries.ts';
import { adminBookingsFile } from './admin-bookings-file.ts';
import { readAdminBooking } from './read-admin-booking.ts';
import { sendMailAgain } from './send-mail-again.ts';

const MAILS_AGAIN = { name: 'mails-again', most: 30, withinSeconds: 600 };

/** All bookings, and one with its whole history. */
export function adminBookingRoutes(
  deps: Deps,
  limit: RateLimiter,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const idIn = (context: Context) => context.req.param('id') ?? '';
  const { adminBookings, adminBookingsFile: file, adminBooking, adminSendMailAgain } = endpoints;
  const doerOf = (context: Context<AdminEnv>) => ({
    admin: context.get('admin'),
    address: addressOf(context),
  });

  app.get(adminBookings.path, requireAdmin(deps, adminBookings), async (context) => {
    const page = await listBookings(deps, context.req.raw);
    return page.ok ? context.json(page.value) : answerProblem(page.problem);
  });
  app.get(file.path, requireAdmin(deps, file), async (context) => {
    const query = readQuery(context.req.raw, adminBookingsQuery);
    if (!query.ok) return answerProblem(query.problem);
    const lines = await adminBookingsFile(deps, query.value, doerOf(context));
    return context.body(lines, 200, csvDownload('bookings.csv'));
  });
  app.get(routePath(adminBooking.path), requireAdmin(deps, adminBooking), (context) =>
    answerBooking(deps, idIn(context)),
  );
  app.post(
    routePath(adminSendMailAgain.path),
    requireAdmin(deps, adminSendMailAgain),
    limit(MAILS_AGAIN),
    async (context) => {
      const input = await readPayload(context.req.raw, sendMailAgainPayload);
      if (!input.ok) return answerProblem(input.problem);
      const by = doerOf(context);
      const sent = await sendMailAgain(deps, { bookingId: idIn(context), ...input.value, by });
      return sent.ok ? answerBooking(deps, idIn(context)) : answerProblem(sent.problem);
    },
  );
  return app;
}

async function listBookings(deps: Deps, request: Request) {
  const query = readQuery(request, adminBookingsQuery);
  if (!query.ok) return query;
  const after = readCursor(query.value.after, timeKey);
  if (!after.ok) return after;
  const rows = await findAdminBookings(deps.database, query.value, after.value);
  return done(pageFrom(rows, presentBookingRow, (booking) => [booking.made_at, booking.id]));
}

async function answerBooking(deps: Deps, bookingId: string): Promise<Response> {
  const booking = await readAdminBooking(deps, bookingId);
  return booking.ok ? Response.json(booking.value) : answerProblem(booking.problem);
}
