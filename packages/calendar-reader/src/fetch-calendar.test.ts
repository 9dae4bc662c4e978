import { expect, test } from 'vitest';
import { fetchCalendar } from './fetch-calendar.ts';

test('fetching a calendar gives up after the time limit if the host name never resolves', async () => {
  const resolve = () => new Promise<never>(() => {});
  const reading = fetchCalendar('https://slow.test/', undefined, { maxMs: 20, resolve });
  await expect(reading).rejects.toThrow('The address took too long to answer.');
});
