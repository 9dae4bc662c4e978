import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/page-head.ts';
import { openPayingWorld, type PayingWorld } from '../support/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await openPayingWorld();
});
afterAll(() => world.close());

test('without other languages nothing speaks of them', async () => {
  const { html, links } = await readPage(world.baseUrl);
  expect(links.filter(({ hreflang }) => hreflang)).toEqual([]);
  expect(html).not.toContain('Français');
  expect(await (await fetch(`${world.baseUrl}/sitemap.xml`)).text()).not.toContain('hreflang');
});

test.each(['/fr', '/de/info/about'])('%s is no page', async (path) => {
  expect((await readPage(world.baseUrl + path)).status).toBe(404);
});
