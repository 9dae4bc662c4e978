import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { default as ical } from 'ical-generator';
import { endpoints } from '#contract/endpoints.ts';
import { computeSoldSpan } from '#domain/availability/busy-times.ts';
import { addDays, ISLAND_ZONE } from '#domain/time/days.ts';
import { done, refused } from '#domain/problems.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import {
  buildEventLocation,
  calendarUid,
  icalendarState,
  icalendarText,
} from '../../core/mails/calendar-file.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { answerProblem } from '../../../platform/http/problem-answers.ts';
import { serve } from '../../../platform/http/serve.ts';
import { describeEvent, getOwnHost } from '../sources/exported-bookings.ts';
import {
  findExport,
  findExportedBookings,
  listExports,
  rotateExport,
  type ExportedBooking,
} from './export-queries.ts';

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

/** Returns the calendar, or 304. */
async function answerCalendar(deps: Deps, token: string, context: Context): Promise<Response> {
  const found = await findExport(deps.database, token);
  if (!found) return answerProblem(noSuchCalendar.problem);
  const bookings = await findExportedBookings(deps.database, found, deps.now());
  const name = `${found.boatName ?? found.operatorName} | ${SITE_NAME}`;
  const calendar = exportedCalendar(name, bookings, getOwnHost(deps.site));
  const etag = `"${hash('sha256', calendar, 'base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  return context.body(calendar, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="bookings.ics"',
  });
}

const noSuchCalendar = refused('not-found', 'calendar.unknown');

/// <reference lib="esnext.temporal" />

/** Builds a calendar of an operator's bookings in the island's time zone. Keeps cancelled bookings, marked as such. */
function exportedCalendar(
  name: string,
  bookings: readonly ExportedBooking[],
  host: string,
): string {
  const calendar = ical({
    name,
    prodId: '//sxm-boat-trips//captain//EN',
    // Omits the zone name: with one, the library writes timestamps in local time instead of UTC.
    timezone: { name: null, generator: () => islandZone },
    ttl: 15 * 60,
  });
  for (const booking of bookings) {
    const { title, details } = describeEvent(booking);
    calendar.createEvent({
      // Shares UIDs with mailed files, so that trips appear once.
      id: calendarUid(booking, host),
      ...spanFor(booking),
      ...icalendarState(booking),
      stamp: booking.changedAt,
      summary: title,
      location: buildEventLocation(booking),
      description: details,
    });
  }
  return icalendarText(calendar);
}

/** All-day for a charter without a start time. */
function spanFor(trip: ExportedBooking) {
  if (trip.time === null) {
    return {
      allDay: true,
      start: Temporal.PlainDate.from(trip.start),
      end: Temporal.PlainDate.from(addDays(trip.end, 1)),
    };
  }
  const { startsAt, endsAt } = computeSoldSpan(trip);
  return { start: onTheIsland(startsAt), end: onTheIsland(endsAt), timezone: ISLAND_ZONE };
}

function onTheIsland(epochMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(ISLAND_ZONE);
}

/** The island has no daylight saving time. */
const islandZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${ISLAND_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0400',
  'TZNAME:AST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
