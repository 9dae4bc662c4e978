import { test as journey } from './journey.ts';
import { createIsolatedWorld, type PayingWorld } from '../worlds/guests/paying-world.ts';

/** A journey on a separate demo world with access to its database, to backdate trips. */
export const test = journey.extend<object, { world: PayingWorld }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await createIsolatedWorld({ DEMO: 'on' });
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ world }, use) => use(world.baseUrl),
});
