import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatusView } from '#contract/public/status-api.ts';
import { allMails } from '../../support/providers/mailbox.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

const OWNER = 'owner@boats.test';
let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ ALERT_EMAIL: OWNER });
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from alerts; delete from service_health'));

/** Metrics are cached for five seconds. */
const soon = { timeout: 30_000, interval: 500 };

async function metric(name: string): Promise<number | null> {
  const metrics = await (await fetch(`${world.baseUrl}/metrics`)).text();
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

const look = () => runJobs(world, 'check-alerts', [{}]);

async function mailsToOwner() {
  await waitForJobs(world);
  const mails = await allMails(world);
  return mails.filter(({ to }) => to === OWNER).map(({ subject, text }) => ({ subject, text }));
}

test('the metrics count holds, sales and refunds', async () => {
  const boat = await addBoat(world);
  const before = {
    holds: await metric('shop_holds_last_hour'),
    cents: await metric('shop_sales_cents_last_hour'),
  };
  await newVisitor(world).hold(boat);
  await bookPaidTrip(world, boat);
  await expect.poll(() => metric('shop_holds_last_hour'), soon).toBe((before.holds ?? 0) + 2);
  expect(await metric('shop_sales_cents_last_hour')).toBe((before.cents ?? 0) + 19_100);
  expect(await metric('shop_holds_open')).toBeGreaterThan(0);
  expect(await metric('shop_refunds{state="failed"}')).toBe(0);
  expect(await metric('provider_calls_total{service="payments",outcome="ok"}')).toBeGreaterThan(1);
  expect(await metric('database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await metric('nodejs_eventloop_lag_seconds')).not.toBeNull();
  expect(await metric('shop_facts_age_seconds')).toBeLessThan(20);
});

test('the metrics are read from the database at most once every five seconds, even with many scrapers', async () => {
  const asked = async () => {
    const { rows } = await world.database.query<{ scans: string }>(
      `select coalesce(sum(idx_scan + seq_scan), 0) as scans from pg_stat_user_tables where relname = 'doctor_visits'`,
    );
    return Number(rows[0]?.scans);
  };
  await metric('shop_sales_last_hour');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const before = await asked();
  await Promise.all(Array.from({ length: 60 }, () => metric('shop_sales_last_hour')));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await asked()) - before).toBeLessThanOrEqual(8);
});

test('the doctor’s nightly findings are counted, reported once, and reported again when resolved', async () => {
  const boat = await addBoat(world);
  await runJobs(world, 'run-consistency-checks', [{}]);
  await expect.poll(() => metric('shop_doctor_findings'), soon).toBe(0);
  await world.database.query(
    `insert into departures (boat_id, day, time, seats_taken, capacity, trip_minutes, turnaround_minutes)
     select id, current_date + 40, '09:00', 3, capacity, 180, 30 from boats where id = $1`,
    [boat.id],
  );
  const known = (await mailsToOwner()).length;
  for (let night = 0; night < 3; night += 1) {
    await runJobs(world, 'run-consistency-checks', [{}]);
    await look();
  }
  await expect.poll(() => metric('shop_doctor_findings'), soon).toBe(1);
  const told = (await mailsToOwner()).slice(0, -known || undefined);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('its departure counts 3');
  await world.database.query('update departures set seats_taken = 0 where boat_id = $1', [boat.id]);
  await runJobs(world, 'run-consistency-checks', [{}]);
  await look();
  const [over] = await mailsToOwner();
  expect(over?.subject).toBe('Resolved: The doctor found a problem');
});

async function failing(service: string, minutes: number) {
  await world.database.query(
    `insert into service_health (service, failed_at, failing_since, failures, reason)
     values ($1, now(), now() - make_interval(mins => $2), 9, '4% of it is free')`,
    [service, minutes],
  );
  return () => world.database.query('delete from service_health where service = $1', [service]);
}

test('forged provider messages are refused and counted as failures until a genuine one arrives', async () => {
  const send = () => fetch(`${world.baseUrl}/webhooks/stripe`, { method: 'POST', body: '{}' });
  expect((await send()).status).toBe(400);
  const failures = async () => {
    const { rows } = await world.database.query<{ failures: number }>(
      "select failures from service_health where service = 'payment messages'",
    );
    return rows[0]?.failures ?? 0;
  };
  await expect.poll(failures, soon).toBeGreaterThan(0);
  const { session } = await newVisitor(world).hold(await addBoat(world));
  await world.provider.pay(session);
  await expect.poll(failures, soon).toBe(0);
});

const status = async () =>
  (await (await fetch(`${world.baseUrl}/api/status`)).json()) as StatusView;

test('the status page shows whether each part of the shop works and, if not, since when', async () => {
  await expect
    .poll(async () => (await status()).parts.map(({ part, works }) => [part, works]), soon)
    .toEqual([
      ['booking', true],
      ['paying', true],
      ['calendars', true],
      ['mail', true],
    ]);
  await failing('payments', 12);
  await expect
    .poll(async () => (await status()).parts[1], soon)
    .toMatchObject({ part: 'paying', works: false });
  const answer = await fetch(`${world.baseUrl}/status`, { headers: { accept: 'text/html' } });
  const said = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  expect(said).toContain('One thing does not work right now');
  expect(said).toContain('Paying does not work');
  expect(said).toMatch(/Since ([A-Z][^<]*, )?\d+:\d\d [AP]M, island time/);
  expect(said).not.toMatch(/free|reason|stripe|postgres/i);
});

test('the status page reports booking as not working while the database refuses writes, and as working afterwards', async () => {
  await world.database.query('alter table service_health rename to service_health_elsewhere');
  await expect
    .poll(async () => (await status()).parts[0], soon)
    .toMatchObject({ part: 'booking', works: false });
  await world.database.query('alter table service_health_elsewhere rename to service_health');
  await expect
    .poll(async () => (await status()).parts[0], soon)
    .toMatchObject({ part: 'booking', works: true, since: null });
});
