import { expect, test, vi } from 'vitest';
import { feedLimits, fetchFeed } from './fetch-feed.ts';

/** A name server that never answers. */
vi.mock(import('node:dns/promises'), async (original) => ({
  ...(await original()),
  lookup: () => new Promise<never>(() => {}),
}));

test('a name that nobody resolves takes no longer than an address may', async () => {
  const marks = { etag: null, lastModified: null };
  const reading = fetchFeed('https://slow.test/', marks, [], { ...feedLimits, mostMs: 20 });
  await expect(reading).rejects.toThrow('The address took too long to answer.');
});
