import { freePort } from '../product/free-port.ts';
import { startHostedSignIn, type HostedSignIn } from '../providers/hosted-sign-in.ts';
import { test as journey } from './journey.ts';
import { startProduct } from '../product/product.ts';
import { createTestDatabase } from '../product/test-database.ts';

type HostedShop = { shop: string; service: HostedSignIn };

/** A journey on a shop with operator sign-in at a service on another origin. */
export const test = journey.extend<object, { hosted: HostedShop }>({
  hosted: [
    async ({ browserName: _ }, use) => {
      const database = await createTestDatabase({ empty: true });
      const port = String(await freePort());
      const shop = `http://localhost:${port}`;
      const service = await startHostedSignIn(database.url, shop);
      const product = await startProduct({ env: { PORT: port, ...service.env } });
      await use({ shop, service });
      await product.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.shop),
});
