import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/public/booking-views.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import type { RunningProduct } from '../../support/product/product.ts';
import { send, type Answer } from '../../support/worlds/guests/visitors.ts';
import { post, postInPieces } from '../../support/faults/raw-requests.ts';
import {
  boatNamed,
  everythingSold,
  openDay,
} from '../../support/worlds/guests/two-server-world.ts';
import {
  malformedBodies,
  malformedRequests,
  type BookingEndpoint,
  type InvalidRequest,
} from '../../support/faults/invalid-requests.ts';

let world: PayingWorld;
let database: pg.Pool;
let product: RunningProduct;
let boat: BoatView;
let mango: BoatView;
let day: Day;
/** Ids of boats that are not for sale, by the reason. */
let withdrawn: Record<'draft' | 'deleted' | 'suspended', string>;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  ({ product, database } = world);
  boat = await boatNamed(product.url, 'Trade Wind');
  mango = await boatNamed(product.url, 'Mango Express');
  day = openDay(boat, 60);
  withdrawn = {
    draft: await idOf(`select id from boats where status = 'draft'`),
    deleted: await idOf(`update boats set deleted_at = now() where name = 'Pelican' returning id`),
    suspended: await idOf(`select id from boats where name = 'Salt & Light'`),
  };
  await database.query(`update operators set status = 'suspended' where email = 'teun@demo.test'`);
  await database.query(
    `update boats set availability = availability || jsonb_build_object(
       'blackoutDates', jsonb_build_array($1::text),
       'blocks', jsonb_build_array(jsonb_build_object('date', $2::text, 'times', '["12:00"]'::jsonb)))
     where id = $3`,
    [day, addDays(day, 1), mango.id],
  );
});
afterAll(() => world.close());

let before: unknown;
beforeEach(async () => {
  before = await everythingSold(database);
});
afterEach(async () => {
  expect(await checkSeats(database)).toEqual([]);
});

const PATHS = ['/checkout/create', '/api/bookings'] as const;

describe.each(PATHS)('POST %s', (path) => {
  test('a correct request succeeds, so that each wrong one fails for its own reason', async () => {
    const baseUrl = buildRequest(path);
    const right = await send(product.url + path, {
      ...baseUrl.payload,
      ...baseUrl.days(addDays(day, 7)),
    });
    expect(right.status).toBe(path === '/api/bookings' ? 201 : 200);
    expect(await everythingSold(database)).not.toEqual(before);
  });

  test('a malformed request is refused with the reason, and changes nothing', async () => {
    for (const input of malformedRequests(buildRequest(path), day))
      await expectRefused(path, input);
    expect(await everythingSold(database)).toEqual(before);
  });

  test('an impossible trip is refused with the reason, and changes nothing', async () => {
    for (const input of impossibleRequests(buildRequest(path))) await expectRefused(path, input);
    expect(await everythingSold(database)).toEqual(before);
  });

  test.each(malformedBodies)(
    'a request with $words is refused with a reason, and changes nothing',
    async ({ body }) => {
      const answer = await post(product.url + path, body);
      expect(answer.status).toBe(400);
      expectForPeople(answer);
      expect(await everythingSold(database)).toEqual(before);
    },
  );

  test('only JSON of a limited size is accepted', async () => {
    const right = JSON.stringify(buildRequest(path).payload);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonish',
      '',
    ]) {
      const answer = await post(product.url + path, right, type);
      expect(answer.status, type).toBe(400);
      expectForPeople(answer);
    }
    const huge = JSON.stringify({ ...buildRequest(path).payload, more: 'x'.repeat(5_000_000) });
    for (const answer of [
      await post(product.url + path, huge),
      await postInPieces(product.url + path, huge),
    ]) {
      expect(answer.status).toBe(413);
      expectForPeople(answer);
    }
    expect(await everythingSold(database)).toEqual(before);
  });

  test('a payload under a prototype key is refused', async () => {
    const right = JSON.stringify(buildRequest(path).payload);
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const answer = await post(product.url + path, `{"${name}": ${right}}`);
      expect(answer.status).toBe(400);
      expectForPeople(answer);
    }
    expect((await (await fetch(`${product.url}/api/boats`)).json()) as unknown[]).not.toEqual([]);
    expect(await everythingSold(database)).toEqual(before);
  });
});

test('a reservation with an operator who does not own the boat is refused', async () => {
  for (const operatorId of [mango.operatorId, crypto.randomUUID(), 'rosa', '']) {
    const change = { operatorId };
    const input = `the captain “${operatorId}”`;
    await expectRefused('/api/bookings', {
      input,
      change,
      status: 400,
      says: /don’t match this boat/,
    });
  }
  expect(await everythingSold(database)).toEqual(before);
});

test.each([
  { path: '/checkout/create', right: 9500 * 2 },
  { path: '/api/bookings', right: 9500 * 2 * 1.05 },
] as const)('POST $path answers a changed amount with the correct one', async ({ path, right }) => {
  for (const amountCents of [0, 1, -right, right - 1, right + 1, 2 ** 53 - 1]) {
    const answer = await send<{ facts?: { amountCents: number } }>(product.url + path, {
      ...buildRequest(path).payload,
      amountCents,
    });
    expect(answer.status).toBe(409);
    expect(answer.body.facts?.amountCents).toBe(right);
    expect(answer.message).toContain((right / 100).toFixed(2));
    expectForPeople(answer);
  }
  expect(await everythingSold(database)).toEqual(before);
});

test('names in any script, with quotes or SQL in them, are stored unchanged', async () => {
  const names = [
    `Robert'); drop table bookings;--`,
    '陳大文 ⛵',
    'Zoë O’Neill-Ōta',
    '%s {{7*7}} ${7}',
  ];
  for (const [nth, customerName] of names.entries()) {
    const { path, payload, days } = buildRequest('/api/bookings');
    const input = { ...payload, ...days(addDays(day, 14 + nth)), customerName };
    const reserved = await send<BookingView>(product.url + path, input);
    expect(reserved.status).toBe(201);
    expect(reserved.body.customerName).toBe(customerName);
  }
});

/** Builds a request for two seats that the endpoint accepts. */
function buildRequest(path: BookingEndpoint['path']): BookingEndpoint {
  const customer = { customerName: 'Ana Boat', customerEmail: 'ana@example.com' };
  const trip = { boatId: boat.id, pricingMode: 'perSeat', groupSize: 2, ...customer };
  if (path === '/checkout/create') {
    const days: BookingEndpoint['days'] = (start, end = start) => ({ start, end });
    return { path, days, payload: { ...trip, ...days(day), time: '09:00' } };
  }
  const days: BookingEndpoint['days'] = (start, end = start) => ({
    startDate: start,
    endDate: end,
  });
  const price = { operatorId: boat.operatorId, amountCents: 9500 * 2 * 1.05 };
  return { path, days, payload: { ...trip, ...price, ...days(day) } };
}

/** Requests that are refused because of their day, time or boat. */
function impossibleRequests({ path, days }: BookingEndpoint): InvalidRequest[] {
  const isForm = path === '/api/bookings';
  const gone = (input: string, boatId: string): InvalidRequest => {
    return { input, change: { boatId }, status: 404, says: /^This boat is no longer available/ };
  };
  const onMango = { boatId: mango.id, operatorId: mango.operatorId };
  const saturday = boat.taken.find((taken) => taken.seats === 20)?.date;
  const charter = { pricingMode: 'charter', groupSize: 8 };
  const inputs: InvalidRequest[] = [
    gone('a draft', withdrawn.draft),
    gone('a boat that was deleted', withdrawn.deleted),
    gone('a boat of a suspended captain', withdrawn.suspended),
    gone('a boat nobody has', crypto.randomUUID()),
    gone('half an id', boat.id.slice(0, 18)),
    gone('an id with a quote', `${boat.id}' or '1'='1`),
    gone('a slug', boat.slug),
    {
      input: 'a blackout day',
      change: { ...onMango, ...days(day), ...(isForm ? {} : { time: '12:00' }) },
      status: 400,
      says: isForm ? /isn’t sailing on/ : /no departure at/,
    },
    {
      input: 'a sold-out Saturday',
      change: days(saturday),
      status: 409,
      says: /has fewer than 2 seats left/,
    },
    {
      input: 'a charter of a day with guests',
      change: { ...charter, ...days(saturday) },
      status: 409,
      says: /isn’t available for a private charter/,
    },
    {
      input: 'a charter of a boat for tours',
      change: { ...onMango, ...charter, time: '09:00' },
      status: 400,
      says: /^Pricing unavailable; choose Per Seat/,
    },
  ];
  if (isForm) return inputs;
  const times = ['10:00', '09:01', '23:59'].map((time): InvalidRequest => {
    return {
      input: `a departure at ${time}`,
      change: { time },
      status: 400,
      says: /^There’s no departure at /,
    };
  });
  const noTimes = ['9:00', '24:00', '09:00:00', 'noon', '', null, 900, undefined].map(
    (time): InvalidRequest => {
      return {
        input: `the time ${JSON.stringify(time)}`,
        change: { time },
        status: 400,
        says: /^Choose a valid time$/,
      };
    },
  );
  const blocked = { ...onMango, ...days(addDays(day, 1)), time: '12:00' };
  return [
    ...inputs,
    ...times,
    ...noTimes,
    {
      input: 'a blocked time',
      change: blocked,
      status: 400,
      says: /^There’s no departure at 12:00 PM/,
    },
  ];
}

async function expectRefused(
  path: BookingEndpoint['path'],
  { input, change, status, says }: InvalidRequest,
) {
  const answer = await send(product.url + path, { ...buildRequest(path).payload, ...change });
  expect({ input, status: answer.status, message: answer.message }).toEqual({
    input,
    status,
    message: expect.stringMatching(says),
  });
  expectForPeople(answer);
}

/** Expects one or two sentences without implementation details. */
function expectForPeople({ message, body, headers }: Answer<unknown>): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(message).toMatch(/^[A-Z][^\n]{4,180}$/);
  expect(message).not.toMatch(
    /undefined|null|NaN|expected|received|invalid input|zod|sql|constraint|uuid|Error|\.ts/i,
  );
  expect(Object.keys(body as object).toSorted()).toEqual(
    Object.keys(body as object)
      .filter((key) =>
        ['code', 'facts', 'fieldErrors', 'fields', 'message', 'values'].includes(key),
      )
      .toSorted(),
  );
}

async function idOf(sql: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(sql);
  return rows[0]?.id ?? '';
}
