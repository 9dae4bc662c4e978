import { expect, it } from 'vitest';
import { ISLAND_ZONE, islandInstant } from '#domain/time/days.ts';
import {
  MAX_AT_ONCE,
  readInTurn,
} from '../../../src/server/marketplace/calendars/feeds/read-feed.ts';

it('only a few feeds are read concurrently, and waiting for a turn has an end', async () => {
  const feed = {
    text: 'BEGIN:VCALENDAR\nEND:VCALENDAR',
    from: islandInstant('2026-11-01', '00:00'),
    until: islandInstant('2027-05-01', '00:00'),
    homeZone: ISLAND_ZONE,
    maxSpans: 500,
  };
  const running = () =>
    process.getActiveResourcesInfo().filter((each) => each === 'ProcessWrap').length;
  const before = running();
  const readings = Array.from({ length: 6 }, () => readInTurn(feed));
  expect(running() - before).toBe(MAX_AT_ONCE);
  await expect(readInTurn(feed, 1)).rejects.toThrow('took too long');
  expect(await Promise.all(readings)).toMatchObject(readings.map(() => ({ spans: [] })));
});
