import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFeedServer } from './feed-server.ts';
import { startProductOnDataDir } from './product.ts';

/** Starts the product with its demo world for the browser's journeys, and gives back what stops it. */
export default async function startJourneysProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-journeys-'));
  const feeds = await openFeedServer();
  const product = await startProductOnDataDir(dataDir, { CALENDAR_FEED_HOSTS: feeds.host });
  process.env['JOURNEYS_URL'] = product.url;
  process.env['JOURNEYS_FEEDS'] = `http://${feeds.host}`;
  return async () => {
    await product.stop();
    await feeds.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
