import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from 'nylas';
import { nylasPath } from 'nylas-sandbox';
import type { CalendarConnectionView } from '#contract/operator/calendar-api.ts';
import { addDays, toInstant, toIslandNow, type Day } from '#domain/time/days.ts';
import { SANDBOX_CLIENT } from '../../../src/server/process/composition/open-calendars.ts';
import { call, type OperatorWorld } from '../worlds/operators/operators.ts';

/** The SDK's types assume CommonJS and add a second `default`. */
const Nylas = sdk.default as unknown as typeof sdk.default.default;
type Nylas = InstanceType<typeof Nylas>;

export function nylasAt(baseUrl: string): Nylas {
  return new Nylas({ apiKey: SANDBOX_CLIENT.apiKey, apiUri: `${baseUrl}${nylasPath}` });
}

type Operator = { token: string };
export type Provider = 'google' | 'microsoft' | 'icloud';

/** An account at a calendar provider, as its owner and the service's client see it. */
export type CalendarAccount = {
  email: string;
  nylas: Nylas;
  /** Id of the account's first calendar. */
  primary(): Promise<string>;
  /** Adds an event to a calendar, by default the first; returns its id. */
  put(event: object, calendarId?: string): Promise<string>;
  change(eventId: string, change: object, calendarId?: string): Promise<void>;
  remove(eventId: string, calendarId?: string): Promise<void>;
  /** Returns up to 200 events of a calendar, from yesterday to 190 days ahead. */
  events(calendarId?: string): Promise<AccountEvent[]>;
  /** Posts a form on the calendar's own pages, like its owner. */
  post(path: string, fields?: Record<string, string>): Promise<void>;
};

export type AccountEvent = {
  id: string;
  title: string;
  when: object;
  busy: boolean;
  description: string;
};

let accounts = 0;

/** Returns a new account. The provider creates it when it is connected. */
export function newAccount({ baseUrl }: { baseUrl: string }): CalendarAccount {
  accounts += 1;
  const email = `calendar-${process.pid}-${accounts}@example.com`;
  return createCalendarAccount({ baseUrl }, email);
}

export function createCalendarAccount(
  { baseUrl }: { baseUrl: string },
  email: string,
): CalendarAccount {
  const nylas = nylasAt(baseUrl);
  const primary = async () => {
    const { data } = await nylas.calendars.list({ identifier: email });
    return data.find((calendar) => calendar.isPrimary)?.id ?? '';
  };
  const at = async (calendarId?: string) => ({
    identifier: email,
    queryParams: { calendarId: calendarId ?? (await primary()) },
  });
  return {
    email,
    nylas,
    primary,
    async put(event, calendarId) {
      const place = await at(calendarId);
      return (await nylas.events.create({ ...place, requestBody: event as never })).data.id;
    },
    async change(eventId, change, calendarId) {
      await nylas.events.update({ ...(await at(calendarId)), eventId, requestBody: change });
    },
    async remove(eventId, calendarId) {
      await nylas.events.destroy({ ...(await at(calendarId)), eventId });
    },
    async events(calendarId) {
      const { identifier, queryParams } = await at(calendarId);
      const now = Date.now() / 1000;
      const start = (now - 86_400).toFixed(0);
      const end = (now + 190 * 86_400).toFixed(0);
      const query = { ...queryParams, limit: 200, start, end };
      const { data } = await nylas.events.list({ identifier, queryParams: query });
      return data.map(({ id, title = '', when, busy, description = '' }) => ({
        id,
        title,
        when,
        busy,
        description,
      }));
    },
    async post(path, fields = {}) {
      const body = new URLSearchParams(fields);
      const answer = await fetch(`${baseUrl}/sandbox/nylas/${path}`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      if (answer.status !== 303) throw new Error(`${path} was answered ${answer.status}.`);
    },
  };
}

export const DAY = addDays(toIslandNow(Date.now()).day, 40);

/** A time on the island, by default on `DAY`. */
export function between(from: string, until: string, day: Day = DAY, event: object = {}) {
  const startTime = toInstant(day, from) / 1000;
  const endTime = toInstant(day, until) / 1000;
  return { title: 'Dentist', when: { startTime, endTime }, ...event };
}

/** A connection that was started in a browser: its consent URL and its cookie. */
export type StartedConnection = { authUrl: string; cookie: string };

export async function begin(
  world: Pick<OperatorWorld, 'baseUrl'>,
  { token }: Operator,
  { provider, cookie }: { provider?: string; cookie?: string } = {},
): Promise<StartedConnection> {
  const query = provider === undefined ? '' : `?provider=${provider}`;
  const answer = await fetch(`${world.baseUrl}/oauth/nylas/start${query}`, {
    headers: { authorization: `Bearer ${token}`, ...(cookie ? { cookie } : {}) },
  });
  if (answer.status !== 200)
    throw new Error(`The connection could not be started: status ${answer.status}.`);
  const { authUrl } = (await answer.json()) as { authUrl: string };
  return { authUrl, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** Submits the provider's consent page like a browser; returns the redirect. */
export async function allow(authUrl: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(authUrl, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'allow', account: '', ...fields }),
    redirect: 'manual',
  });
  if (answer.status !== 302) throw new Error(`The consent page answered ${answer.status}.`);
  return answer.headers.get('location') ?? '';
}

/** Follows the redirects back to the product; returns the last target. */
export async function comeBack(address: string, cookie = ''): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const isKept = answer.headers.get('cache-control') !== 'no-store';
  if (answer.status !== 303 || isKept)
    throw new Error(`The redirect to the product answered ${answer.status}, or may be cached.`);
  return answer.headers.get('location') ?? '';
}

/** Connects through the provider's pages; returns the last redirect's target. */
export async function connect(
  world: Pick<OperatorWorld, 'baseUrl'>,
  operator: Operator,
  account: { email: string },
  provider?: string,
): Promise<string> {
  const { authUrl, cookie } = await begin(world, operator, provider ? { provider } : {});
  return comeBack(await allow(authUrl, { email: account.email }), cookie);
}

/** Connects and waits for the first sync. */
export async function connectAndRead(
  world: Pick<OperatorWorld, 'baseUrl'>,
  operator: Operator,
  account: { email: string },
  provider?: string,
): Promise<CalendarConnectionView> {
  const led = await connect(world, operator, account, provider);
  if (led !== '/operator/dashboard?calendar=connected')
    throw new Error(`Connecting led to ${led}.`);
  for (const deadline = Date.now() + PATIENCE.timeout; Date.now() < deadline; await sleep(100)) {
    const view = await connection(world, operator);
    if (view.lastSyncAt !== null) return view;
  }
  throw new Error('The calendar was not synced in time.');
}

export const PATIENCE = { timeout: 60_000, interval: 100 };

export async function connection(
  { baseUrl }: { baseUrl: string },
  { token }: Operator,
): Promise<CalendarConnectionView> {
  return (await call<CalendarConnectionView>(baseUrl, 'calendarConnection', { token })).body;
}

type Act = 'syncCalendar' | 'selectCalendar' | 'disconnectCalendar' | 'chooseCalendarBoats';

export function act(
  { baseUrl }: { baseUrl: string },
  { token }: Operator,
  name: Act,
  payload?: object,
) {
  return call<CalendarConnectionView>(baseUrl, name, {
    token,
    ...(payload ? { payload } : {}),
  });
}

/** Disconnects and waits until the grant has ended, because reconnecting may fail before that. */
export async function disconnectAndLeave(
  world: { baseUrl: string },
  operator: Operator,
  account: CalendarAccount,
): Promise<void> {
  await act(world, operator, 'disconnectCalendar');
  const deadline = Date.now() + PATIENCE.timeout;
  while (!(await hasNoGrants(account))) {
    if (Date.now() > deadline) throw new Error('The account still has a grant.');
    await sleep(PATIENCE.interval);
  }
}

/** Returns whether the account has no grant left. */
export async function hasNoGrants({ nylas, email }: CalendarAccount): Promise<boolean> {
  return (await nylas.grants.list({ queryParams: { email } })).data.length === 0;
}

/** Sets faults of the calendar service; without arguments, clears them. */
export async function calendarChaos(
  { baseUrl }: { baseUrl: string },
  input?: object,
): Promise<void> {
  const body = input ? { body: JSON.stringify(input) } : {};
  await fetch(`${baseUrl}/sandbox/nylas/chaos`, { method: input ? 'POST' : 'DELETE', ...body });
}

/** Sends a webhook to the product, with the service's signature by default. */
export async function deliver(
  { baseUrl, database }: Pick<OperatorWorld, 'baseUrl' | 'database'>,
  message: object | string,
  signature?: string,
): Promise<Response> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const { rows } = await database.query<{ value: string }>(
    "select value from sandbox_calendars.setting where name = 'webhook secret'",
  );
  const signed = createHmac('sha256', rows[0]?.value ?? '')
    .update(body)
    .digest('hex');
  return fetch(`${baseUrl}/webhooks/nylas`, {
    method: 'POST',
    body,
    headers: { 'x-nylas-signature': signature ?? signed },
  });
}
