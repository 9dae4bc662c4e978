import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/product/free-port.ts';
import { between, connectAndRead, newAccount } from '../support/providers/calendar-account.ts';
import { askAuth, signIn, type OperatorWorld } from '../support/worlds/operators/operators.ts';
import { runProductToItsEnd } from '../support/product/product.ts';
import {
  askForCheckout,
  askSettlement,
  payByCard,
  reserve,
  readSessionId,
} from '../support/worlds/guests/visitors.ts';
import {
  boatNamed,
  numberFrom,
  openDay,
  seatsTaken,
} from '../support/worlds/guests/two-server-world.ts';
import { newDataFolder } from '../support/product/data-folders.ts';
import { openCluster } from './world/database-cluster.ts';
import { openShop, type ShopOnCluster } from './world/shop-on-cluster.ts';

const ALL_IS_WELL = 'All is well: sales add up, the books balance, and nothing is overdue.';
const POOLER = 'points to a pooler in transaction mode';

/** Two servers that connect through PgBouncer in transaction mode; the first one migrated the database. */
let shop: ShopOnCluster;
let one: string;
let other: string;
beforeAll(async () => {
  shop = await openShop(['pooled', 'pooled'], { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  [one = '', other = ''] = shop.baseUrls;
});
afterAll(() => shop?.close());

test('a start through a pooler in transaction mode is refused without a direct database URL', async () => {
  const { pooler: DATABASE_URL, primary } = await (await openCluster()).newDatabase();
  const refusedWith = (settings: Record<string, string>) =>
    startRefused({ DATABASE_URL, ...settings });
  expect(await refusedWith({})).toContain(`DATABASE_URL ${POOLER}`);
  expect(await refusedWith({ DATABASE_SESSION_URL: DATABASE_URL })).toContain(
    `DATABASE_SESSION_URL ${POOLER}`,
  );
  const elsewhere = (await shop.cluster.newDatabase()).primary;
  expect(await refusedWith({ DATABASE_SESSION_URL: elsewhere })).toContain(
    'DATABASE_SESSION_URL and DATABASE_URL point to different databases.',
  );
  expect(
    await refusedWith({ DATABASE_SESSION_URL: primary, DATABASE_REPLICA_URL: elsewhere }),
  ).toContain('DATABASE_REPLICA_URL does not point to a replica of the database in DATABASE_URL.');
});

test('all migrations are applied over a connection that bypasses the pooler', async () => {
  const applied = await numberFrom(shop.database, 'select count(*) from migrations');
  expect(applied).toBeGreaterThan(5);
});

test('a sale at one server is announced to the other over a connection that bypasses the pooler', async () => {
  const listening = `select count(*) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`;
  expect(await numberFrom(shop.database, `${listening} and query ilike '%boats_changed%'`)).toBe(2);
  const boat = await boatNamed(other, 'Mango Express');
  const day = openDay(boat, 30);
  const trip = { boat, mode: 'perSeat', start: day, time: '09:00', groupSize: 2 } as const;
  expect((await askForCheckout(one, trip)).status).toBe(200);
  expect(seatsTaken(await boatNamed(one, 'Mango Express'), day, '09:00')).toBe(2);
  await expect
    .poll(async () => seatsTaken(await boatNamed(other, 'Mango Express'), day, '09:00'))
    .toBe(2);
});

test('a paid trip is confirmed through the pooler, and the job queue sends its mails', async () => {
  const boat = await boatNamed(one, 'Mango Express');
  const start = openDay(boat, 40);
  const trip = { boat, mode: 'perSeat', start, time: '09:00', groupSize: 1 } as const;
  const held = await askForCheckout(one, trip);
  await payByCard(held.body.url);
  await expect
    .poll(async () => (await askSettlement(other, readSessionId(held.body.url))).body.status)
    .toBe('paid');
  await expect.poll(() => numberFrom(shop.database, MAILS_WAITING), { timeout: 20_000 }).toBe(0);
  expect(await numberFrom(shop.database, 'select count(*) from mails')).toBeGreaterThan(1);
});

const MAILS_WAITING = 'select count(*) from mails where sent_at is null';

test('both servers share rate limits despite the pooler, although the library uses named prepared statements', async () => {
  const limit = 60;
  const answers = await Promise.all(
    Array.from({ length: limit + 20 }, (_, nth) => reserveNothing(nth % 2 === 0 ? one : other)),
  );
  expect(answers.filter((status) => status === 400)).toHaveLength(limit);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

test('exactly one of twelve concurrent charters of the same day succeeds at two servers behind a pooler', async () => {
  const boat = await boatNamed(one, 'Trade Wind');
  const start = openDay(boat, 60);
  const trip = { boat, mode: 'charter', start, time: '09:00', groupSize: 2 } as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      reserve(nth % 2 === 0 ? one : other, { ...trip, customer: `Party ${nth}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('captains sign in through the pooler, wrong passwords are counted, and a calendar is connected and read', async () => {
  const world = { baseUrl: one } as OperatorWorld;
  const token = await signIn(world, 'rosa@demo.test');
  const codes: string[] = [];
  for (let nth = 0; nth < 17; nth += 1) {
    const payload = { email: 'teun@demo.test', password: 'not-the-password' };
    const baseUrl = nth % 2 === 0 ? one : other;
    const answer = await askAuth<{ error_code: string }>(
      { baseUrl },
      '/token?grant_type=password',
      { payload },
    );
    codes.push(answer.error_code);
  }
  expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(2);
  const account = newAccount(world);
  await connectAndRead(world, { token }, account);
  await account.put(between('09:00', '12:00'));
  await expect
    .poll(() => numberFrom(shop.database, 'select count(*) from busy_spans'), { timeout: 20_000 })
    .toBeGreaterThan(0);
});

test('the doctor finds no faults through the pooler, and the servers log no statement errors', async () => {
  const { output } = await shop.visitDoctor('pooled');
  expect(output).toBe(ALL_IS_WELL);
  for (const server of shop.servers)
    expect(server.output()).not.toMatch(/prepared statement|error:/);
});

async function startRefused(settings: Record<string, string>): Promise<string> {
  const common = { DATA_DIR: newDataFolder(), PORT: String(await freePort()), SANDBOXES: 'on' };
  const { exitCode, output } = await runProductToItsEnd({ ...common, ...settings });
  expect(exitCode).toBe(1);
  return output;
}

async function reserveNothing(baseUrl: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
  return (await fetch(`${baseUrl}/api/bookings`, { method: 'POST', headers, body: '{}' })).status;
}
