import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createNylasWorld, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
const ana = 'ana@work.test';
const week = `calendars/${encodeURIComponent(ana)}`;
const lunch = {
  title: 'Lunch <b>',
  location: 'Corner Café',
  kind: 'timed',
  start_day: '2026-10-21',
  start_time: '12:00',
  end_day: '2026-10-21',
  end_time: '13:30',
  timezone: 'America/New_York',
  repeats: 'no',
  busy: 'yes',
  status: 'confirmed',
};

beforeAll(async () => {
  world = await createNylasWorld();
});

afterAll(() => world.close());

async function fetchPage(path: string): Promise<string> {
  const answer = await fetch(`${world.base}/sandbox/nylas${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

async function listEvents(grantId: string) {
  const { data } = await world.nylas.events.list({
    identifier: grantId,
    queryParams: { calendarId: 'primary', expandRecurring: true, showCancelled: true },
  });
  return data;
}

function eventNotices(): string[] {
  return world.application
    .typesOf()
    .filter((type) => type.startsWith('event.'))
    .toSorted();
}

test('the sandbox page lists the accounts with their calendars and shows which are connected', async () => {
  const before = await fetchPage('');
  for (const text of ['Ana Silva', 'Ben Okafor', 'Team rota', 'Read only', 'Errands'])
    expect(before).toContain(text);
  expect(before).not.toContain('Make the connection expire');
  await world.connect(ana);
  expect(await fetchPage('')).toContain('Make the connection expire');
  await world.post(`accounts/${encodeURIComponent(ana)}/expire`);
  expect(await fetchPage('')).toContain('Connection expired');
  await world.connect(ana);
});

test('events can be added, changed and deleted with forms, and the application is notified', async () => {
  const grantId = await world.connect(ana);
  const added = await world.post(week, lunch);
  expect(added.status).toBe(303);
  expect(added.headers.get('location')).toBe(`/sandbox/nylas/${week}`);
  const page = await fetchPage(`/${week}`);
  expect(page).toContain('Lunch &lt;b&gt;');
  expect(page).toContain('Wed, Oct 21, 2026, 12:00 PM – 1:30 PM');
  const event = (await listEvents(grantId)).find(({ title }) => title === 'Lunch <b>');
  expect(event).toMatchObject({
    location: 'Corner Café',
    when: {
      startTime: Date.parse('2026-10-21T16:00:00Z') / 1000,
      startTimezone: 'America/New_York',
    },
  });
  await world.post(`events/${event?.id}`, { ...lunch, title: 'Late lunch', status: 'cancelled' });
  expect((await listEvents(grantId)).find(({ id }) => id === event?.id)).toMatchObject({
    title: 'Late lunch',
    status: 'cancelled',
  });
  expect(await fetchPage(`/events/${event?.id}`)).toContain('Delete this event');
  expect((await world.post(`events/${event?.id}/delete`)).status).toBe(303);
  expect((await listEvents(grantId)).map(({ id }) => id)).not.toContain(event?.id);
  await vi.waitFor(() =>
    expect(eventNotices()).toEqual(['event.created', 'event.deleted', 'event.updated']),
  );
});

test('the calendar page changes one occurrence without its series, and a series without losing its rule', async () => {
  const grantId = await world.connect(ana);
  await world.post(week, { ...lunch, title: 'Weekly lunch', repeats: 'WEEKLY' });
  const lunches = async () =>
    (await listEvents(grantId)).filter(({ title }) => /lunch|Picnic/.test(title ?? ''));
  const [, second] = await lunches();
  expect(await fetchPage(`/events/${second?.id}`)).toContain('Change the whole series');
  await world.post(`events/${second?.id}`, { ...lunch, title: 'Picnic', kind: 'days' });
  expect((await lunches()).map(({ title }) => title)).toEqual([
    'Picnic',
    'Weekly lunch',
    'Weekly lunch',
    'Weekly lunch',
    'Weekly lunch',
  ]);
  await world.post(`events/${second?.masterEventId}`, {
    ...lunch,
    title: 'Weekly lunches',
    repeats: 'keep',
  });
  expect((await lunches()).map(({ title }) => title)).toContain('Weekly lunches');
  await world.post(`events/${second?.masterEventId}/delete`);
  expect(await lunches()).toEqual([]);
});

test('the calendar page explains invalid event fields and keeps what was typed', async () => {
  const answer = await world.post(week, {
    ...lunch,
    title: 'Backwards',
    end_time: '11:00',
  });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('It must end after it begins.');
  expect(page).toContain('value="Backwards"');
  const empty = await (await world.post(week, { timezone: 'Nowhere' })).text();
  for (const text of ['Give the event a title.', 'Choose a time zone.', 'Choose the day'])
    expect(empty).toContain(text);
});

test('another person’s calendar is read-only, and an unknown calendar or event is a 404', async () => {
  const path = /href="\/sandbox\/nylas\/(calendars\/[^"]+)"[^>]*>Team rota/.exec(
    await fetchPage(''),
  )?.[1];
  expect(await fetchPage(`/${path}`)).toContain('This calendar can only be read.');
  expect((await world.post(path ?? '', lunch)).status).toBe(403);
  expect((await fetch(`${world.base}/sandbox/nylas/calendars/none`)).status).toBe(404);
  expect((await fetch(`${world.base}/sandbox/nylas/events/none`)).status).toBe(404);
});

test('a page on another site cannot change the calendar', async () => {
  const answer = await fetch(`${world.base}/sandbox/nylas/${week}`, {
    method: 'POST',
    body: new URLSearchParams(lunch),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
});
