import { everyPattern, portalPatternList } from '../../../support/browser/page-patterns.ts';
import {
  makeWalkedWorld,
  stopsByRoute,
  type Walker,
} from '../../../support/browser/route-addresses.ts';
import { expect } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';
import { arrive, signInAsBoth } from '../../../support/browser/walkers.ts';

const test = createIsolatedJourney({ DEMO: 'on', DEV: '1' });
// Vite compiles each page when it is first opened.
test.describe.configure({ timeout: 600_000 });

const portalPages = new Set<string>(portalPatternList);
const pagesOf = {
  'a stranger': everyPattern.filter((pattern) => !portalPages.has(pattern)),
  'an operator and admin': portalPatternList,
} satisfies Record<Walker, readonly string[]>;

for (const walker of ['a stranger', 'an operator and admin'] as const) {
  test(`the development build hydrates the pages of ${walker} without a warning`, async ({
    page,
    shop,
    troubles,
  }) => {
    const world = await makeWalkedWorld(shop.baseUrl);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    // Other journeys test requests that the server refuses.
    troubles.allow('answer 4', 'Failed to load resource');
    // Vite compiles the styles on first request; until then a page is unstyled and may be too wide.
    troubles.allow('sideways scroll');
    if (walker === 'an operator and admin') await signInAsBoth(page, world);
    const stops = stopsByRoute(world);
    for (const path of pagesOf[walker]) {
      const [stop] = stops[path] ?? [];
      if (!stop) continue;
      await test.step(stop.address, async () => {
        await arrive(page, stop, walker);
        await page.waitForLoadState('networkidle');
        const ofReact = warnings.filter((text) => !text.startsWith('Failed to load resource'));
        expect.soft(ofReact, stop.address).toEqual([]);
        warnings.length = 0;
      });
    }
  });
}
