import * as z from 'zod/mini';
import { pickAccount, readValidGrant, type Grant } from '../accounts/account-grants.ts';
import { readCalendar, type CalendarRow } from '../calendars/calendar-records.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import { AvailabilityRequest, findAvailability } from '../calendars/find-availability.ts';
import { EventChange, NewEvent, type Participant } from './event-bodies.ts';
import { createEvent, deleteEvent, updateEvent } from './event-changes.ts';
import { readEvent } from './event-instances.ts';
import {
  chooseEvents,
  EventQuery,
  pageOfEvents,
  pageOfQuery,
  readWindow,
} from './event-listing.ts';
import { eventView, listEventRows, listPageRows, type EventRow } from './event-records.ts';
import { FreeBusyRequest, freeBusy } from '../calendars/free-busy.ts';
import type { NylasCall } from '../nylas-calls.ts';
import { invalidRequest } from '../nylas-problems.ts';

/** GET /v3/grants/:grant/events */
export function listEvents(work: Work, call: NylasCall): Promise<object> {
  return findEvents(work, call, call.query(EventQuery));
}

async function findEvents(work: Work, call: NylasCall, query: EventQuery) {
  const grant = await readValidGrant(work, call.param('grant'));
  const calendar = await readCalendar(work, pickAccount(grant), query.calendar_id);
  const zone = calendar.body.timezone;
  const window = readWindow(query, toSeconds(work));
  const place = window && pageOfQuery(query);
  const rows = place
    ? await listPageRows(work, calendar.id, window, place)
    : await listEventRows(work, calendar.id, window);
  const chosen = chooseEvents(rows, query, window, { zone, provider: grant.provider });
  const { page, next } = pageOfEvents(chosen, query, zone);
  return {
    data: page.map((row) => eventView(row, calendar, grant.id, work.context.publicUrl)),
    ...(next === null ? {} : { next_cursor: next }),
  };
}

const OfCalendar = z.object({ calendar_id: z.string().check(z.minLength(1)) });

type Place = { grant: Grant; calendar: CalendarRow };

async function readPlace(work: Work, call: NylasCall): Promise<Place> {
  const { calendar_id } = call.query(OfCalendar);
  const grant = await readValidGrant(work, call.param('grant'));
  return { grant, calendar: await readCalendar(work, pickAccount(grant), calendar_id) };
}

function shown(work: Work, { grant, calendar }: Place, row: EventRow): object {
  return { data: eventView(row, calendar, grant.id, work.context.publicUrl) };
}

/** GET /v3/grants/:grant/events/:event */
export async function getEvent(work: Work, call: NylasCall): Promise<object> {
  const place = await readPlace(work, call);
  return shown(work, place, await readEvent(work, place.calendar, call.param('event')));
}

/** POST /v3/grants/:grant/events */
export async function postEvent(work: Work, call: NylasCall): Promise<object> {
  const place = await readPlace(work, call);
  return shown(work, place, await createEvent(work, place.calendar, call.body(NewEvent)));
}

/** PUT /v3/grants/:grant/events/:event */
export async function putEvent(work: Work, call: NylasCall): Promise<object> {
  const place = await readPlace(work, call);
  const change = call.body(EventChange);
  return shown(work, place, await updateEvent(work, place.calendar, call.param('event'), change));
}

/** DELETE /v3/grants/:grant/events/:event */
export async function removeEvent(work: Work, call: NylasCall): Promise<object> {
  const { calendar } = await readPlace(work, call);
  await deleteEvent(work, calendar, call.param('event'));
  return {};
}

/** GET /v3/grants/:grant/events/import: single events, series and their exceptions, without metadata. */
export async function importEvents(work: Work, call: NylasCall): Promise<object> {
  const { calendar_id, start, end, limit, page_token } = call.query(EventQuery);
  const plain = { show_cancelled: false, expand_recurring: false, tentative_as_busy: true };
  const query = { ...plain, calendar_id, start, end, limit, page_token };
  const { data, ...rest } = await findEvents(work, call, query);
  return {
    data: data.map((event) => ({ ...event, metadata: undefined })),
    ...rest,
  };
}

const Rsvp = z.object({ status: z.enum(['yes', 'no', 'maybe']) });

/** POST /v3/grants/:grant/events/:event/send-rsvp: the owner's answer as a participant. */
export async function sendRsvp(work: Work, call: NylasCall): Promise<object> {
  const { status } = call.body(Rsvp);
  const place = await readPlace(work, call);
  const { email, provider } = place.grant;
  if (provider === 'icloud') throw invalidRequest('iCloud does not support sending an RSVP.');
  const event = await readEvent(work, place.calendar, call.param('event'));
  const isOwn = (participant: Participant) => participant.email.toLowerCase() === email;
  if (!event.body.participants.some(isOwn))
    throw invalidRequest('The account is not a participant of this event.');
  const participants = event.body.participants.map((participant) =>
    isOwn(participant) ? { ...participant, status } : participant,
  );
  await updateEvent(work, place.calendar, event.id, { participants });
  return {};
}

/** POST /v3/calendars/availability */
export async function postAvailability(work: Work, call: NylasCall): Promise<object> {
  return { data: await findAvailability(work, call.body(AvailabilityRequest)) };
}

/** POST /v3/grants/:grant/calendars/free-busy */
export async function postFreeBusy(work: Work, call: NylasCall): Promise<object> {
  await readValidGrant(work, call.param('grant'));
  return { data: await freeBusy(work, call.body(FreeBusyRequest)) };
}
