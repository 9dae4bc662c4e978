import { html } from 'hono/html';
import type { CalendarRow } from './calendar-records.ts';
import type { EventBody } from '../events/event-bodies.ts';
import { whenInWords, type EventForm } from '../events/event-form.ts';
import type { EventRow } from '../events/event-records.ts';
import { alertBox, sandboxFrame, type Markup } from '../sandbox-frame.ts';

export const shownDays = 60;

export type CalendarPage = {
  calendar: CalendarRow;
  rows: readonly EventRow[];
  form: EventForm;
  errors: readonly string[];
};

export function calendarPage({ calendar, rows, form, errors }: CalendarPage): Markup {
  const { name, timezone } = calendar.body;
  return sandboxFrame(
    `${errors.length > 0 ? 'Not added yet: ' : ''}${name}`,
    html`<main class="page">
      <p><a href="/sandbox/nylas">All accounts</a></p>
      <h1>${name}</h1>
      <p class="lead">
        ${calendar.email}. The next ${shownDays} days, by the clocks of ${timezone}.
        ${calendar.read_only ? '' : html`<a href="#add">Add an event</a>`}
      </p>
      ${rows.length === 0 ? html`<p class="empty">Nothing is planned.</p>` : eventList(calendar, rows)}
      ${
        calendar.read_only
          ? html`<p class="fine">This calendar can only be read.</p>`
          : html`<section class="card" aria-labelledby="add">
              <h2 id="add">Add an event</h2>
              ${alertBox(errors)}
              ${eventForm(form, { calendar, action: calendarPath(calendar), button: 'Add event', isSeries: false, isOccurrence: false })}
            </section>`
      }
    </main>`,
  );
}

export function calendarPath(calendar: Pick<CalendarRow, 'id'>): string {
  return `/sandbox/nylas/calendars/${encodeURIComponent(calendar.id)}`;
}

export function eventPath(id: string): string {
  return `/sandbox/nylas/events/${encodeURIComponent(id)}`;
}

function eventList(calendar: CalendarRow, rows: readonly EventRow[]): Markup {
  return html`<ol class="events">
    ${rows.map(
      (row) =>
        html`<li>
          <a href="${eventPath(row.id)}">${row.body.title || 'Without a title'}</a>
          <span class="when">${whenInWords(row.body.when, calendar.body.timezone)}</span>
          ${tags(row.body, row.master_id !== null)}
        </li>`,
    )}
  </ol>`;
}

function tags(body: EventBody, isOccurrence: boolean): Markup[] {
  return [
    ...(isOccurrence ? ['Repeats'] : []),
    ...(body.busy ? [] : ['Free']),
    ...(body.status === 'cancelled' ? ['Cancelled'] : []),
    ...(body.status === 'maybe' ? ['Perhaps'] : []),
  ].map((text) => html`<span class="tag">${text}</span>`);
}

export type EventPage = {
  calendar: CalendarRow;
  row: EventRow;
  form: EventForm;
  errors: readonly string[];
};

export function eventPage({ calendar, row, form, errors }: EventPage): Markup {
  const { title, when } = row.body;
  return sandboxFrame(
    `${errors.length > 0 ? 'Not saved yet: ' : ''}${title || 'Without a title'}`,
    html`<main class="page">
      <p><a href="${calendarPath(calendar)}">${calendar.body.name}</a></p>
      <h1>${title || 'Without a title'}</h1>
      <p class="lead">${whenInWords(when, calendar.body.timezone)}</p>
      ${row.master_id === null ? '' : html`<p>This is one of a series. <a href="${eventPath(row.master_id)}">Change the whole series</a></p>`}
      ${calendar.read_only ? html`<p class="fine">This calendar can only be read.</p>` : changes({ calendar, row, form, errors })}
    </main>`,
  );
}

function changes({ calendar, row, form, errors }: EventPage): Markup {
  const isSeries = row.body.recurrence !== null;
  return html`<section class="card" aria-labelledby="change">
      <h2 id="change">Change it</h2>
      ${alertBox(errors)}
      ${eventForm(form, { calendar, action: eventPath(row.id), button: 'Save', isSeries, isOccurrence: row.master_id !== null })}
    </section>
    <details class="card">
      <summary>Delete</summary>
      <form method="post" action="${eventPath(row.id)}/delete">
        <p>${isSeries ? 'The whole series goes. ' : ''}This cannot be undone.</p>
        <button class="button danger">
          ${isSeries ? 'Delete the whole series' : 'Delete this event'}
        </button>
      </form>
    </details>`;
}

type FormOptions = {
  calendar: CalendarRow;
  action: string;
  button: string;
  isSeries: boolean;
  isOccurrence: boolean;
};

function eventForm(form: EventForm, options: FormOptions): Markup {
  const { calendar, action, button, isSeries, isOccurrence } = options;
  const candidates = [form.timezone, calendar.body.timezone, ...commonZones];
  const zones = [...new Set(candidates)].filter((zone) => zone !== '');
  return html`<form method="post" action="${action}" class="fields" novalidate>
    ${input('title', 'Title', form.title, 'text', true)}
    ${input('location', 'Place', form.location, 'text', false)}
    ${choice('kind', 'Length', form.kind, { timed: 'By the clock', days: 'Whole days' })}
    ${choice('timezone', 'Time zone', form.timezone, Object.fromEntries(zones.map((zone) => [zone, zone])))}
    ${input('start_day', 'First day', form.start_day, 'date', true)}
    ${input('start_time', 'From', form.start_time, 'time', false)}
    ${input('end_day', 'Last day', form.end_day, 'date', true)}
    ${input('end_time', 'Until', form.end_time, 'time', false)}
    ${isOccurrence ? '' : choice('repeats', 'Repeats', form.repeats, { ...(isSeries ? { keep: 'As it does now' } : {}), no: 'Never', DAILY: 'Every day', WEEKLY: 'Every week', MONTHLY: 'Every month' })}
    ${choice('busy', 'Shows as', form.busy, { yes: 'Busy', no: 'Free' })}
    ${choice('status', 'State', form.status, { confirmed: 'Confirmed', maybe: 'Perhaps', cancelled: 'Cancelled' })}
    ${input('ical_uid', 'UID, when it is added from a file', form.ical_uid, 'text', false)}
    <div class="actions"><button class="button">${button}</button></div>
  </form>`;
}

const commonZones = ['America/New_York', 'Europe/Amsterdam', 'UTC'];

function input(
  name: string,
  label: string,
  value: string,
  type: string,
  isRequired: boolean,
): Markup {
  return html`<label class="field ${type === 'text' ? 'wide' : ''}">
    <span>${label}</span>
    <input type="${type}" name="${name}" value="${value}" ${isRequired ? 'required' : ''} />
  </label>`;
}

function choice(
  name: string,
  label: string,
  value: string,
  options: Record<string, string>,
): Markup {
  return html`<label class="field">
    <span>${label}</span>
    <select name="${name}">
      ${Object.entries(options).map(
        ([key, text]) =>
          html`<option value="${key}" ${key === value ? 'selected' : ''}>${text}</option>`,
      )}
    </select>
  </label>`;
}
