import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { expireGrant, findGrant } from '../accounts/account-grants.ts';
import { accountsPage } from '../accounts/account-page.ts';
import { findCalendar, listAccounts, listCalendars, type CalendarRow } from './calendar-records.ts';
import { calendarPage, calendarPath, eventPage, shownDays } from './calendar-page.ts';
import { inTransaction, type SandboxContext, type Work } from './calendar-store.ts';
import { createEvent, deleteEvent, updateEvent } from '../events/event-changes.ts';
import {
  coming,
  formForNew,
  buildForm,
  readEventForm,
  readTyped,
  type EventForm,
} from '../events/event-form.ts';
import { expandRows, readEvent } from '../events/event-instances.ts';
import { listEventRows, type EventRow } from '../events/event-records.ts';
import { computeSpan } from '../events/event-times.ts';
import { nylasPath } from '../nylas-calls.ts';
import { notFound, NylasProblem } from '../nylas-problems.ts';
import { refuseOtherSites } from 'sandbox-kit/refuse-other-sites';
import { showPage } from '../sandbox-answers.ts';
import { sandboxNotice } from '../sandbox-frame.ts';

/** The calendars as their owners see them. Changes here notify the application, like changes through the API. */
export function calendarPageRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  for (const path of ['accounts/*', 'calendars/*', 'events/*'])
    app.use(`${nylasPath}/${path}`, bodyLimit({ maxSize: 64 * 1024 }), refuseOtherSites);
  app.get(nylasPath, (c) => showAccounts(c, context));
  app.post(`${nylasPath}/accounts/:email/expire`, (c) => letExpire(c, context));
  app.get(`${nylasPath}/calendars/:calendar`, (c) =>
    orProblem(c, () => showCalendar(c, context, null, [])),
  );
  app.post(`${nylasPath}/calendars/:calendar`, (c) => orProblem(c, () => add(c, context)));
  app.get(`${nylasPath}/events/:event`, (c) => orProblem(c, () => showEvent(c, context, null, [])));
  app.post(`${nylasPath}/events/:event`, (c) => orProblem(c, () => change(c, context)));
  app.post(`${nylasPath}/events/:event/delete`, (c) => orProblem(c, () => remove(c, context)));
  return app;
}

async function orProblem(c: Context, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof NylasProblem)) throw error;
    const status = error.status === 404 ? 404 : error.status === 403 ? 403 : 400;
    const title = status === 404 ? 'Not here' : 'That cannot be';
    return showPage(c, status, sandboxNotice(title, error.message));
  }
}

async function showAccounts(c: Context, context: SandboxContext): Promise<Response> {
  const shown = await inTransaction(context, async (work) => {
    const accounts = [];
    for (const account of await listAccounts(work)) {
      const grant = await findGrant(work, account.email);
      accounts.push({ account, grant, calendars: await listCalendars(work, account.email) });
    }
    return accounts;
  });
  return showPage(c, 200, accountsPage(shown));
}

async function letExpire(c: Context, context: SandboxContext): Promise<Response> {
  await inTransaction(context, (work) => expireGrant(work, c.req.param('email') ?? ''));
  return c.redirect(nylasPath, 303);
}

async function showCalendar(
  c: Context,
  context: SandboxContext,
  typed: EventForm | null,
  errors: string[],
): Promise<Response> {
  const { calendar, rows } = await inTransaction(context, async (work) => {
    const calendar = await readCalendar(work, c.req.param('calendar') ?? '');
    const zone = calendar.body.timezone;
    const window = coming(work.nowMs, zone, shownDays);
    const found = expandRows(await listEventRows(work, calendar.id, window), window, zone);
    const start = (row: EventRow) => computeSpan(row.body.when, zone).start;
    return { calendar, rows: found.sort((a, b) => start(a) - start(b)) };
  });
  const form = typed ?? formForNew(context.now(), calendar.body.timezone);
  return showPage(c, errors.length > 0 ? 400 : 200, calendarPage({ calendar, rows, form, errors }));
}

async function readCalendar(work: Work, id: string): Promise<CalendarRow> {
  const calendar = await findCalendar(work, id);
  if (!calendar) throw notFound('Calendar');
  return calendar;
}

async function add(c: Context, context: SandboxContext): Promise<Response> {
  const typed = readTyped(await c.req.parseBody());
  const { change, errors } = readEventForm(typed);
  if (!change) return showCalendar(c, context, typed, errors);
  const calendar = await inTransaction(context, async (work) => {
    const calendar = await readCalendar(work, c.req.param('calendar') ?? '');
    await createEvent(work, calendar, change);
    return calendar;
  });
  return c.redirect(calendarPath(calendar), 303);
}

type Found = { calendar: CalendarRow; row: EventRow };

async function readEventWithCalendar(work: Work, id: string): Promise<Found> {
  const { rows } = await work.db.query<{ calendar_id: string }>(
    'select calendar_id from sandbox_calendars.event where id = $1',
    [id.replace(/_.*/, '')],
  );
  const calendar = await readCalendar(work, rows[0]?.calendar_id ?? '');
  return { calendar, row: await readEvent(work, calendar, id) };
}

async function showEvent(
  c: Context,
  context: SandboxContext,
  typed: EventForm | null,
  errors: string[],
): Promise<Response> {
  const { calendar, row } = await inTransaction(context, (work) =>
    readEventWithCalendar(work, c.req.param('event') ?? ''),
  );
  const form = typed ?? buildForm(row.body, calendar.body.timezone);
  const status = errors.length > 0 ? 400 : 200;
  return showPage(c, status, eventPage({ calendar, row, form, errors }));
}

async function change(c: Context, context: SandboxContext): Promise<Response> {
  const typed = readTyped(await c.req.parseBody());
  const { change, errors } = readEventForm(typed);
  if (!change) return showEvent(c, context, typed, errors);
  const { calendar } = await inTransaction(context, async (work) => {
    const found = await readEventWithCalendar(work, c.req.param('event') ?? '');
    await updateEvent(work, found.calendar, found.row.id, change);
    return found;
  });
  return c.redirect(calendarPath(calendar), 303);
}

async function remove(c: Context, context: SandboxContext): Promise<Response> {
  const { calendar } = await inTransaction(context, async (work) => {
    const found = await readEventWithCalendar(work, c.req.param('event') ?? '');
    await deleteEvent(work, found.calendar, found.row.id);
    return found;
  });
  return c.redirect(calendarPath(calendar), 303);
}
