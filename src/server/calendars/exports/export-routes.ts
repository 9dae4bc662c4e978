import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { refused } from '#domain/problems.ts';
import { SITE_NAME } from '#domain/site-labels.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { exportedCalendar } from './exported-calendar.ts';
import { findExport, findExportedBookings, listExports, rotateExport } from './export-queries.ts';

/** Generous for calendar programs, hopeless for whoever guesses secrets. */
const READINGS = { name: 'calendar-readings', most: 300, withinSeconds: 600 };

/** Secret addresses at which other calendars read an operator's bookings. */
export function exportRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);

  app.get(endpoints.calendarExports.path, operator, async (context) =>
    context.json(await listExports(deps, context.get('operator').id)),
  );

  app.post(routePath(endpoints.rotateCalendarExport.path), operator, async (context) => {
    const { id: operatorId } = context.get('operator');
    const rotated = await rotateExport(deps, operatorId, context.req.param('id') ?? '');
    return rotated ? context.json(rotated) : answerProblem(noSuchCalendar);
  });

  app.get('/calendars/:file{[\\w-]+\\.ics}', limit(READINGS), async (context) => {
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const found = await findExport(deps.database, token);
    if (!found) return answerProblem(noSuchCalendar);
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
  });
  return app;
}

const noSuchCalendar = refused('not-found', 'There is no such calendar.').problem;
