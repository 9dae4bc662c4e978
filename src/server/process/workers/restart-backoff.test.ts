import { expect, test } from 'vitest';
import { createRestartBackoff } from './restart-backoff.ts';

const HOUR = { ms: 3_600_000 };
const MOMENT = { ms: 300 };

test('a worker that crashes after running for a while is replaced immediately every time', () => {
  const pace = createRestartBackoff();
  expect([HOUR, HOUR, HOUR].map(pace.afterDeath)).toEqual([0, 0, 0]);
});

test('a worker that crashes at startup is replaced immediately, then after doubling pauses of up to 30 s', () => {
  const pace = createRestartBackoff();
  const pauses = Array.from({ length: 10 }, () => pace.afterDeath(MOMENT));
  expect(pauses).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(pace.earlyDeaths()).toBe(10);
});

test('a worker that runs for a while resets the pauses', () => {
  const pace = createRestartBackoff();
  for (let death = 0; death < 5; death += 1) pace.afterDeath(MOMENT);
  expect(pace.afterDeath(HOUR)).toBe(0);
  expect(pace.earlyDeaths()).toBe(0);
});
