import { createHmac } from 'node:crypto';
import { WebhookTriggers } from 'nylas';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
let grantId = '';
const ana = 'ana@work.test';
const now = tuesday / 1000;
const within = { timeout: 8000, interval: 25 };

beforeAll(async () => {
  world = await createNylasWorld();
});

afterAll(() => world.close());

/** Connects the account and waits for the pending notices of earlier tests. */
beforeEach(async () => {
  world.application.answer.status = 200;
  grantId = await world.connect(ana);
  await vi.waitFor(
    async () => expect(new Set(await listStates())).not.toContain('waiting'),
    within,
  );
  world.application.deliveries.length = 0;
  earlier = (await listStates()).length;
});

let earlier = 0;

async function arrived(count: number): Promise<void> {
  await vi.waitFor(() => expect(world.application.deliveries).toHaveLength(count), within);
}

async function listStates(): Promise<string[]> {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from sandbox_calendars.notice order by seq',
  );
  return rows.map((row) => row.state);
}

const settled = (states: string[]) =>
  vi.waitFor(async () => expect((await listStates()).slice(earlier)).toEqual(states), within);

/** Waits until the last attempt's response is recorded and the next one is scheduled. */
async function triedAgainLater(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await world.pool.query(
      `select from sandbox_calendars.notice where state = 'waiting' and leased_until_ms is null`,
    );
    expect(rows).toHaveLength(1);
  }, within);
}

async function addEvent(title = 'Tea') {
  const { data } = await world.nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId: 'primary' },
    requestBody: { title, when: { startTime: now, endTime: now + 60 } },
  });
  return data;
}

function chaos(settings: object): Promise<Response> {
  return fetch(`${world.base}/sandbox/nylas/chaos`, {
    method: 'POST',
    body: JSON.stringify(settings),
  });
}

const hmac = (raw: string, secret: string) =>
  createHmac('sha256', secret).update(raw).digest('hex');

test('each change to an event sends a notice signed with the application’s secret', async () => {
  const event = await addEvent();
  await arrived(1);
  const named = { identifier: grantId, eventId: event.id, queryParams: { calendarId: 'primary' } };
  await world.nylas.events.update({ ...named, requestBody: { title: 'Long tea' } });
  await arrived(2);
  await world.nylas.events.destroy(named);
  await arrived(3);
  expect(world.application.typesOf()).toEqual(['event.created', 'event.updated', 'event.deleted']);
  const secret = await world.sandbox.webhookSecret();
  for (const { raw, signature } of world.application.deliveries)
    expect(signature).toBe(hmac(raw, secret));
  const [created, updated, deleted] = world.application.deliveries.map(({ notice }) => notice);
  expect(created).toMatchObject({
    specversion: '1.0',
    source: '/google/events/incremental',
    time: expect.any(Number),
    data: {
      application_id: 'sandbox-application',
      object: {
        object: 'event',
        id: event.id,
        grant_id: grantId,
        calendar_id: ana,
        title: 'Tea',
      },
    },
  });
  expect(updated?.data.object).toMatchObject({ id: event.id, title: 'Long tea' });
  expect(deleted?.data.object).toEqual({
    grant_id: grantId,
    calendar_id: ana,
    id: event.id,
    object: 'event',
  });
});

test('changes to calendars and grants send notices, but new events of an expired grant do not', async () => {
  const { data } = await world.nylas.calendars.create({
    identifier: grantId,
    requestBody: { name: 'New' },
  });
  await arrived(1);
  const named = { identifier: grantId, calendarId: data.id };
  await world.nylas.calendars.update({ ...named, requestBody: { name: 'Newer' } });
  await arrived(2);
  await world.nylas.calendars.destroy(named);
  await arrived(3);
  await world.post(`accounts/${encodeURIComponent(ana)}/expire`);
  await arrived(4);
  await world.post(`accounts/${encodeURIComponent(ana)}/expire`);
  await world.post(`calendars/${encodeURIComponent(ana)}`, {
    title: 'Unseen',
    start_day: '2026-10-21',
    end_day: '2026-10-21',
    kind: 'days',
    timezone: 'UTC',
  });
  await world.connect(ana);
  await arrived(5);
  await world.nylas.grants.destroy({ grantId });
  await arrived(6);
  expect(world.application.typesOf()).toEqual([
    'calendar.created',
    'calendar.updated',
    'calendar.deleted',
    'grant.expired',
    'grant.updated',
    'grant.deleted',
  ]);
  const expired = world.application.deliveries[3]?.notice.data.object;
  expect(expired).toMatchObject({
    code: 25009,
    grant_id: grantId,
    email: ana,
    provider: 'google',
  });
  expect(world.application.deliveries[4]?.notice.data.object).toMatchObject({
    grant_id: grantId,
    reauthentication_flag: true,
  });
});

test('a notice that the application does not accept is sent three times in total, with growing pauses', async () => {
  world.application.answer.status = 500;
  await addEvent();
  await arrived(1);
  await triedAgainLater();
  world.letPass(1);
  await arrived(2);
  await triedAgainLater();
  world.letPass(15);
  await arrived(3);
  await settled(['abandoned']);
  const attempts = world.application.deliveries.map(
    ({ notice }) => notice.webhook_delivery_attempt,
  );
  expect(attempts).toEqual([1, 2, 3]);
  expect(new Set(world.application.deliveries.map(({ notice }) => notice.id)).size).toBe(1);
});

test('a webhook is registered only after it echoes the challenge, and gets only the notices it subscribed to', async () => {
  world.application.answer.toChallenge = (challenge) => `"${challenge}"`;
  const requestBody = {
    triggerTypes: [WebhookTriggers.EventDeleted],
    webhookUrl: `${world.application.url}/own`,
    description: 'Mine',
  };
  await expect(world.nylas.webhooks.create({ requestBody })).rejects.toMatchObject({
    statusCode: 400,
  });
  world.application.answer.toChallenge = (challenge) => challenge;
  const { data: webhook } = await world.nylas.webhooks.create({ requestBody });
  expect(webhook).toMatchObject({ description: 'Mine', status: 'active' });
  const event = await addEvent();
  await world.nylas.events.destroy({
    identifier: grantId,
    eventId: event.id,
    queryParams: { calendarId: 'primary' },
  });
  await arrived(3);
  const own = world.application.deliveries.filter(
    ({ raw, signature }) => signature === hmac(raw, webhook.webhookSecret),
  );
  expect(own.map(({ notice }) => notice.type)).toEqual(['event.deleted']);
  const { data: found } = await world.nylas.webhooks.find({ webhookId: webhook.id });
  expect(found).not.toHaveProperty('webhookSecret');
  const { data: rotated } = await world.nylas.webhooks.rotateSecret({ webhookId: webhook.id });
  expect(rotated).toMatchObject({ webhookSecret: expect.any(String) });
  await world.nylas.webhooks.update({
    webhookId: webhook.id,
    requestBody: { description: 'Yours' },
  });
  expect((await world.nylas.webhooks.list()).data).toMatchObject([{ description: 'Yours' }]);
  await world.nylas.webhooks.destroy({ webhookId: webhook.id });
  expect((await world.nylas.webhooks.list()).data).toEqual([]);
});

test('a webhook on another machine is refused', async () => {
  await expect(
    world.nylas.webhooks.create({
      requestBody: {
        triggerTypes: [WebhookTriggers.EventCreated],
        webhookUrl: 'https://example.com/hook',
      },
    }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('notices can be duplicated, reordered and dropped, and the API can be taken down', async () => {
  await chaos({ duplicate: 2 });
  await addEvent();
  await arrived(3);
  await settled(['delivered']);
  await chaos({ duplicate: 0, reorder: true });
  await addEvent('first');
  await addEvent('second');
  world.letPass(1);
  await arrived(5);
  const titles = world.application.deliveries.map(({ notice }) => notice.data.object['title']);
  expect(titles.slice(3)).toEqual(['second', 'first']);
  await chaos({ reorder: false, drop: true });
  await addEvent();
  await settled(['delivered', 'delivered', 'delivered', 'dropped']);
  await chaos({ drop: false, apiDown: true });
  await expect(addEvent()).rejects.toMatchObject({ statusCode: 504, type: 'api.provider_error' });
  expect((await chaos({ explode: true })).status).toBe(400);
  await fetch(`${world.base}/sandbox/nylas/chaos`, { method: 'DELETE' });
  await addEvent();
  await arrived(6);
});

test('two processes share one secret and send each notice exactly once', async () => {
  const other = await world.openAnother();
  expect(await other.webhookSecret()).toBe(await world.sandbox.webhookSecret());
  other.setWebhookUrl(world.application.url);
  for (let each = 0; each < 5; each += 1) await addEvent(`${each}`);
  await settled(Array.from({ length: 5 }, () => 'delivered'));
  await other.close();
  expect(new Set(world.application.deliveries.map(({ notice }) => notice.id)).size).toBe(5);
  expect(world.application.deliveries).toHaveLength(5);
  const { rows } = await world.pool.query('select from sandbox_calendars.account');
  expect(rows).toHaveLength(2);
});
