import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clientId,
  nylasAt,
  createNylasWorld,
  redirectUri,
  type NylasWorld,
} from '../testing/nylas-world.ts';

let world: NylasWorld;
const ana = 'ana@work.test';
const ben = 'ben@work.test';

beforeAll(async () => {
  world = await createNylasWorld();
});

afterAll(() => world.close());

test('connecting the same email address twice keeps one grant', async () => {
  const first = await world.connect(ana);
  expect(await world.connect(ana)).toBe(first);
  const { data } = await world.nylas.grants.list({ queryParams: { email: ana } });
  expect(data).toMatchObject([{ id: first, email: ana, provider: 'google', grantStatus: 'valid' }]);
});

test('requests with an expired grant get 401, and its status is invalid until its owner consents again', async () => {
  const grantId = await world.connect(ana);
  const list = () =>
    world.nylas.events.list({ identifier: grantId, queryParams: { calendarId: 'primary' } });
  const before = (await list()).data.map((event) => event.id);
  expect((await world.post(`accounts/${encodeURIComponent(ana)}/expire`)).status).toBe(303);
  await expect(list()).rejects.toMatchObject({
    statusCode: 401,
    type: 'api.authentication_error',
    requestId: expect.any(String),
    providerError: { error: 'invalid_grant' },
  });
  await expect(world.nylas.calendars.list({ identifier: grantId })).rejects.toMatchObject({
    statusCode: 401,
  });
  expect((await world.nylas.grants.find({ grantId })).data.grantStatus).toBe('invalid');
  expect(await world.connect(ana)).toBe(grantId);
  expect((await list()).data.map((event) => event.id)).toEqual(before);
});

test('tokens can be inspected and refreshed, and revoking one ends the grant', async () => {
  const tokens = await world.exchange(ben, 'microsoft');
  for (const asked of [
    world.nylas.auth.accessTokenInfo(tokens.accessToken),
    world.nylas.auth.idTokenInfo(tokens.idToken ?? ''),
  ])
    expect((await asked).data).toMatchObject({ email: ben, sub: tokens.grantId, aud: clientId });
  await expect(world.nylas.auth.idTokenInfo(`${tokens.idToken}x`)).rejects.toMatchObject({
    statusCode: 400,
  });
  const refreshed = await world.nylas.auth.refreshAccessToken({
    clientId,
    redirectUri,
    refreshToken: tokens.refreshToken ?? '',
  });
  expect(refreshed.grantId).toBe(tokens.grantId);
  expect(refreshed.accessToken).not.toBe(tokens.accessToken);
  expect(await world.nylas.auth.revoke(refreshed.accessToken)).toBe(true);
  await expect(world.nylas.grants.find({ grantId: tokens.grantId })).rejects.toMatchObject({
    statusCode: 404,
    type: 'api.not_found_error',
  });
  await expect(world.nylas.auth.accessTokenInfo(tokens.accessToken)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('an access token expires after an hour', async () => {
  const { accessToken } = await world.exchange(ben, 'microsoft');
  world.letPass(3601);
  await expect(world.nylas.auth.accessTokenInfo(accessToken)).rejects.toMatchObject({
    error: 'invalid_token',
  });
});

test('a grant can be changed and deleted without deleting its calendars', async () => {
  const grantId = await world.connect(ben, 'microsoft');
  const before = await world.nylas.calendars.list({ identifier: grantId });
  const { data } = await world.nylas.grants.update({
    grantId,
    requestBody: { settings: { note: 'x' }, scope: ['Calendars.Read'] },
  });
  expect(data).toMatchObject({ scope: ['Calendars.Read'], settings: { note: 'x' } });
  await world.nylas.grants.destroy({ grantId });
  await expect(world.nylas.calendars.list({ identifier: grantId })).rejects.toMatchObject({
    statusCode: 404,
  });
  const again = await world.connect(ben, 'microsoft');
  expect(again).not.toBe(grantId);
  const after = await world.nylas.calendars.list({ identifier: again });
  expect(after.data.map(({ id }) => id)).toEqual(before.data.map(({ id }) => id));
});

test('a request with a wrong or missing API key is refused', async () => {
  await expect(nylasAt(world.base, 'nyk_other').grants.list()).rejects.toMatchObject({
    statusCode: 401,
    type: 'api.authentication_error',
  });
  const bare = await fetch(`${world.base}/sandbox/nylas/v3/grants`);
  expect(bare.status).toBe(401);
  expect(await bare.json()).toMatchObject({
    request_id: expect.any(String),
    error: { type: 'api.authentication_error', message: 'Unauthorized' },
  });
});

test('the provider is detected from the email address', async () => {
  expect((await world.nylas.auth.detectProvider({ email: ben })).data).toMatchObject({
    detected: true,
    provider: 'microsoft',
  });
  const detect = (email: string) => world.nylas.auth.detectProvider({ email });
  expect((await detect('someone@gmail.com')).data.provider).toBe('google');
  expect((await detect('someone@nowhere.example')).data.detected).toBe(false);
});
