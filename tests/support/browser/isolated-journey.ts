import { test as journey } from './journey.ts';
import { createIsolatedWorld, type PayingWorld } from '../worlds/guests/paying-world.ts';

type Settings = Record<string, string>;
type Outside = { settings: Settings; close: () => Promise<void> };

/**
 * Creates a journey with its own shop and database access. Turns documents off, because the shop has no admin to check
 * them. `openOutside` opens an external service.
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
