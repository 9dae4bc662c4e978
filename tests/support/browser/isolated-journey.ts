import { test as journey } from './journey.ts';
import { createIsolatedWorld, type PayingWorld } from '../worlds/guests/paying-world.ts';

type Settings = Record<string, string>;
type Outside = { settings: Settings; close: () => Promise<void> };

/**
 * Creates a journey on a separate shop with these settings, and gives it access to the shop's database. The shop asks
 * for no documents, because it has no admin to check them. `openOutside` opens an external service for the shop.
 */
export function createIsolatedJourney(env: Settings, openOutside?: () => Promise<Outside>) {
  return journey.extend<object, { shop: PayingWorld }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const outside = await openOutside?.();
        const world = await createIsolatedWorld({
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

/** A journey on a separate shop with default settings, shared by the files of a worker. */
export const isolatedJourney = createIsolatedJourney({});
