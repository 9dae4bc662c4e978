import * as z from 'zod/mini';
import { isShipClock } from '#domain/ships/port-calls.ts';
import { pierCodes } from '#domain/ships/ship-ways.ts';
import { callOffView, affectedTripsView } from '../operator/call-off-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { buildPageSchema, searchQuery } from '../fields/paging.ts';
import { dayField, lineField, timeField } from '../fields/payload-fields.ts';
import { portCallView } from '../public/ship-api.ts';

export const MAX_SHIPS_PER_DAY = 20;
export const MAX_PORT_CALL_LINES = 500;

const CLOCK_WRONG = 'clock.invalid';

const fields = {
  day: dayField('theDay.choose'),
  ship: lineField('field.shipName', 60, 'shipName.missing', 2),
  arrival: timeField('arrival.missing'),
  allAboard: timeField('allAboard.missing'),
  pier: z.enum(pierCodes, 'pier.choose'),
  clockMinutes: z.number(CLOCK_WRONG).check(z.refine(isShipClock, CLOCK_WRONG)),
};

const endsAfterItBegins = z.refine<{ arrival: string; allAboard: string }>(
  ({ arrival, allAboard }) => allAboard > arrival,
  { path: ['allAboard'], error: 'portCall.allAboardBeforeArrival' },
);

/** A port call from the form or from a line of a file. */
export const portCallPayload = z.object(fields).check(endsAfterItBegins);
export type PortCallPayload = z.infer<typeof portCallPayload>;

/** `version` is the version that was shown (optimistic lock). */
export const changedPortCallPayload = z
  .object({ ...fields, version: z.number('api.versionMissing') })
  .check(endsAfterItBegins);

export const portCallFilePayload = z.object({
  csv: z
    .string('file.missing')
    .check(z.minLength(1, 'file.empty'), z.maxLength(50_000, 'file.tooLong')),
});

/** GET /api/admin/port-calls: from the given day, by default today. */
export const adminPortCallsQuery = z.extend(searchQuery, {
  from: z.optional(dayField('firstDay.choose')),
});
export type AdminPortCallsQuery = z.infer<typeof adminPortCallsQuery>;

export const adminPortCallView = z.extend(portCallView, {
  day: z.string(),
  version: z.number(),
  /** Bookings whose guests stated that they come with this ship. */
  bookings: z.number(),
});
export type AdminPortCallView = z.infer<typeof adminPortCallView>;

export const importedPortCallsView = z.object({
  added: z.number(),
  changed: z.number(),
  /** Unchanged lines, and lines for cancelled calls. */
  kept: z.number(),
});

export const adminShipEndpoints = {
  adminPortCalls: {
    method: 'GET',
    path: '/api/admin/port-calls',
    caller: 'admin',
    permission: 'see-port-calls',
    summary: 'The cruise ship calendar, from today or a given day on',
    query: adminPortCallsQuery,
    answers: { 200: buildPageSchema(adminPortCallView) },
    codes: ['cursor.gone'],
  },
  adminAddPortCall: {
    method: 'POST',
    path: '/api/admin/port-calls',
    caller: 'admin',
    permission: 'add-port-call',
    summary: 'Add a port call; its times are in ship’s time',
    payload: portCallPayload,
    answers: { 201: adminPortCallView },
    problems: ['conflict'],
    codes: [
      'portCall.dayOver',
      'portCall.duplicate',
      'portCall.tooFarAhead',
      'portCall.tooManyShips',
      'portCall.dayHasBookings',
    ],
  },
  adminImportPortCalls: {
    method: 'POST',
    path: '/api/admin/port-calls/import',
    caller: 'admin',
    permission: 'import-port-calls',
    summary:
      'Import port calls from a CSV file with the columns day, ship, arrival, all aboard, pier and clock. A call of the same ship on the same day is updated. If any line is invalid, nothing is imported',
    payload: portCallFilePayload,
    answers: { 200: importedPortCallsView },
    problems: ['conflict'],
    codes: [
      'import.faults',
      'import.refused',
      'import.columnsMissing',
      'import.duplicateLine',
      'import.line',
      'import.lineUnreadable',
      'import.moreLines',
      'import.noLines',
      'import.tooManyLines',
    ],
  },
  adminChangePortCall: {
    method: 'PUT',
    path: '/api/admin/port-calls/{id}',
    caller: 'admin',
    permission: 'change-port-call',
    summary: 'Edit a port call',
    payload: changedPortCallPayload,
    answers: { 200: adminPortCallView },
    problems: ['not-found', 'conflict'],
    codes: [
      'portCall.cancelled',
      'portCall.changedElsewhere',
      'portCall.duplicate',
      'portCall.unknown',
      'portCall.dayHasBookings',
      'portCall.removedElsewhere',
    ],
  },
  adminRemovePortCall: {
    method: 'DELETE',
    path: '/api/admin/port-calls/{id}',
    caller: 'admin',
    permission: 'remove-port-call',
    summary: 'Remove a port call that no guest’s booking names',
    answers: { 200: z.object({ removed: z.boolean() }) },
    problems: ['not-found', 'conflict'],
    codes: [
      'portCall.hasBookings',
      'portCall.unknown',
      'portCall.removedElsewhere',
      'portCall.changedElsewhere',
    ],
  },
  adminSkipPreview: {
    method: 'GET',
    path: '/api/admin/port-calls/{id}/skip',
    caller: 'admin',
    permission: 'see-port-calls',
    summary: 'The bookings affected if a ship’s call is canceled',
    answers: { 200: affectedTripsView },
    problems: ['not-found'],
    codes: ['portCall.calledOffTooLate', 'portCall.unknown'],
  },
  adminSkipPort: {
    method: 'POST',
    path: '/api/admin/port-calls/{id}/skip',
    caller: 'admin',
    permission: 'skip-port',
    summary:
      'Declare a port call canceled: its guests’ trips are called off, and each guest chooses a new day, another boat or a refund. Idempotent',
    answers: { 200: callOffView },
    problems: ['not-found', 'conflict'],
    codes: ['callOff.doneElsewhere', 'portCall.calledOffTooLate', 'portCall.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
