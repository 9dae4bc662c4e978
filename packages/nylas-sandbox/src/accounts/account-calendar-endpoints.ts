import * as z from 'zod/mini';
import { pickAccount, readValidGrant } from './account-grants.ts';
import { recordNotice } from '../notices/calendar-notices.ts';
import {
  calendarView,
  deleteCalendar,
  insertCalendar,
  listCalendars,
  readCalendar,
  refuseReadOnly,
  saveCalendar,
  type CalendarRow,
} from '../calendars/calendar-records.ts';
import type { Work } from '../calendars/calendar-store.ts';
import { Metadata } from '../events/event-bodies.ts';
import { isZone } from '../events/event-times.ts';
import { pageSize, readCursor, writeCursor, type NylasCall } from '../nylas-calls.ts';

const shortText = z.string().check(z.maxLength(1024));
const color = z.optional(z.string().check(z.regex(/^(#[0-9a-f]{6})?$/i)));

const fields = {
  description: z.optional(shortText),
  location: z.optional(shortText),
  timezone: z.optional(z.string().check(z.refine(isZone, { error: 'must be an IANA time zone' }))),
  metadata: z.optional(Metadata),
};
const name = shortText.check(z.minLength(1));
const NewCalendar = z.object({ ...fields, name });
const CalendarChange = z.object({
  ...fields,
  name: z.optional(name),
  hex_color: color,
  hex_foreground_color: color,
});

const PageQuery = z.object({
  limit: pageSize,
  page_token: z.optional(z.string()),
  metadata_pair: z.optional(z.string()),
});

/** GET /v3/grants/:grant/calendars */
export async function getCalendars(work: Work, call: NylasCall): Promise<object> {
  const query = call.query(PageQuery);
  const grant = await readValidGrant(work, call.param('grant'));
  const [afterSeq = '0'] =
    readCursor(query.page_token, z.tuple([z.string().check(z.regex(/^\d+$/))])) ?? [];
  const rows = await listCalendars(work, grant.email, { afterSeq, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    data: page
      .filter((row) => hasPair(row, query.metadata_pair))
      .map((row) => calendarView(row, grant.id)),
    ...(last && rows.length > page.length ? { next_cursor: writeCursor([last.seq]) } : {}),
  };
}

function hasPair(row: CalendarRow, pair: string | undefined): boolean {
  if (pair === undefined) return true;
  const colon = pair.indexOf(':');
  return row.body.metadata?.[pair.slice(0, colon)] === pair.slice(colon + 1);
}

/** GET /v3/grants/:grant/calendars/:calendar */
export async function getCalendar(work: Work, call: NylasCall): Promise<object> {
  const grant = await readValidGrant(work, call.param('grant'));
  const row = await readCalendar(work, pickAccount(grant), call.param('calendar'));
  return { data: calendarView(row, grant.id) };
}

/** POST /v3/grants/:grant/calendars */
export async function postCalendar(work: Work, call: NylasCall): Promise<object> {
  const grant = await readValidGrant(work, call.param('grant'));
  const row = await insertCalendar(work, pickAccount(grant), {
    timezone: 'UTC',
    is_owned_by_user: true,
    ...given(call.body(NewCalendar)),
  });
  const view = calendarView(row, grant.id);
  await recordNotice(work, 'calendar.created', grant, view);
  return { data: view };
}

/** PUT /v3/grants/:grant/calendars/:calendar */
export async function putCalendar(work: Work, call: NylasCall): Promise<object> {
  const grant = await readValidGrant(work, call.param('grant'));
  const before = await readCalendar(work, pickAccount(grant), call.param('calendar'));
  refuseReadOnly(before);
  const row = { ...before, body: { ...before.body, ...given(call.body(CalendarChange)) } };
  await saveCalendar(work, row);
  const view = calendarView(row, grant.id);
  await recordNotice(work, 'calendar.updated', grant, view);
  return { data: view };
}

/** DELETE /v3/grants/:grant/calendars/:calendar */
export async function removeCalendar(work: Work, call: NylasCall): Promise<object> {
  const grant = await readValidGrant(work, call.param('grant'));
  const row = await readCalendar(work, pickAccount(grant), call.param('calendar'));
  refuseReadOnly(row);
  await deleteCalendar(work, row);
  const gone = { id: row.id, grant_id: grant.id, object: 'calendar' };
  await recordNotice(work, 'calendar.deleted', grant, gone);
  return {};
}

/** Drops undefined fields. */
function given<Fields extends object>(fields: Fields): NonNullableFields<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as NonNullableFields<Fields>;
}

type NonNullableFields<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
