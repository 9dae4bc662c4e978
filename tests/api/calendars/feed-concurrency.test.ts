import { expect, it } from 'vitest';
import { ISLAND_ZONE, toInstant } from '#domain/time/days.ts';
import {
  MAX_CONCURRENT_READS,
  parseWithinLimit,
} from '../../../src/server/marketplace/calendars/feeds/read-feed.ts';

it('parses at most two feeds concurrently and times out a feed that waits too long for a slot', async () => {
  const feed = {
    text: 'BEGIN:VCALENDAR\nEND:VCALENDAR',
    from: toInstant('2026-11-01', '00:00'),
    until: toInstant('2027-05-01', '00:00'),
    homeZone: ISLAND_ZONE,
    maxSpans: 500,
  };
  const countChildProcesses = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;
  const idleCount = countChildProcesses();
  const readings = Array.from({ length: 6 }, () => parseWithinLimit(feed));
  expect(countChildProcesses() - idleCount).toBe(MAX_CONCURRENT_READS);
  await expect(parseWithinLimit(feed, 1)).rejects.toThrow('feed.tooSlow');
  expect(await Promise.all(readings)).toMatchObject(readings.map(() => ({ spans: [] })));
});
