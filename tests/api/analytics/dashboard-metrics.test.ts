import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsView, DetailedAnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { splitIntoSteps } from '#domain/admin/metric-periods.ts';
import {
  checkSeats,
  checkLedger,
} from '../../../src/server/operations/doctor/consistency-check.ts';
import { callAdmin, newAdmin, PASSWORD, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import { metricsByHand, islandDay } from '../../support/assertions/reference-metrics.ts';
import { manyBookings } from '../../support/worlds/operators/many-bookings.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { seedBookings } from '../../support/worlds/guests/seed-bookings.ts';
import { createTestDatabase, createTestPool } from '../../support/product/test-database.ts';

const COUNT = 5000;
const SEED = 20_261_204;
const ALWAYS = ['0001-01-01', '9998-12-31'] as const;

let world: PayingWorld;
let cookie: string;
let byHand: Awaited<ReturnType<typeof metricsByHand>>;

beforeAll(async () => {
  world = await createPayingWorld();
  await seedBookings(world.database, manyBookings(COUNT, SEED, Date.now()));
  byHand = await metricsByHand(world.database);
  const { email } = await newAdmin(world);
  cookie = await signInAdmin(world, email, PASSWORD);
});
afterAll(() => world.close());

const today = toIslandNow(Date.now()).day;
const times = [
  { from: addDays(today, -29), to: today, by: 'day' },
  { from: addDays(today, -400), to: addDays(today, -1), by: 'day' },
  { from: addDays(today, -89), to: today, by: 'week' },
  { from: addDays(today, -450), to: addDays(today, 20), by: 'month' },
  // Before any data exists.
  { from: addDays(today, -600), to: addDays(today, -560), by: 'week' },
] as const;

async function readMetrics(query: (typeof times)[number]): Promise<DetailedAnalyticsView> {
  const answer = await callAdmin<DetailedAnalyticsView>(world.baseUrl, 'adminMetrics', {
    cookie,
    query,
  });
  expect([answer.status, answer.message]).toEqual([200, '']);
  return answer.body;
}

test('the generated bookings cover every status, and the doctor finds no errors in their books', async () => {
  const states = new Set(
    byHand.bookings.map(({ status, paid_at: at }) => `${status} ${at !== null}`),
  );
  expect([...states].toSorted()).toEqual(
    [
      ...['cancelled false', 'cancelled true', 'expired false', 'held false', 'paid true'],
      ...['pending false', 'refunded false', 'refunded true'],
    ].toSorted(),
  );
  expect(byHand.bookings).toHaveLength(COUNT);
  // Uses a database without a server, because a server would try to send refunds for payments that do not exist.
  const untouched = await createTestDatabase();
  const database = createTestPool(untouched.url);
  await seedBookings(database, manyBookings(COUNT, SEED, Date.now()));
  expect(await checkLedger(database, Date.now())).toEqual([]);
  expect(await checkSeats(database)).toEqual([]);
  await database.end();
  await untouched.drop();
});

test('every figure on the admin dashboard matches the bookings', async () => {
  const { body } = await callAdmin<AnalyticsView>(world.baseUrl, 'adminAnalytics', { cookie });
  const all = byHand.sum(...ALWAYS);
  expect(all.refundedCents).toBeGreaterThan(0);
  expect(all.disputedCents).toBeGreaterThan(0);
  expect(body).toMatchObject({
    totalBoats: 39,
    totalOperators: 12,
    totalBookings: all.bookings,
    totalRevenue: Math.round(all.revenueCents / 100),
    totalRevenueCents: all.revenueCents,
    byHand: { bookings: all.byHandBookings, cents: all.byHandCents },
  });
  expect(all.byHandCents).toBeGreaterThan(0);
  const counted = byHand.bookings.filter(
    (row) => row.paid_by === 'card' && (row.paid_at !== null || row.status === 'pending'),
  );
  const newest = counted.toSorted((one, other) => +other.created_at - +one.created_at).slice(0, 5);
  expect(body.recentBookings).toEqual(
    newest.map((row) => ({
      id: row.id,
      customerName: row.customer_name,
      boat: { name: row.boat },
      amountCents: row.amount_cents,
      status: row.status,
    })),
  );
  const sold = Map.groupBy(counted, (row) => row.boat);
  sold.delete('Boat 8'); // Deleted by its operator.
  const counts = [...sold.values()]
    .map((rows) => rows.length)
    .toSorted((one, other) => other - one);
  expect(body.popularBoats.map((boat) => boat.bookingCount)).toEqual(counts.slice(0, 5));
  for (const { name, operator, bookingCount } of body.popularBoats) {
    expect(sold.get(name)).toHaveLength(bookingCount);
    expect(sold.get(name)?.[0]?.operator).toBe(operator?.name);
  }
});

describe.each(times)('metrics from $from to $to by $by', (time) => {
  test('each step and the totals are the sums of their bookings', async () => {
    const { steps, totals } = await readMetrics(time);
    expect(totals).toEqual(byHand.sum(time.from, time.to));
    const expected = splitIntoSteps(time, time.by).map((step) => ({
      ...step,
      ...byHand.sum(step.from, step.to),
    }));
    expect(steps).toEqual(expected);
  });

  test('the metrics and the CSV files list every boat, port and operator with the sums of its own bookings', async () => {
    const metrics = await readMetrics(time);
    for (const table of ['boats', 'ports', 'operators'] as const) {
      const nameOf = {
        boats: ({ boat }: { boat: string }) => boat,
        ports: byHand.portOf,
        operators: ({ operator }: { operator: string }) => operator,
      }[table];
      const { lines, count } = metrics[table];
      expect(lines).toHaveLength(count);
      for (const { id: _, name, operatorName: __, ...sums } of lines) {
        expect(sums, name).toEqual(byHand.sum(time.from, time.to, (row) => nameOf(row) === name));
      }
      expect(lines.map((line) => line.revenueCents).toSorted((one, other) => other - one)).toEqual(
        lines.map((line) => line.revenueCents),
      );
      const [, ...rows] = await readFile(time, table);
      expect(rows.map((row) => row.slice(-9))).toEqual(lines.map(cellsOf));
      expect(sumOf(lines)).toEqual(metrics.totals);
    }
    const [, ...rows] = await readFile(time, 'steps');
    expect(rows.map((row) => row.slice(2))).toEqual(metrics.steps.map(cellsOf));
  });

  test('every hold and reservation in the period is counted once under its outcome', async () => {
    const { conversions } = await readMetrics(time);
    for (const { flow, begun, ends } of conversions) {
      const isIn = (day: string) => time.from <= day && day <= time.to;
      const rows = byHand.bookings.filter(
        (row) => row.flow === flow && row.paid_by === 'card' && isIn(islandDay(row.created_at)),
      );
      const are = (isOne: (row: (typeof rows)[number]) => boolean) => rows.filter(isOne).length;
      expect(begun).toBe(rows.length);
      expect(ends).toEqual({
        paid: are((row) => row.paid_at !== null),
        waiting: are((row) => row.status === 'held' || row.status === 'pending'),
        abandoned: are((row) => row.status === 'expired' && row.is_left),
        expired: are((row) => row.status === 'expired' && !row.is_left),
        'called-off': are((row) => row.status === 'cancelled' && row.paid_at === null),
        'too-late': are((row) => row.status === 'refunded' && row.paid_at === null),
      });
    }
  });
});

test('operators’ earnings and service fees in the books add up to the revenue', async () => {
  const { rows } = await world.database.query<{ account: string; cents: string }>(
    'select account, sum(cents) as cents from ledger_lines group by 1',
  );
  const books = Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
  const all = byHand.sum(...ALWAYS);
  expect(books['service-fees']).toBe(-all.feeCents);
  expect(books['owed-to-captain']).toBe(all.feeCents - all.revenueCents);
  expect(Object.values(books).reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test('a port whose name looks like a formula is plain text in the CSV file', async () => {
  const rows = await readFile(times[3], 'ports');
  expect(rows.map(([name]) => name)).toContain("'=Anse Marcel");
});

test.each([
  { query: { from: '2026-01-01', to: '2025-01-01', by: 'day' }, says: /can’t be before/ },
  { query: { from: '2020-01-01', to: '2026-01-01', by: 'day' }, says: /too long/ },
  { query: { from: '2026-02-30', to: '2026-03-01', by: 'day' }, says: /choose the first/ },
  { query: { from: '9999-12-01', to: '9999-12-31', by: 'day' }, says: /choose the first/ },
  {
    query: { from: '2026-01-01', to: '2026-01-02', by: 'hour' },
    says: /choose day, week or month/,
  },
])('metrics for $query are refused with an explanation', async ({ query, says }) => {
  const { status, message } = await callAdmin(world.baseUrl, 'adminMetrics', { cookie, query });
  expect([status, message]).toEqual([400, expect.stringMatching(says)]);
});

async function readFile(time: (typeof times)[number], table: string): Promise<string[][]> {
  const query = { ...time, table };
  const answer = await callAdmin(world.baseUrl, 'adminMetricsFile', { cookie, query });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return csvRows(answer.text);
}

type Line = DetailedAnalyticsView['totals'];

function cellsOf(line: Line): string[] {
  const { bookings, guests, paidCents, refundedCents, disputedCents, revenueCents } = line;
  const cents = [paidCents, refundedCents, disputedCents, revenueCents, line.feeCents];
  const amounts = cents.map(dollars);
  return [bookings, guests, ...amounts, line.byHandBookings, dollars(line.byHandCents)].map(String);
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function sumOf(lines: readonly Line[]): Line {
  const sum = (name: keyof Line) => lines.reduce((total, line) => total + line[name], 0);
  return {
    bookings: sum('bookings'),
    guests: sum('guests'),
    paidCents: sum('paidCents'),
    refundedCents: sum('refundedCents'),
    disputedCents: sum('disputedCents'),
    revenueCents: sum('revenueCents'),
    feeCents: sum('feeCents'),
    byHandBookings: sum('byHandBookings'),
    byHandCents: sum('byHandCents'),
  };
}
