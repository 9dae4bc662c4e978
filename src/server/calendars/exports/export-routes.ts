import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused } from '#domain/problems.ts';
import { SITE_NAME } from '#domain/site-texts.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { exportedCalendar } from './exported-calendar.ts';
import { findExport, findExportedBookings, listExports, rotateExport } from './export-queries.ts';

/** Secret addresses at which other calendars read an operator's bookings. */
export function exportRoutes(deps: Deps) {
  return [
    serve(endpoints.calendarExports, async ({ operator }) =>
      done(await listExports(deps, operator.id)),
    ),

    serve(endpoints.rotateCalendarExport, async ({ operator, params }) => {
      const rotated = await rotateExport(deps, operator.id, params.id);
      return rotated ? done(rotated) : noSuchCalendar;
    }),

    serve(endpoints.exportedCalendar, ({ params, context }) =>
      answerCalendar(deps, params.token, context),
    ),
  ];
}

/** The whole calendar, or that it is what the program has. */
async function answerCalendar(deps: Deps, token: string, context: Context): Promise<Response> {
  const found = await findExport(deps.database, token);
  if (!found) return answerProblem(noSuchCalendar.problem);
  const bookings = await findExportedBookings(deps.database, found, deps.now());
  const name = `${found.boatName ?? found.operatorName} | ${SITE_NAME}`;
  const calendar = exportedCalendar(name, bookings, deps.site.publicUrl);
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  return context.body(calendar, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="bookings.ics"',
  });
}

const noSuchCalendar = refused('not-found', 'There is no such calendar.');
