import startDatabaseServer from './database-server.ts';
import { test as journey } from './journey.ts';
import { startProduct } from './product.ts';

/** A journey through a shop of its own, started with these settings. */
export function journeyIn(env: Record<string, string>) {
  return journey.extend<object, { shop: string }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const stopDatabases = await startDatabaseServer();
        const product = await startProduct({ env });
        await use(product.url);
        await product.stop();
        await stopDatabases();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shop }, use) => use(shop),
  });
}
