import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const boats = {
  allBoats: z.boolean(),
  boatIds: z.array(z.uuid('calendar.foreignBoat')).check(z.maxLength(500)),
};

/** The provider to connect; `apple` means iCloud. */
export const startCalendarQuery = z.object({
  provider: z.optional(
    z.enum(['google', 'microsoft', 'apple', 'icloud'], {
      error: 'calendarProvider.choose',
    }),
  ),
});

export const selectCalendarPayload = z.object({
  calendarId: z.string().check(z.trim(), z.minLength(1, 'calendar.choose')),
});

export const calendarBoatsPayload = z.object(boats);

const address = z
  .string()
  .check(z.trim(), z.minLength(1, 'feedAddress.missing'), z.maxLength(2000));

export const newFeedPayload = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'feedName.missing'), z.maxLength(80, 'feedName.tooLong')),
  address,
  ...boats,
});
export type NewFeedPayload = z.infer<typeof newFeedPayload>;

export const listedCalendarView = z.object({
  id: z.string(),
  name: z.string(),
  isPrimary: z.boolean(),
  /** Whether bookings cannot be written into it. */
  isReadOnly: z.boolean(),
});
export type ListedCalendar = z.infer<typeof listedCalendarView>;

/** Boats that a calendar affects: all of the operator's boats, or the listed ones. */
export const calendarBoatsView = z.object({
  allBoats: z.boolean(),
  boatIds: z.array(z.string()),
});

/** The calendar connection (spec 3). Instants are ISO 8601. */
export const calendarConnectionView = z.object({
  connected: z.boolean(),
  /** `google`, `microsoft`, `apple`; null if not connected. */
  provider: z.nullable(z.string()),
  email: z.nullable(z.string()),
  lastSyncAt: z.nullable(z.string()),
  calendars: z.array(listedCalendarView),
  selectedCalendarId: z.nullable(z.string()),
  /** True if the account's consent has expired: the operator has to reconnect. */
  needsReconnect: z.boolean(),
  /** The last sync's error, as text for the operator. */
  problem: z.nullable(z.string()),
  boats: calendarBoatsView,
});
export type CalendarConnectionView = z.infer<typeof calendarConnectionView>;

export const authorisationView = z.object({ authUrl: z.string() });

/** An event that could not be parsed completely. */
export const faultyEventView = z.object({
  summary: z.nullable(z.string()),
  /** A day found in the event, `yyyy-MM-dd`. */
  date: z.nullable(z.string()),
  /** Text for the operator: the part that could not be parsed, and the times closed because of it. */
  reason: z.string(),
});
export type FaultyEventView = z.infer<typeof faultyEventView>;

/** An imported iCalendar URL, shortened because it is a secret. */
export const calendarFeedView = z.object({
  id: z.string(),
  name: z.string(),
  addressHint: z.string(),
  lastReadAt: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  isStale: z.boolean(),
  busyCount: z.number(),
  /** First parse errors, and their total. */
  faults: z.array(faultyEventView),
  faultCount: z.number(),
  boats: calendarBoatsView,
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

/** A secret URL that other calendars import the operator's bookings from. */
export const calendarExportView = z.object({
  id: z.string(),
  /** Null for the export of all boats. */
  boatId: z.nullable(z.string()),
  boatName: z.nullable(z.string()),
  url: z.string(),
  rotatedAt: z.string(),
});
export type CalendarExportView = z.infer<typeof calendarExportView>;

/** Each call reads a whole calendar. */
const SYNCS = { name: 'calendar-syncs', max: 120, withinSeconds: 600 };

/** Each call makes the server fetch a third-party URL. */
const FETCHES = { name: 'feed-visits', max: 60, withinSeconds: 600 };

export const calendarConnectionEndpoints = {
  calendarConnection: {
    method: 'GET',
    path: '/api/operator/calendar',
    caller: 'operator',
    summary: 'The operator’s connected calendar, and when it was last read',
    answers: { 200: calendarConnectionView },
  },
  startCalendar: {
    method: 'GET',
    path: '/oauth/nylas/start',
    caller: 'operator',
    limit: { name: 'calendar-starts', max: 60, withinSeconds: 600 },
    summary: 'Start connecting a calendar; returns the provider’s address to open',
    query: startCalendarQuery,
    answers: { 200: authorisationView },
  },
  syncCalendar: {
    method: 'POST',
    path: '/integrations/nylas/sync',
    caller: 'operator',
    limit: SYNCS,
    summary: 'Sync the selected calendar: read its busy times and write bookings into it',
    answers: { 200: calendarConnectionView },
    problems: ['not-found', 'conflict', 'unavailable'],
    codes: [
      'calendar.accessLost',
      'calendar.chosenGone',
      'calendar.noAnswer',
      'calendar.notConnected',
      'calendar.notRead',
      'calendar.changedElsewhere',
    ],
  },
  selectCalendar: {
    method: 'POST',
    path: '/integrations/nylas/select-calendar',
    caller: 'operator',
    limit: SYNCS,
    summary: 'Select which of the account’s calendars to use',
    payload: selectCalendarPayload,
    answers: { 200: calendarConnectionView },
    problems: ['not-found', 'conflict', 'unavailable'],
    codes: [
      'calendar.noAnswer',
      'calendar.notConnected',
      'calendar.notInAccount',
      'calendar.notRead',
      'calendar.changedElsewhere',
    ],
  },
  disconnectCalendar: {
    method: 'POST',
    path: '/integrations/nylas/disconnect',
    caller: 'operator',
    summary: 'Disconnect the calendar; its busy times no longer close departures',
    answers: { 200: calendarConnectionView },
  },
  chooseCalendarBoats: {
    method: 'PUT',
    path: '/api/operator/calendar/boats',
    caller: 'operator',
    summary: 'Choose the boats that the connected calendar applies to',
    payload: calendarBoatsPayload,
    answers: { 200: calendarConnectionView },
    problems: ['not-found'],
    codes: ['calendar.foreignBoats', 'calendar.notConnected', 'calendar.changedElsewhere'],
  },
} as const satisfies Record<string, Endpoint>;

export const calendarFeedEndpoints = {
  calendarFeeds: {
    method: 'GET',
    path: '/api/operator/calendar-feeds',
    caller: 'operator',
    summary: 'The operator’s subscribed iCalendar feeds',
    answers: { 200: z.array(calendarFeedView) },
  },
  addCalendarFeed: {
    method: 'POST',
    path: '/api/operator/calendar-feeds',
    caller: 'operator',
    limit: FETCHES,
    summary: 'Subscribe to an iCalendar feed, for all boats or some',
    payload: newFeedPayload,
    answers: { 201: calendarFeedView },
    problems: ['not-found', 'conflict'],
    codes: [
      'calendar.foreignBoats',
      'feed.alreadyRead',
      'feed.faulty',
      'feed.addressInvalid',
      'feed.holdsPassword',
      'feed.notRead',
      'feed.tooSlow',
      'feeds.tooMany',
    ],
  },
  chooseFeedBoats: {
    method: 'PUT',
    path: '/api/operator/calendar-feeds/{id}/boats',
    caller: 'operator',
    summary: 'Choose the boats that an iCalendar feed applies to',
    payload: calendarBoatsPayload,
    answers: { 200: calendarFeedView },
    problems: ['not-found'],
    codes: ['calendar.foreignBoats', 'calendar.unknown', 'feed.addressLost'],
  },
  readCalendarFeed: {
    method: 'POST',
    path: '/api/operator/calendar-feeds/{id}/read',
    caller: 'operator',
    limit: FETCHES,
    summary: 'Sync an iCalendar feed',
    answers: { 200: calendarFeedView },
    problems: ['not-found', 'unavailable'],
    codes: ['calendar.unknown', 'feed.faulty', 'feed.addressLost', 'feed.notRead', 'feed.tooSlow'],
  },
  removeCalendarFeed: {
    method: 'DELETE',
    path: '/api/operator/calendar-feeds/{id}',
    caller: 'operator',
    summary: 'Remove an iCalendar feed; its busy times no longer close departures',
    answers: { 200: z.object({ removed: z.literal(true) }) },
    problems: ['not-found'],
    codes: ['calendar.unknown'],
  },
  calendarExports: {
    method: 'GET',
    path: '/api/operator/calendar-exports',
    caller: 'operator',
    summary: 'Secret addresses at which other calendars read the operator’s bookings',
    answers: { 200: z.array(calendarExportView) },
  },
  rotateCalendarExport: {
    method: 'POST',
    path: '/api/operator/calendar-exports/{id}/rotate',
    caller: 'operator',
    summary: 'Create a new secret address; the old one stops working',
    answers: { 200: calendarExportView },
    problems: ['not-found'],
    codes: ['calendar.unknown'],
  },
  exportedCalendar: {
    method: 'GET',
    path: '/calendars/{token}.ics',
    caller: 'public',
    limit: { name: 'calendar-readings', max: 300, withinSeconds: 600 },
    summary: 'An operator’s bookings as iCalendar, by a secret address',
    raw: 'exchange',
    answers: { 200: z.string() },
    contentType: 'text/calendar',
    problems: ['not-found'],
    codes: ['calendar.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
