import { expect, test } from '../../../support/browser/journey.ts';

for (const [width, columns] of [
  [320, 1],
  [768, 3],
  [1280, 3],
  [3840, 3],
] as const) {
  test(`draws the footer in ${columns === 1 ? 'one column' : 'three columns'} at ${width} pixels @desktop`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/info/about');
    const edges = await page.locator('footer nav:has(h2) a').evaluateAll((links) => ({
      count: links.length,
      lefts: new Set(links.map((link) => Math.round(link.getBoundingClientRect().left))).size,
    }));
    expect(edges.count).toBeGreaterThan(20);
    expect(edges.lefts).toBe(columns);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spare).toBe(0);
  });
}
