import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const boats = {
  allBoats: z.boolean(),
  boatIds: z.array(z.uuid('This boat is not one of yours.')).check(z.maxLength(500)),
};

/** The provider to connect; `apple` means iCloud. */
export const startCalendarQuery = z.object({
  provider: z.optional(
    z.enum(['google', 'microsoft', 'apple', 'icloud'], {
      error: 'Please choose Google, Microsoft or Apple.',
    }),
  ),
});

export const selectCalendarPayload = z.object({
  calendarId: z.string().check(z.trim(), z.minLength(1, 'Please choose a calendar.')),
});

export const concernedBoatsPayload = z.object(boats);

const address = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter the address.'), z.maxLength(2000));

export const newFeedPayload = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give it a name.'),
      z.maxLength(80, 'Please choose a shorter name.'),
    ),
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

/** Boats that a calendar affects: all of the operator's, or those listed. */
export const concernedBoatsView = z.object({
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
  boats: concernedBoatsView,
});
export type CalendarConnectionView = z.infer<typeof calendarConnectionView>;

export const authorisationView = z.object({ authUrl: z.string() });

/** An event that could not be parsed completely. */
export const faultyEventView = z.object({
  summary: z.nullable(z.string()),
  /** A day found in it, `yyyy-MM-dd`. */
  date: z.nullable(z.string()),
  /** What could not be parsed, and what is closed because of it, as text for the operator. */
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
  boats: concernedBoatsView,
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
const SYNCS = { name: 'calendar-syncs', most: 120, withinSeconds: 600 };

/** Each call makes the server fetch a third-party URL. */
const FETCHES = { name: 'feed-visits', most: 60, withinSeconds: 600 };

export const calendarConnectionEndpoints = {
  calendarConnection: {
    method: 'GET',
    path: '/api/operator/calendar',
    caller: 'operator',
    summary: 'The captain’s connected calendar, and how current it is',
    answers: { 200: calendarConnectionView },
  },
  startCalendar: {
    method: 'GET',
    path: '/oauth/nylas/start',
    caller: 'operator',
    limit: { name: 'calendar-starts', most: 60, withinSeconds: 600 },
    summary: 'Begin to connect a calendar: where the browser goes for it',
    query: startCalendarQuery,
    answers: { 200: authorisationView },
  },
  syncCalendar: {
    method: 'POST',
    path: '/integrations/nylas/sync',
    caller: 'operator',
    limit: SYNCS,
    summary: 'Read the selected calendar now, and write the bookings into it',
    answers: { 200: calendarConnectionView },
    problems: ['not-found', 'conflict', 'unavailable'],
  },
  selectCalendar: {
    method: 'POST',
    path: '/integrations/nylas/select-calendar',
    caller: 'operator',
    limit: SYNCS,
    summary: 'Choose which calendar of the account counts',
    payload: selectCalendarPayload,
    answers: { 200: calendarConnectionView },
    problems: ['not-found', 'conflict', 'unavailable'],
  },
  disconnectCalendar: {
    method: 'POST',
    path: '/integrations/nylas/disconnect',
    caller: 'operator',
    summary: 'Let go of the connected calendar; its busy times no longer count',
    answers: { 200: calendarConnectionView },
  },
  chooseCalendarBoats: {
    method: 'PUT',
    path: '/api/operator/calendar/boats',
    caller: 'operator',
    summary: 'Say which boats the connected calendar concerns',
    payload: concernedBoatsPayload,
    answers: { 200: calendarConnectionView },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export const calendarFeedEndpoints = {
  calendarFeeds: {
    method: 'GET',
    path: '/api/operator/calendar-feeds',
    caller: 'operator',
    summary: 'The iCalendar addresses that are read for the captain',
    answers: { 200: z.array(calendarFeedView) },
  },
  addCalendarFeed: {
    method: 'POST',
    path: '/api/operator/calendar-feeds',
    caller: 'operator',
    limit: FETCHES,
    summary: 'Have an iCalendar address read, for all boats or some',
    payload: newFeedPayload,
    answers: { 201: calendarFeedView },
    problems: ['not-found', 'conflict'],
  },
  chooseFeedBoats: {
    method: 'PUT',
    path: '/api/operator/calendar-feeds/{id}/boats',
    caller: 'operator',
    summary: 'Say which boats an iCalendar address concerns',
    payload: concernedBoatsPayload,
    answers: { 200: calendarFeedView },
    problems: ['not-found'],
  },
  readCalendarFeed: {
    method: 'POST',
    path: '/api/operator/calendar-feeds/{id}/read',
    caller: 'operator',
    limit: FETCHES,
    summary: 'Read an iCalendar address now',
    answers: { 200: calendarFeedView },
    problems: ['not-found', 'unavailable'],
  },
  removeCalendarFeed: {
    method: 'DELETE',
    path: '/api/operator/calendar-feeds/{id}',
    caller: 'operator',
    summary: 'Read an iCalendar address no more; its busy times no longer count',
    answers: { 200: z.object({ removed: z.literal(true) }) },
    problems: ['not-found'],
  },
  calendarExports: {
    method: 'GET',
    path: '/api/operator/calendar-exports',
    caller: 'operator',
    summary: 'Secret addresses at which other calendars read the captain’s bookings',
    answers: { 200: z.array(calendarExportView) },
  },
  rotateCalendarExport: {
    method: 'POST',
    path: '/api/operator/calendar-exports/{id}/rotate',
    caller: 'operator',
    summary: 'Make a new secret address; the old one opens nothing any more',
    answers: { 200: calendarExportView },
    problems: ['not-found'],
  },
  exportedCalendar: {
    method: 'GET',
    path: '/calendars/{token}.ics',
    caller: 'visitor',
    limit: { name: 'calendar-readings', most: 300, withinSeconds: 600 },
    summary: 'A captain’s bookings as iCalendar, for whoever knows the secret address',
    byHand: 'exchange',
    answers: { 200: z.string() },
    contentType: 'text/calendar',
  },
} as const satisfies Record<string, Endpoint>;
