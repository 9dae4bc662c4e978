import * as z from 'zod/mini';
import {
  answerTripPayload,
  concernedBoatsPayload,
  moveTripPayload,
  newFeedPayload,
  selectCalendarPayload,
} from './calendar-payloads.ts';
import {
  approvalView,
  authorisationView,
  calendarConflictView,
  calendarConnectionView,
  calendarExportView,
  calendarFeedView,
} from './calendar-views.ts';
import type { Endpoint } from './endpoint.ts';

/** The operator’s own calendar through the calendar service (spec 7). */
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
    summary: 'Begin to connect a calendar: where the browser goes for it',
    answers: { 200: authorisationView },
  },
  syncCalendar: {
    method: 'POST',
    path: '/integrations/nylas/sync',
    caller: 'operator',
    summary: 'Read the selected calendar now, and write the bookings into it',
    answers: { 200: calendarConnectionView },
  },
  selectCalendar: {
    method: 'POST',
    path: '/integrations/nylas/select-calendar',
    caller: 'operator',
    summary: 'Choose which calendar of the account counts',
    payload: selectCalendarPayload,
    answers: { 200: calendarConnectionView },
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
  },
} as const satisfies Record<string, Endpoint>;

/** Calendars by address: those that are read, and those that others read (iCalendar). */
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
    summary: 'Have an iCalendar address read, for all boats or some',
    payload: newFeedPayload,
    answers: { 201: calendarFeedView },
  },
  chooseFeedBoats: {
    method: 'PUT',
    path: '/api/operator/calendar-feeds/{id}/boats',
    caller: 'operator',
    summary: 'Say which boats an iCalendar address concerns',
    payload: concernedBoatsPayload,
    answers: { 200: calendarFeedView },
  },
  readCalendarFeed: {
    method: 'POST',
    path: '/api/operator/calendar-feeds/{id}/read',
    caller: 'operator',
    summary: 'Read an iCalendar address now',
    answers: { 200: calendarFeedView },
  },
  removeCalendarFeed: {
    method: 'DELETE',
    path: '/api/operator/calendar-feeds/{id}',
    caller: 'operator',
    summary: 'Read an iCalendar address no more; its busy times no longer count',
    answers: { 200: z.object({ removed: z.literal(true) }) },
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
  },
  exportedCalendar: {
    method: 'GET',
    path: '/calendars/{token}.ics',
    caller: 'visitor',
    summary: 'A captain’s bookings as iCalendar, for whoever knows the secret address',
    answers: { 200: z.string() },
    contentType: 'text/calendar',
  },
} as const satisfies Record<string, Endpoint>;

/** Where a calendar and a sale disagree, the operator decides. */
export const calendarQuestionEndpoints = {
  calendarConflicts: {
    method: 'GET',
    path: '/api/operator/calendar-conflicts',
    caller: 'operator',
    summary: 'Sold trips on which a busy time has landed',
    answers: { 200: z.array(calendarConflictView) },
  },
  keepTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/keep',
    caller: 'operator',
    summary: 'The trip sails all the same',
    answers: { 200: z.array(calendarConflictView) },
  },
  moveTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/move',
    caller: 'operator',
    summary: 'The trip moves to another departure, and the visitor is told',
    payload: moveTripPayload,
    answers: { 200: z.array(calendarConflictView) },
  },
  cancelTrip: {
    method: 'POST',
    path: '/api/operator/calendar-conflicts/{id}/cancel',
    caller: 'operator',
    summary: 'The trip is called off and paid back in full, and the visitor is told',
    answers: { 200: z.array(calendarConflictView) },
  },
} as const satisfies Record<string, Endpoint>;

/** Trips that were sold while a calendar could not be read. */
export const approvalEndpoints = {
  approvals: {
    method: 'GET',
    path: '/api/operator/asked-trips',
    caller: 'operator',
    summary: 'Trips that wait for the captain’s yes, because a calendar could not be read',
    answers: { 200: z.array(approvalView) },
  },
  answerTrip: {
    method: 'POST',
    path: '/api/operator/asked-trips/{id}/answer',
    caller: 'operator',
    summary: 'Yes: the card is charged and the trip stands. No: nothing is charged',
    payload: answerTripPayload,
    answers: { 200: z.array(approvalView) },
  },
} as const satisfies Record<string, Endpoint>;
