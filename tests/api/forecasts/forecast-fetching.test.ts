import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ForecastView } from '#contract/public/forecast-api.ts';
import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import {
  createForecastService,
  type ForecastService,
} from '../../support/providers/forecast-service.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';

let service: ForecastService;
let world: PayingWorld;
beforeAll(async () => {
  service = await createForecastService();
  world = await createPayingWorld({ ...service.settings, FORECAST_API_KEY: 'key-of-the-owner' });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(() => service.forecast({}));

const read = () => runJobs(world, 'read-forecast', [{}]);
const shownAt = async (baseUrl: string) =>
  ((await (await fetch(`${baseUrl}/api/forecast`)).json()) as ForecastView).days;
const shown = () => shownAt(world.baseUrl);
const today = async () => (await shown())[0];
const winds = async () => (await shown()).map(({ windKnots }) => windKnots);
const usual = [15, 15, 15, 15, 15, 15, 15];

test('a server fetches the forecast of the next seven days when it starts', async () => {
  await expect.poll(winds).toEqual(usual);
  const [first, ...later] = await shown();
  expect(first).toEqual({
    day: islandToday(),
    windKnots: 15,
    gustKnots: 22,
    windFrom: 93,
    waveCm: 146,
    rainPercent: 20,
  });
  expect(later.at(-1)?.day).toBe(addDays(islandToday(), 6));
});

test('the forecast is requested in knots, by the island’s days, with the owner’s key', async () => {
  await read();
  for (const { searchParams } of service.asked) {
    expect(Object.fromEntries(searchParams)).toMatchObject({
      timezone: 'America/Lower_Princes',
      wind_speed_unit: 'kn',
      apikey: 'key-of-the-owner',
    });
  }
  expect(new Set(service.asked.map(({ pathname }) => pathname))).toEqual(
    new Set(['/v1/forecast', '/v1/marine']),
  );
});

test('a later forecast replaces the earlier one', async () => {
  service.forecast({ wind_speed_10m_max: 30.2, wind_direction_10m_dominant: 360 });
  await read();
  await expect.poll(today).toMatchObject({ windKnots: 30, windFrom: 0 });
});

test('a forecast without waves and rain shows only the wind, and one without wind is not shown', async () => {
  service.forecast({ wave_height_max: null, precipitation_probability_max: null });
  await read();
  await expect.poll(today).toMatchObject({ windKnots: 15, waveCm: null, rainPercent: null });
  service.forecast({ wind_speed_10m_max: null });
  await read();
  await expect.poll(shown).toEqual([]);
});

const wrongWays: [string, string, Parameters<ForecastService['answer']>[0]][] = [
  ['is unreachable', 'fetch failed', (response) => void response.destroy()],
  [
    'refuses the request',
    'it answered 429: Daily API request limit exceeded',
    (response) =>
      void response
        .writeHead(429)
        .end('{"error":true,"reason":"Daily API request limit exceeded"}'),
  ],
  [
    'sends an impossible value',
    'wind_speed_10m_max',
    (response) => void response.end('{"daily":{"time":["2026-11-23"],"wind_speed_10m_max":[-3]}}'),
  ],
  [
    'answers with HTML',
    'not valid JSON',
    (response) => void response.end('<h1>502 Bad Gateway</h1>'),
  ],
  [
    'redirects elsewhere',
    'fetch failed',
    (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  [
    'sends too long an answer',
    'its answer is too long',
    (response) => void response.end(' '.repeat(200_000)),
  ],
];

test.each(wrongWays)(
  'when the forecast service %s, the earlier forecast stays and the error is logged',
  async (_, expected, answer) => {
    const said = world.product.output().length;
    service.forecast({ wind_speed_10m_max: 12 });
    await read();
    service.answer(answer);
    await read();
    await expect.poll(today).toMatchObject({ windKnots: 12 });
    expect(await winds()).toHaveLength(7);
    const log = () => world.product.output().slice(said);
    await expect.poll(log).toMatch(/the forecast could not be read: 127\.0\.0\.1: /);
    expect(log()).toContain(expected);
  },
);

test('a forecast that is twelve hours old is not shown', async () => {
  await read();
  await world.database.query(`update forecast_days set read_at = read_at - interval '12 hours'`);
  await expect.poll(shown).toEqual([]);
});

test('no forecast is read or shown without its setting', async () => {
  const plain = await createPayingWorld();
  await runJobs(plain, 'read-forecast', [{}]);
  expect(await shownAt(plain.baseUrl)).toEqual([]);
  await plain.close();
});
