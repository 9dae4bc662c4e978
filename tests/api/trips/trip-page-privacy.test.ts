import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { bookPaidTrip, type LinkedTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let trip: LinkedTrip;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const [boat] = (await operatorWithBoats(world)).boats;
  trip = await bookPaidTrip(world, boat);
});

const open = (path: string, accept = 'text/html') =>
  fetch(`${world.baseUrl}${path}`, { headers: { accept } });

it.each(['', '/departures', '/trip.ics'])(
  'the response of /api/trips/{token}%s is not cached and sends no referrer',
  async (path) => {
    const answer = await open(`/api/trips/${trip.token}${path}`, '*/*');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  },
);

it('a trip’s page is not cached, sends no referrer and is not indexed', async () => {
  const page = await open(`/trips/${trip.token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await page.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await open('/robots.txt')).text()).toContain('Disallow: /trips/');
});

it('every invalid trip link gets the same page', async () => {
  const wrong = ['never-was-one', trip.token.slice(0, -1), `${trip.token}x`, '%20', "'or'1'='1"];
  for (const token of wrong) {
    const page = await open(`/trips/${token}`);
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).toContain('This link no longer works');
    expect(html).toContain('href="/trips/find"');
  }
});
