import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTimeSlots, hasPublishedAvailability } from '#domain/availability/availability.ts';
import { bookingStatuses, paidByWays, type BookingStatus } from '#domain/bookings/bookings.ts';
import { conversionEnds, computeConversions } from '#domain/admin/conversions.ts';
import { addDays, toInstant, toIslandNow, toMinutes, getMonth } from '#domain/time/days.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import {
  buildRefundedByOperatorEntry,
  buildPaidToOperatorEntry,
  buildRefundDecidedEntry,
  buildRefundSentEntry,
  buildTripDisputedEntry,
  buildTripPaidEntry,
  buildTripRebookedEntry,
  type LedgerEntry,
} from '#domain/payouts/ledger.ts';
import { statusesForOperators } from '#domain/payouts/operator-totals.ts';
import { countedUnpaid } from '#domain/admin/platform-metrics.ts';
import { splitRefund } from '#domain/refunds/refunds.ts';
import {
  DEFAULT_BUSY_MINUTES,
  OCCUPANCY_LOOKBACK_DAYS,
  tripMinutesLimits,
  turnaroundLimits,
} from '#domain/availability/trip-times.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import { readFunctionFiles } from '../../../db/model/function-files.ts';
import {
  openDatabase,
  openPool,
  type Database,
} from '../../../src/server/platform/database/database.ts';
import { isRefusedByDatabase } from '../../../src/server/platform/database/pipeline-queries.ts';
import { CLOSED_AFTER_DAYS } from '../../../src/server/back-office/analytics/aggregate-rollups.ts';
import { availabilities, dayAhead, noAvailability } from '../../support/worlds/random-trips.ts';
import { makeWorld, OPERATORS, type SearchWorld } from '../../support/worlds/search-world.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

let own: TestDatabase;
let pool: pg.Pool;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  pool = openPool(own.url, 2);
  database = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await own.drop();
});

const DAY = '2027-03-04';
/** Hours that the island is behind UTC. */
const OFFSET_HOURS = (toInstant(DAY, '00:00') - Date.parse(`${DAY}T00:00Z`)) / HOUR_MS;
/** Advisory locks. The numbers are arbitrary; all functions that aggregate rollups share theirs. */
const OFFERS_LOCK = 72_155_501;
const ROLLUPS_LOCK = 7_215_550_116;

/** Constants behind the numbers in SQL functions, except 0 and 1. */
const NUMBERS: Readonly<Record<string, readonly (number | string)[]>> = {
  changed_days: [OCCUPANCY_LOOKBACK_DAYS],
  count_charter_day: [OCCUPANCY_LOOKBACK_DAYS],
  count_departure: [OCCUPANCY_LOOKBACK_DAYS],
  rebuild_rollups: [CLOSED_AFTER_DAYS, ROLLUPS_LOCK],
  departures_on_offer: [
    ...[OCCUPANCY_LOOKBACK_DAYS, OFFSET_HOURS, DEFAULT_BUSY_MINUTES],
    ...defaultTimeSlots,
    // Seconds per minute.
    60,
  ],
  aggregate_rollups: [ROLLUPS_LOCK],
  lock_offers: [OFFERS_LOCK],
  offer_around_busy_spans: [OCCUPANCY_LOOKBACK_DAYS, OFFSET_HOURS],
  offer_around_moved_spans: [OCCUPANCY_LOOKBACK_DAYS, OFFSET_HOURS],
  taken_of: [OCCUPANCY_LOOKBACK_DAYS],
  // Digits of a year and of a month.
  trip_month: [4, 2],
};

test('every number in db/functions matches a constant of the domain', async () => {
  const folder = fileURLToPath(new URL('../../../db/functions/', import.meta.url));
  const { files } = await readFunctionFiles(folder);
  const found = files.map(({ name, sql }) => [name, numbersIn(sql)] as const);
  const expected = files.map(({ name }) => [name, (NUMBERS[name] ?? []).map(String).toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test('SQL and the domain agree on the island’s day and month', async () => {
  const midnight = toInstant(DAY, '00:00');
  for (const at of [midnight - 1, midnight, midnight + 12 * HOUR_MS, midnight + 24 * HOUR_MS]) {
    const day = await answer('island_day($1)', [new Date(at)]);
    expect(day).toBe(toIslandNow(at).day);
  }
  for (const day of [DAY, '2026-12-31', '0999-10-01'])
    expect(await answer('trip_month($1)', [day])).toBe(getMonth(day));
});

test('SQL uses the default departure times and trip length for a boat without its own', async () => {
  await makeWorld(database, worldOf({ availability: usual }));
  expect(await departures()).toEqual(
    defaultTimeSlots.map((time) => ({
      time,
      minutes: DEFAULT_BUSY_MINUTES,
      says_minutes: false,
    })),
  );
});

test.each([
  [0, 1, defaultTimeSlots.slice(1)],
  [DEFAULT_BUSY_MINUTES - 1, 1, defaultTimeSlots.slice(1)],
  [DEFAULT_BUSY_MINUTES, 1, defaultTimeSlots],
  [-1, 1, defaultTimeSlots],
])(
  'a busy time that starts %i minutes after the first departure and lasts %i minutes leaves the departures %j',
  async (after, minutes, left) => {
    const minute = toMinutes(defaultTimeSlots[0] ?? '') + after;
    const busy = [{ day: dayAhead(3), minute, minutes, isForAllBoats: true }];
    await makeWorld(database, { ...worldOf({ availability: usual }), busy });
    expect((await departures()).map(({ time }) => time)).toEqual(left);
  },
);

test('SQL searches as many days back as the longest trip can last', async () => {
  const day = dayAhead(3);
  const tripMinutes = tripMinutesLimits.max;
  const turnaroundMinutes = turnaroundLimits.max;
  const taken = [{ date: day, time: '23:59', seats: 1, charter: false, minutes: undefined }];
  await makeWorld(database, worldOf({ tripMinutes, turnaroundMinutes, taken }));
  const { rows } = await pool.query<{ id: string }>('select id from boats');
  const isTaken = (ahead: number) => {
    const other = addDays(day, ahead);
    return answer('taken_of($1, $2, $2) && tsrange($2::date, $2::date + 1)', [rows[0]?.id, other]);
  };
  expect(
    await Promise.all([OCCUPANCY_LOOKBACK_DAYS, OCCUPANCY_LOOKBACK_DAYS + 1].map(isTaken)),
  ).toEqual([true, false]);
  const changed = { ...usual, blackoutDates: [DAY] };
  expect(
    await answer(
      'changed_days($1, $2)::text',
      [usual, changed].map((e) => JSON.stringify(e)),
    ),
  ).toBe(
    `[${addDays(DAY, -OCCUPANCY_LOOKBACK_DAYS)},${addDays(DAY, OCCUPANCY_LOOKBACK_DAYS + 1)})`,
  );
});

test('SQL and the domain agree on whether a boat has published availability', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(availabilities, fc.constant(noAvailability)),
      async (availability) => {
        const found = await answer('has_published_availability($1)', [
          JSON.stringify(availability),
        ]);
        expect(found).toBe(hasPublishedAvailability(availability));
      },
    ),
    { numRuns: 50 },
  );
});

const outcomes = bookingStatuses
  .flatMap((status) =>
    paidByWays.flatMap((paidBy) => [true, false].map((wasPaid) => ({ status, paidBy, wasPaid }))),
  )
  // Paid bookings have a payment.
  .filter(({ status, paidBy, wasPaid }) => wasPaid || status !== 'paid' || paidBy !== 'card');

test.each(outcomes)(
  'SQL counts a booking with %j as the domain does',
  async ({ status, paidBy, wasPaid }) => {
    const byCard = paidBy === 'card';
    const isOpenHold = status === 'held' && !wasPaid;
    const counts = byCard && (wasPaid || isOneOf(countedUnpaid, status));
    const isListed = isOneOf(statusesForOperators, status) || (status === 'cancelled' && wasPaid);
    const begun = { flow: 'checkout', status, wasPaid, wasLeft: false, count: 1 } as const;
    const [conversion] = computeConversions(byCard && !isOpenHold ? [begun] : []);
    const ends = conversionEnds.map((end) => [
      `begun_${end.replaceAll('-', '_')}`,
      conversion?.ends[end],
    ]);
    expect(await metricsOfBooking({ status, paidBy, wasPaid })).toMatchObject({
      bookings: Number(counts),
      guests: counts ? 4 : 0,
      by_hand_bookings: Number(!byCard && !isOpenHold),
      listed: Number(isListed),
      ...Object.fromEntries(ends),
    });
  },
);

const trip = {
  bookingId: 'b',
  operatorId: OPERATORS[0],
  tripCents: 10_000,
  feeCents: 700,
  refundedCents: 0,
};
const none = { refunded_cents: 0, disputed_cents: 0, fee_cents: 0, by_hand_cents: 0 };
const refund = { bookingId: 'b', refundId: 'r', cents: 5_000, beyondCents: 300 };
const disputed = { disputeId: 'd', takenCents: 4_000, beyondCents: 100 };
const moved = { bookingId: 'b', fromOperatorId: 'one', toOperatorId: 'other', cents: 500 };
const ledger: [LedgerEntry, Partial<typeof none>][] = [
  [
    buildRefundDecidedEntry(trip, refund),
    { refunded_cents: 4_700, fee_cents: -splitRefund(trip, 4_700).feeCents },
  ],
  [
    buildTripDisputedEntry('m', trip, disputed),
    { disputed_cents: 3_900, fee_cents: -splitRefund(trip, 3_900).feeCents },
  ],
  [buildRefundedByOperatorEntry({ ...trip, cents: 900 }), { by_hand_cents: -900 }],
  [buildPaidToOperatorEntry({ ...trip, cents: 900 }), {}],
  [buildTripPaidEntry(trip), {}],
  [buildTripRebookedEntry('x', moved), {}],
  [buildRefundSentEntry('p', refund), {}],
];

test.each(ledger.map(([entry, expected]) => [entry.kind, entry, expected] as const))(
  'SQL and the domain agree on how a “%s” ledger entry changes the metrics',
  async (_, entry, expected) => {
    const found: Record<string, number> = { ...none };
    for (const { account, cents } of entry.lines) {
      const { rows } = await pool.query<Record<string, string>>(
        'select * from metrics_of_line($1, $2, $3)',
        [entry.kind, account, cents],
      );
      for (const [name, value] of Object.entries(rows[0] ?? {}))
        found[name] = (found[name] ?? 0) + Number(value);
    }
    expect(found).toEqual({ ...none, ...expected });
  },
);

test('the server recognises an error that the database raises', async () => {
  const error = await pool.query("select refuse('sold out')").catch((reason: unknown) => reason);
  expect(isRefusedByDatabase(error)).toBe(true);
  expect((error as Error).message).toBe('sold out');
});

/** Lists the distinct numbers and times of day, without column positions. */
function numbersIn(sql: string): string[] {
  const code = sql.replaceAll(/--.*/g, '').replaceAll(/\b(group|order) by [\d, ]+/g, '');
  const numbers = [...code.matchAll(/(?<![\w.])\d+(?::\d+)?(?!\w)/g)].map(([number]) => number);
  return [...new Set(numbers)].filter((number) => !['0', '1'].includes(number)).toSorted();
}

const usual = { ...noAvailability, manualDays: [dayAhead(3)] };

function worldOf(given: Partial<BoatForSale>): SearchWorld {
  const tour = { tripType: 'tour', capacity: 10, pricePerSeatCents: 5_000 } as const;
  const terms = { charterPriceCents: null, tripMinutes: null, turnaroundMinutes: 0, taken: [] };
  const listed = { type: 'Sailboat', port: 'other', status: 'published', notice: 0 } as const;
  return {
    boats: [
      [
        { ...tour, ...terms, availability: noAvailability, ...given },
        { ...listed, featuredUntil: null, operator: OPERATORS[1] },
      ],
    ],
    busy: [],
    isReleased: [],
    edits: [],
    isSuspended: false,
  };
}

async function departures(): Promise<{ time: string }[]> {
  const { rows } = await pool.query<{ time: string }>(
    `select time, minutes, says_minutes
     from departures_on_offer(array(select id from boats), $1, $1) order by time`,
    [dayAhead(3)],
  );
  return rows;
}

async function answer(call: string, values: unknown[]): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(`select ${call} as answer`, values);
  return rows[0]?.answer;
}

async function metricsOfBooking({ status, paidBy, wasPaid }: (typeof outcomes)[number]) {
  const at = new Date(toInstant(DAY, '09:00'));
  const booking = {
    id: OPERATORS[0],
    boat_id: OPERATORS[0],
    operator_id: OPERATORS[0],
    flow: 'checkout',
    status,
    paid_by: paidBy,
    created_at: at,
    paid_at: wasPaid ? at : null,
    group_size: 4,
    amount_cents: 100,
    fee_cents: 10,
    refunded_cents: 0,
    disputed_cents: 0,
  };
  const { rows } = await pool.query<Record<string, string>>(
    'select * from metrics_of_booking(jsonb_populate_record(null::bookings, $1))',
    [JSON.stringify(booking)],
  );
  const sums: Record<string, number> = {};
  const names = ['bookings', 'guests', 'by_hand_bookings', 'listed'];
  const ends = conversionEnds.map((end) => `begun_${end.replaceAll('-', '_')}`);
  for (const name of [...names, ...ends])
    sums[name] = rows.reduce((sum, row) => sum + Number(row[name]), 0);
  return sums;
}

function isOneOf(statuses: readonly BookingStatus[], status: BookingStatus): boolean {
  return statuses.includes(status);
}
