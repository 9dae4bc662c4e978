import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MeView } from '#contract/operator/operator-api.ts';
import {
  act,
  allow,
  begin,
  between,
  comeBack,
  connect,
  connectAndRead,
  connection,
  DAY,
  newAccount,
  PATIENCE,
  createCalendarAccount,
  type CalendarAccount,
} from '../../support/providers/calendar-account.ts';
import {
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

const FAILED = '/operator/dashboard?calendar=failed';
let world: OperatorWorld;
let operator: CalendarOperator;
let account: CalendarAccount;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  account = newAccount(world);
});

const closed = () => closedOn(world, operator.boats[0], DAY);
const me = async () => (await call<MeView>(world.baseUrl, 'me', { token: operator.token })).body;

test('connecting an account selects its primary calendar and reads it immediately', async () => {
  expect(await connection(world, operator)).toMatchObject({
    connected: false,
    provider: null,
    calendars: [],
  });
  const rosas = createCalendarAccount(world, 'rosa.calendar@demo.test');
  const view = await connectAndRead(world, operator, rosas, 'google');
  expect(view).toMatchObject({
    connected: true,
    provider: 'google',
    email: 'rosa.calendar@demo.test',
    selectedCalendarId: 'rosa.calendar@demo.test',
    needsReconnect: false,
    problem: null,
    boats: { allBoats: true, boatIds: [] },
  });
  expect(view.calendars).toMatchObject([
    { name: 'Rosa’s week', isPrimary: true, isReadOnly: false },
    { name: 'Family', isPrimary: false, isReadOnly: false },
    { name: 'Harbour duties', isPrimary: false, isReadOnly: true },
  ]);
  const { calendars } = await me();
  const entry = { connected: true, lastSyncAt: view.lastSyncAt };
  expect(calendars).toEqual({ google: entry, nylas: entry });
});

test.each([
  ['microsoft', 'microsoft'],
  ['icloud', 'apple'],
  ['apple', 'apple'],
])('an account at %s is shown as %s, and not as a Google account', async (asked, shown) => {
  const view = await connectAndRead(world, operator, account, asked);
  expect(view.provider).toBe(shown);
  const { google, nylas } = (await me()).calendars;
  expect([google.connected, nylas.connected]).toEqual([false, true]);
});

test('connecting an unknown provider is refused with a reason', async () => {
  const answer = await fetch(`${world.baseUrl}/oauth/nylas/start?provider=zoom`, {
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: 'Please choose Google, Microsoft or Apple.',
  });
});

test('refusing consent at the calendar provider redirects back without connecting a calendar', async () => {
  const { authUrl, cookie } = await begin(world, operator);
  const back = await allow(authUrl, { answer: 'cancel' });
  expect(await comeBack(back, cookie)).toBe(FAILED);
  expect((await connection(world, operator)).connected).toBe(false);
});

test('the OAuth callback works only once, and only in the browser that started the flow', async () => {
  const { authUrl, cookie } = await begin(world, operator);
  const back = await allow(authUrl, { email: account.email });
  const stranger = await newOperator(world);
  const others = await begin(world, stranger);
  for (const strange of ['', others.cookie, `${cookie}x`]) {
    expect(await comeBack(back, strange)).toBe(FAILED);
  }
  expect((await connection(world, operator)).connected).toBe(false);
  expect((await connection(world, stranger)).connected).toBe(false);
  expect(await comeBack(back, cookie)).toBe('/operator/dashboard?calendar=connected');
  expect(await comeBack(back, cookie)).toBe(FAILED);
});

test('a forged or expired OAuth callback connects no calendar', async () => {
  const { authUrl, cookie } = await begin(world, operator);
  const back = new URL(await allow(authUrl, { email: account.email }));
  const forged = new URL(back);
  forged.searchParams.set('state', 'A'.repeat(43));
  const wrongCode = new URL(back);
  wrongCode.searchParams.set('code', 'made-up');
  expect(await comeBack(forged.href, cookie)).toBe(FAILED);
  expect(await comeBack(wrongCode.href, cookie)).toBe(FAILED);
  expect(await comeBack(back.href, cookie)).toBe(FAILED);
  const again = await begin(world, operator, { cookie });
  await world.database.query("update calendar_authorisations set ends_at = now() - interval '1 s'");
  expect(await comeBack(await allow(again.authUrl, { email: account.email }), again.cookie)).toBe(
    FAILED,
  );
  expect((await connection(world, operator)).connected).toBe(false);
});

test('the database stores neither the state nor the cookie of an OAuth flow in plain text', async () => {
  const { authUrl, cookie } = await begin(world, operator);
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  const { rows } = await world.database.query('select * from calendar_authorisations');
  expect(JSON.stringify(rows)).not.toContain(state);
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  expect(new URL(authUrl).searchParams.get('code_challenge')).toBeTruthy();
});

test('the OAuth callback of a first tab still works after a second tab has started the flow', async () => {
  const first = await begin(world, operator);
  const second = await begin(world, operator, { cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  const back = await allow(first.authUrl, { email: account.email });
  expect(await comeBack(back, second.cookie)).toBe('/operator/dashboard?calendar=connected');
});

test('choosing another calendar of the account replaces the current one', async () => {
  await connectAndRead(world, operator, account);
  const { data } = await account.nylas.calendars.create({
    identifier: account.email,
    requestBody: { name: 'Charters' },
  });
  await account.put(between('10:00', '11:00'));
  await account.put(between('15:00', '16:00'), data.id);
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const chosen = await act(world, operator, 'selectCalendar', { calendarId: data.id });
  expect(chosen.body).toMatchObject({ selectedCalendarId: data.id, problem: null });
  expect(chosen.body.calendars.map(({ name }) => name)).toContain('Charters');
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  const unknown = await act(world, operator, 'selectCalendar', { calendarId: 'not-mine' });
  expect(unknown.status).toBe(400);
  expect(unknown.message).toBe('Please choose one of the calendars in this account.');
  expect((await connection(world, operator)).selectedCalendarId).toBe(data.id);
});

test('a calendar can be limited to some boats', async () => {
  await connectAndRead(world, operator, account);
  await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const [boat, other] = operator.boats;
  const input = { allBoats: false, boatIds: [other.id] };
  const { body } = await act(world, operator, 'chooseCalendarBoats', input);
  expect(body.boats).toEqual(input);
  await expect.poll(() => closedOn(world, boat, DAY), PATIENCE).toBeNull();
  expect(await closedOn(world, other, DAY)).toEqual(['09:00']);
});

test('disconnecting a calendar reopens the departures it closed and revokes the grant', async () => {
  await connectAndRead(world, operator, account);
  await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const { body } = await act(world, operator, 'disconnectCalendar');
  expect(body).toMatchObject({ connected: false, email: null, lastSyncAt: null });
  await expect.poll(closed, PATIENCE).toBeNull();
  await expect.poll(() => isLetIn(account), PATIENCE).toBe(false);
  expect((await me()).calendars.nylas).toEqual({ connected: false, lastSyncAt: null });
  expect((await act(world, operator, 'disconnectCalendar')).status).toBe(200);
  expect(await act(world, operator, 'syncCalendar')).toMatchObject({
    status: 404,
    message: 'No calendar is connected.',
  });
});

test('a newly connected account replaces the old one, which is disconnected', async () => {
  await connectAndRead(world, operator, account);
  await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const next = newAccount(world);
  await connect(world, operator, next);
  await expect.poll(closed, PATIENCE).toBeNull();
  expect(await connection(world, operator)).toMatchObject({ email: next.email, problem: null });
  await expect.poll(() => isLetIn(account), PATIENCE).toBe(false);
  expect(await isLetIn(next)).toBe(true);
});

test('an account shared by two operators stays connected for the one who keeps it', async () => {
  const other = await operatorWithBoats(world);
  await connectAndRead(world, operator, account);
  await connectAndRead(world, other, account);
  await act(world, operator, 'disconnectCalendar');
  await account.put(between('10:00', '11:00'));
  await expect.poll(() => closedOn(world, other.boats[0], DAY), PATIENCE).toEqual(['09:00']);
  expect(await closed()).toBeNull();
  expect(await isLetIn(account)).toBe(true);
});

test('an operator is asked to reconnect an expired calendar account, which keeps its busy times and works again afterwards', async () => {
  await connectAndRead(world, operator, account);
  await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  await account.post(`accounts/${account.email}/expire`);
  const needsReconnect = async () => (await connection(world, operator)).needsReconnect;
  await expect.poll(needsReconnect, PATIENCE).toBe(true);
  const refused = await act(world, operator, 'syncCalendar');
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('Please reconnect it');
  expect(await connection(world, operator)).toMatchObject({
    connected: true,
    problem: refused.message,
  });
  expect(await closed()).toEqual(['09:00']);
  expect((await me()).calendars.nylas.connected).toBe(true);
  await connect(world, operator, account);
  await expect.poll(needsReconnect, PATIENCE).toBe(false);
  const repaired = await act(world, operator, 'syncCalendar');
  expect(repaired.body).toMatchObject({ email: account.email, problem: null });
  await account.put(between('15:00', '16:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00', '14:00']);
});

test('an operator is asked to reconnect a calendar account that was revoked at the provider', async () => {
  await connectAndRead(world, operator, account);
  const { data } = await account.nylas.grants.find({ grantId: account.email });
  await account.nylas.grants.destroy({ grantId: data.id });
  await expect
    .poll(async () => (await connection(world, operator)).needsReconnect, PATIENCE)
    .toBe(true);
  expect((await connectAndRead(world, operator, account)).needsReconnect).toBe(false);
});

async function isLetIn({ nylas, email }: CalendarAccount): Promise<boolean> {
  const { data } = await nylas.grants.list({ queryParams: { email } });
  return data.length > 0;
}
