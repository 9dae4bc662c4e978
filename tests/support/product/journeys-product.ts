import startDatabaseServer from './database-server.ts';
import { createFeedServer } from '../providers/feed-server.ts';
import { startProduct } from './product.ts';

/** Starts the product with its demo world for browser journeys; returns its stop function. */
export default async function startJourneysProduct(): Promise<() => Promise<void>> {
  const stopDatabases = await startDatabaseServer();
  const feeds = await createFeedServer();
  const product = await startProduct({ env: { DEMO: 'on', CALENDAR_FEED_HOSTS: feeds.host } });
  process.env['JOURNEYS_URL'] = product.url;
  process.env['JOURNEYS_FEEDS'] = `http://${feeds.host}`;
  return async () => {
    await product.stop();
    await feeds.close();
    await stopDatabases();
  };
}
