import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
let grantId = '';
const now = tuesday / 1000;
const hour = 3600;
const day = 24 * hour;

beforeAll(async () => {
  world = await createNylasWorld();
  grantId = await world.connect('ana@work.test');
});

afterAll(() => world.close());

type Asked = Partial<Parameters<NylasWorld['nylas']['events']['list']>[0]['queryParams']>;

async function list(asked: Asked & { calendarId: string }) {
  const { data, nextCursor } = await world.nylas.events.list({
    identifier: grantId,
    queryParams: asked,
  });
  return { titles: data.map(({ title }) => title), data, nextCursor };
}

async function newCalendar(name: string, timezone = 'America/Puerto_Rico'): Promise<string> {
  const { data } = await world.nylas.calendars.create({
    identifier: grantId,
    requestBody: { name, timezone },
  });
  return data.id;
}

const create = (calendarId: string, title: string, startTime: number, length = hour) =>
  world.nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId },
    requestBody: { title, when: { startTime, endTime: startTime + length } },
  });

test('the paged list of calendars contains each calendar exactly once', async () => {
  const first = await world.nylas.calendars.list({
    identifier: grantId,
    queryParams: { limit: 2 },
  });
  expect(first.data).toMatchObject([
    {
      name: 'Ana’s week',
      isPrimary: true,
      readOnly: false,
      isOwnedByUser: true,
      object: 'calendar',
    },
    { name: 'Family', isPrimary: false, timezone: 'America/Puerto_Rico', grantId },
  ]);
  const second = await world.nylas.calendars.list({
    identifier: grantId,
    queryParams: { limit: 2, pageToken: first.nextCursor ?? '' },
  });
  expect(second.data[0]).toMatchObject({
    name: 'Team rota',
    readOnly: true,
    isOwnedByUser: false,
  });
  await expect(
    world.nylas.calendars.list({ identifier: grantId, queryParams: { limit: 201 } }),
  ).rejects.toMatchObject({ statusCode: 400, type: 'api.invalid_request_error' });
  await expect(
    world.nylas.calendars.list({ identifier: grantId, queryParams: { pageToken: 'made up' } }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('a calendar can be created, changed and deleted, unless it is primary or read-only', async () => {
  const calendarId = await newCalendar('Vans');
  const named = { identifier: grantId, calendarId };
  await world.nylas.calendars.update({
    ...named,
    requestBody: { name: 'Fleet', hexColor: '#0099ee' },
  });
  expect((await world.nylas.calendars.find(named)).data).toMatchObject({
    name: 'Fleet',
    hexColor: '#0099ee',
    timezone: 'America/Puerto_Rico',
  });
  await world.nylas.calendars.destroy(named);
  await expect(world.nylas.calendars.find(named)).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    world.nylas.calendars.destroy({ identifier: grantId, calendarId: 'primary' }),
  ).rejects.toMatchObject({ statusCode: 400 });
  const all = await world.nylas.calendars.list({ identifier: grantId });
  const watched = all.data.find((each) => each.readOnly)?.id ?? '';
  await expect(
    world.nylas.calendars.update({
      identifier: grantId,
      calendarId: watched,
      requestBody: { name: 'Mine' },
    }),
  ).rejects.toMatchObject({ statusCode: 403 });
  await expect(create(watched, 'Mine', now)).rejects.toMatchObject({ statusCode: 403 });
});

test('an event is created, found, changed and deleted under the same id', async () => {
  const calendarId = await newCalendar('Acts');
  const { data: made } = await world.nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId },
    requestBody: {
      title: 'Picnic',
      location: 'Philipsburg',
      when: {
        startTime: now + day,
        endTime: now + day + hour,
        startTimezone: 'America/Puerto_Rico',
      },
      metadata: { booking: 'b_1' },
      participants: [{ email: 'ana@example.com', status: 'yes' }],
    },
  });
  expect(made).toMatchObject({
    title: 'Picnic',
    calendarId,
    grantId,
    busy: true,
    status: 'confirmed',
    object: 'event',
    when: { object: 'timespan', startTime: now + day, startTimezone: 'America/Puerto_Rico' },
    createdAt: now,
  });
  const named = { identifier: grantId, eventId: made.id, queryParams: { calendarId } };
  await world.nylas.events.update({
    ...named,
    requestBody: { busy: false, when: { date: '2026-10-24' } },
  });
  expect((await world.nylas.events.find(named)).data).toMatchObject({
    id: made.id,
    title: 'Picnic',
    location: 'Philipsburg',
    busy: false,
    when: { object: 'date', date: '2026-10-24' },
    participants: [{ email: 'ana@example.com', status: 'yes' }],
  });
  const tagged = await list({ calendarId, metadataPair: { booking: 'b_1' } });
  expect(tagged.titles).toEqual(['Picnic']);
  expect((await list({ calendarId, metadataPair: { booking: 'b_2' } })).titles).toEqual([]);
  await world.nylas.events.destroy(named);
  await expect(world.nylas.events.find(named)).rejects.toMatchObject({ statusCode: 404 });
  await expect(world.nylas.events.destroy(named)).rejects.toMatchObject({ statusCode: 404 });
});

test('participants are returned as the API describes them', async () => {
  const write = (participants: object[]) =>
    world.nylas.events.create({
      identifier: grantId,
      queryParams: { calendarId: 'primary' },
      requestBody: { when: { date: '2026-10-24' }, participants: participants as never },
    });
  const ana = { email: 'ana@example.com', name: 'Ana', comment: 'Late', phoneNumber: '+1 721' };
  const { data } = await write([
    { ...ana, rank: 1 },
    { email: 'bo@example.com', status: 'no' },
  ]);
  expect(data.participants).toEqual([
    { ...ana, status: 'noreply' },
    { email: 'bo@example.com', status: 'no' },
  ]);
  for (const wrong of [{ name: 'Ana' }, { email: 'ana' }, { ...ana, status: 'tentative' }])
    await expect(write([wrong])).rejects.toMatchObject({ statusCode: 400 });
});

test('a request body that is too large is refused with an error in the API’s format', async () => {
  const answer = await fetch(`${world.base}/sandbox/nylas/v3/grants/${grantId}/events`, {
    method: 'POST',
    body: 'x'.repeat(300_000),
    // Closes the connection, whose remaining body is not read.
    headers: { connection: 'close' },
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    request_id: expect.any(String),
    error: { type: 'api.invalid_request_payload' },
  });
});

test.each([
  ['ends before it begins', { startTime: now, endTime: now - 1 }],
  ['has an unknown time zone', { startTime: now, endTime: now + 1, startTimezone: 'Mars/Base' }],
  ['is on a nonexistent day', { date: '2026-02-30' }],
  ['ends on a day before its first day', { startDate: '2026-10-21', endDate: '2026-10-20' }],
])('an event that %s is refused', async (_name, when) => {
  await expect(
    world.nylas.events.create({
      identifier: grantId,
      queryParams: { calendarId: 'primary' },
      requestBody: { title: 'No', when },
    }),
  ).rejects.toMatchObject({ statusCode: 400, type: 'api.invalid_request_error' });
});

test('a list of events includes those that overlap its window; whole days end at the calendar’s midnight', async () => {
  const calendarId = await newCalendar('Window', 'America/New_York');
  await create(calendarId, 'before', now - 2 * hour, 2 * hour);
  await create(calendarId, 'reaching in', now - hour, 2 * hour);
  await create(calendarId, 'inside', now + hour);
  await create(calendarId, 'reaching out', now + 3 * hour, 2 * hour);
  await create(calendarId, 'after', now + 4 * hour);
  const window = { calendarId, start: String(now), end: String(now + 4 * hour) };
  expect((await list(window)).titles).toEqual(['reaching in', 'inside', 'reaching out']);
  await world.nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId },
    requestBody: { title: 'two days', when: { startDate: '2026-10-22', endDate: '2026-10-23' } },
  });
  const midnight = Date.parse('2026-10-24T04:00:00Z') / 1000;
  const from = (start: number) =>
    list({ calendarId, start: String(start), end: String(start + hour) });
  expect((await from(midnight - 1)).titles).toEqual(['two days']);
  expect((await from(midnight)).titles).toEqual([]);
});

test('a list of events without a window covers the next month', async () => {
  const calendarId = await newCalendar('Month');
  await create(calendarId, 'yesterday', now - day);
  await create(calendarId, 'tomorrow', now + day);
  await create(calendarId, 'in two months', now + 60 * day);
  expect((await list({ calendarId })).titles).toEqual(['tomorrow']);
});

test('the next page of events continues where the previous one ended, even if an event was added in between', async () => {
  const calendarId = await newCalendar('Pages');
  for (let each = 1; each <= 5; each += 1) await create(calendarId, `${each}`, now + each * hour);
  const pageAt = async (pageToken?: string) => {
    const query = new URLSearchParams({
      calendar_id: calendarId,
      limit: '2',
      ...(pageToken ? { page_token: pageToken } : {}),
    });
    const answer = await fetch(
      `${world.base}/sandbox/nylas/v3/grants/${grantId}/events?${query.toString()}`,
      {
        headers: { authorization: 'Bearer nyk_work' },
      },
    );
    const body = (await answer.json()) as { data: { title: string }[]; next_cursor?: string };
    return { titles: body.data.map(({ title }) => title), next: body.next_cursor };
  };
  const first = await pageAt();
  expect(first.titles).toEqual(['1', '2']);
  await create(calendarId, 'early', now + 30);
  const second = await pageAt(first.next);
  expect(second.titles).toEqual(['3', '4']);
  const third = await pageAt(second.next);
  expect(third).toEqual({ titles: ['5'], next: undefined });
  const bySdk = await list({ calendarId, limit: 5 });
  expect(bySdk.titles).toEqual(['early', '1', '2', '3', '4']);
  expect(bySdk.nextCursor).toBeTruthy();
});

test('a list of events can be limited to busy or changed events, and can include cancelled ones', async () => {
  const primary = { calendarId: 'primary', end: String(now + 20 * day) };
  const busy = await list({ ...primary, busy: true });
  expect(busy.titles).toContain('Stocktaking');
  expect(busy.titles).not.toContain('Reading');
  expect((await list({ ...primary, busy: false })).titles).toEqual(['Reading']);
  expect((await list(primary)).titles).not.toContain('Photo shoot');
  const all = await list({ ...primary, showCancelled: true });
  expect(all.data.find(({ title }) => title === 'Photo shoot')?.status).toBe('cancelled');

  const calendarId = await newCalendar('Changes');
  const { data: old } = await create(calendarId, 'old', now + hour);
  await create(calendarId, 'untouched', now + 2 * hour);
  world.letPass(60);
  await world.nylas.events.update({
    identifier: grantId,
    eventId: old.id,
    queryParams: { calendarId },
    requestBody: { title: 'new' },
  });
  const changed = { calendarId, updatedAfter: String(now) } as Asked & { calendarId: string };
  expect((await list(changed)).titles).toEqual(['new']);
});
