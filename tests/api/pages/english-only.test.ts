import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../../support/assertions/page-head.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ LANGUAGES: 'en' });
});
afterAll(() => world.close());

test('an English-only shop mentions no other language', async () => {
  const { html, links } = await readPage(world.baseUrl);
  expect(links.filter(({ hreflang }) => hreflang)).toEqual([]);
  expect(html).not.toContain('Français');
  expect(await (await fetch(`${world.baseUrl}/sitemap.xml`)).text()).not.toContain('hreflang');
});

test.each(['/fr', '/de/info/about'])('%s is not found in an English-only shop', async (path) => {
  expect((await readPage(world.baseUrl + path)).status).toBe(404);
});

test('error messages of an English-only shop are in English even for a French browser', async () => {
  const answer = await fetch(`${world.baseUrl}/api/trips/${'x'.repeat(27)}`, {
    headers: { 'accept-language': 'fr' },
  });
  expect(answer.headers.get('vary')).toBe(null);
  expect(await answer.json()).toMatchObject({
    message: 'This link no longer works.',
  });
});
