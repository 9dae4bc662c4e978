import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientId, createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
let grantId = '';
const now = tuesday / 1000;
const inAnHour = { startTime: now + 3600, endTime: now + 7200 };

beforeAll(async () => {
  world = await createNylasWorld();
  grantId = await world.connect('ana@work.test');
});
afterAll(() => world.close());
beforeEach(() => {
  world.application.deliveries.length = 0;
});

const primary = { calendarId: 'primary' };

async function addEvent(emails?: string[]) {
  const participants = emails?.map((email) => ({ email, status: 'noreply' as const }));
  const { data } = await world.nylas.events.create({
    identifier: grantId,
    queryParams: primary,
    requestBody: {
      title: 'Trip',
      when: inAnHour,
      ...(participants && { participants }),
      metadata: { booking: '1' },
    },
  });
  return data;
}

const read = async (eventId: string) =>
  (await world.nylas.events.find({ identifier: grantId, eventId, queryParams: primary })).data;
const answer = (eventId: string, status: 'yes' | 'no' | 'maybe') =>
  world.nylas.events.sendRsvp({
    identifier: grantId,
    eventId,
    queryParams: primary,
    requestBody: { status },
  });

test('an event without participants has no participants field', async () => {
  const event = await addEvent();
  expect(event).not.toHaveProperty('participants');
  expect(await read(event.id)).not.toHaveProperty('participants');
  const [listed] = (
    await world.nylas.events.list({
      identifier: grantId,
      queryParams: { ...primary, start: String(now), end: String(now + 86_400), title: 'Trip' },
    })
  ).data;
  expect(listed).not.toHaveProperty('participants');
  expect(await addEvent([])).not.toHaveProperty('participants');
});

test('a participant’s reply to an invitation is stored, and the application is notified', async () => {
  const { id } = await addEvent(['Ana@work.test', 'bo@work.test']);
  expect((await answer(id, 'maybe')).requestId).toMatch(/\S/);
  expect((await read(id)).participants).toMatchObject([
    { email: 'Ana@work.test', status: 'maybe' },
    { email: 'bo@work.test', status: 'noreply' },
  ]);
  await expect.poll(() => world.application.typesOf()).toContain('event.updated');
});

test('a reply from a non-participant, to an unknown event or at iCloud is refused', async () => {
  const { id } = await addEvent(['bo@work.test']);
  await expect(answer(id, 'yes')).rejects.toMatchObject({ statusCode: 400 });
  await expect(answer('nothing', 'yes')).rejects.toMatchObject({ statusCode: 404 });
  const atApple = await world.connect('cy@work.test', 'icloud');
  const calendars = await world.nylas.calendars.list({ identifier: atApple });
  await expect(
    world.nylas.events.sendRsvp({
      identifier: atApple,
      eventId: id,
      queryParams: { calendarId: calendars.data[0]?.id ?? '' },
      requestBody: { status: 'yes' },
    }),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect((await read(id)).participants).toMatchObject([{ status: 'noreply' }]);
});

test('an import lists series, their exceptions and single events, without metadata', async () => {
  const { id } = await addEvent();
  const { data } = await world.nylas.events.listImportEvents({
    identifier: grantId,
    queryParams: { ...primary, start: now, end: now + 31 * 86_400 },
  });
  const own = data.find((event) => event.id === id);
  expect(own).toMatchObject({ title: 'Trip' });
  expect(own).not.toHaveProperty('metadata');
  const series = data.find(({ title, recurrence }) => title === 'Team breakfast' && recurrence);
  expect(data.filter(({ masterEventId }) => masterEventId === series?.id).length).toBeGreaterThan(
    0,
  );
  const first = await world.nylas.events.listImportEvents({
    identifier: grantId,
    queryParams: { ...primary, start: now, end: now + 31 * 86_400, limit: 1 },
  });
  expect(first.data).toHaveLength(1);
  expect(first.nextCursor).toMatch(/\S/);
});

test('the application’s details can be read with its API key', async () => {
  const { data } = await world.nylas.applications.getDetails();
  expect(data).toMatchObject({ applicationId: clientId, region: 'us', environment: 'sandbox' });
  const uris = await world.nylas.applications.redirectUris.list();
  expect(uris.data).toEqual(data.callbackUris);
});
