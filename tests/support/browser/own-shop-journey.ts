import { test as journey } from './journey.ts';
import { openOwnWorld, type PayingWorld } from '../worlds/guests/paying-world.ts';

type Settings = Record<string, string>;
type Outside = { settings: Settings; close: () => Promise<void> };

/**
 * A journey through a shop of its own, started with these settings, whose database is in the journey's hands. It has
 * no admin who would check its operators' documents. A service outside is opened for it, and closed after it.
 */
export function journeyIn(env: Settings, openOutside?: () => Promise<Outside>) {
  return journey.extend<object, { shop: PayingWorld }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const outside = await openOutside?.();
        const world = await openOwnWorld({
          DOCUMENTS_GRACE_DAYS: 'off',
          ...env,
          ...outside?.settings,
        });
        await use(world);
        await world.close();
        await outside?.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.baseUrl),
  });
}

/** A journey through a shop of its own with the settings of any. Files that use it share the shop of their worker. */
export const inOwnShop = journeyIn({});
