import { expect, test } from 'vitest';
import { fetchCalendar } from './fetch-calendar.ts';

test('gives up on a host name that never resolves after the time limit', async () => {
  const resolve = () => new Promise<never>(() => {});
  const reading = fetchCalendar('https://slow.test/', undefined, { maxMs: 20, resolve });
  await expect(reading).rejects.toThrow('The address took too long to answer.');
});
