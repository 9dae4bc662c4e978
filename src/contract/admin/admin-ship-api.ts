import * as z from 'zod/mini';
import { isShipClock } from '#domain/ships/port-calls.ts';
import { pierCodes } from '#domain/ships/ship-ways.ts';
import { callOffView, concernedView } from '../operator/call-off-api.ts';
import type { Endpoint } from '../endpoint.ts';
import { buildPageSchema, searchQuery } from '../fields/paging.ts';
import { dayField, lineField, timeField } from '../fields/payload-fields.ts';
import { portCallView } from '../public/ship-api.ts';

export const MAX_SHIPS_PER_DAY = 20;
export const MAX_PORT_CALL_LINES = 500;

const CLOCK_WRONG =
  'The clock is a number of minutes ahead of the island (or behind, with a minus), in half hours';

const fields = {
  day: dayField('Choose the day'),
  ship: lineField('The ship’s name', 60, 'Give the ship’s name', 2),
  arrival: timeField('Give the time of arrival, such as 08:00'),
  allAboard: timeField('Give the time when all have to be aboard, such as 17:00'),
  pier: z.enum(pierCodes, 'Choose where its guests come ashore'),
  clockMinutes: z.number(CLOCK_WRONG).check(z.refine(isShipClock, CLOCK_WRONG)),
};

const endsAfterItBegins = z.refine<{ arrival: string; allAboard: string }>(
  ({ arrival, allAboard }) => allAboard > arrival,
  { path: ['allAboard'], error: 'All aboard has to be later than the arrival' },
);

/** A port call from the form or from a line of a file. */
export const portCallPayload = z.object(fields).check(endsAfterItBegins);
export type PortCallPayload = z.infer<typeof portCallPayload>;

/** `version` is the one that was shown (optimistic lock). */
export const changedPortCallPayload = z
  .object({ ...fields, version: z.number('The version is missing') })
  .check(endsAfterItBegins);

export const portCallFilePayload = z.object({
  csv: z
    .string('Choose a file')
    .check(
      z.minLength(1, 'The file is empty'),
      z.maxLength(50_000, 'The file is too long: 50,000 characters at most'),
    ),
});

/** GET /api/admin/port-calls: from the given day, by default today. */
export const adminPortCallsQuery = z.extend(searchQuery, {
  from: z.optional(dayField('Choose the first day')),
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
  /** Unchanged lines, and lines of ships that do not come. */
  kept: z.number(),
});

export const adminShipEndpoints = {
  adminPortCalls: {
    method: 'GET',
    path: '/api/admin/port-calls',
    caller: 'admin',
    permission: 'see-port-calls',
    summary: 'The calendar of cruise ships, from today on unless another day is given',
    query: adminPortCallsQuery,
    answers: { 200: buildPageSchema(adminPortCallView) },
  },
  adminAddPortCall: {
    method: 'POST',
    path: '/api/admin/port-calls',
    caller: 'admin',
    permission: 'add-port-call',
    summary: 'Add a ship’s call; its times are those of the ship’s clock',
    payload: portCallPayload,
    answers: { 201: adminPortCallView },
    problems: ['conflict'],
  },
  adminImportPortCalls: {
    method: 'POST',
    path: '/api/admin/port-calls/import',
    caller: 'admin',
    permission: 'import-port-calls',
    summary:
      'Add the calls of a CSV file with the columns day, ship, arrival, all aboard, pier and clock; a call of the same ship on the same day gets the new times. With one line wrong nothing is imported',
    payload: portCallFilePayload,
    answers: { 200: importedPortCallsView },
    problems: ['conflict'],
  },
  adminChangePortCall: {
    method: 'PUT',
    path: '/api/admin/port-calls/{id}',
    caller: 'admin',
    permission: 'change-port-call',
    summary: 'Change a ship’s call',
    payload: changedPortCallPayload,
    answers: { 200: adminPortCallView },
    problems: ['not-found', 'conflict'],
  },
  adminRemovePortCall: {
    method: 'DELETE',
    path: '/api/admin/port-calls/{id}',
    caller: 'admin',
    permission: 'remove-port-call',
    summary: 'Remove a ship’s call by which no guest comes',
    answers: { 200: z.object({ removed: z.boolean() }) },
    problems: ['not-found', 'conflict'],
  },
  adminSkipPreview: {
    method: 'GET',
    path: '/api/admin/port-calls/{id}/skip',
    caller: 'admin',
    permission: 'see-port-calls',
    summary: 'Whom it would concern if a ship does not come',
    answers: { 200: concernedView },
    problems: ['not-found'],
  },
  adminSkipPort: {
    method: 'POST',
    path: '/api/admin/port-calls/{id}/skip',
    caller: 'admin',
    permission: 'skip-port',
    summary:
      'Declare that a ship does not come: the trips of its guests are called off, and each chooses what they get instead. Done again, it answers the same',
    answers: { 200: callOffView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
