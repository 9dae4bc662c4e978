import { expect, test, vi } from 'vitest';
import { fetchCalendar } from './fetch-calendar.ts';

/** A name server that never answers. */
vi.mock(import('node:dns/promises'), async (original) => ({
  ...(await original()),
  lookup: () => new Promise<never>(() => {}),
}));

test('a name that nobody resolves takes no longer than an address may', async () => {
  const reading = fetchCalendar('https://slow.test/', undefined, { mostMs: 20 });
  await expect(reading).rejects.toThrow('The address took too long to answer.');
});
