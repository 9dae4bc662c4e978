import { builtFile } from '../../../support/product/built-files.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

type Watched = { shifts: number[] };

for (const width of [320, 390, 430]) {
  test(`the home page keeps its layout while it loads at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

test('a page whose scripts load slowly logs nothing in the console @long', async ({
  page,
  open,
}) => {
  // Longer than Chromium's delay before it warns of an unused preload. `troubles` reads the console.
  await page.route(/\/assets\/entry-client/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await open('/');
});

test('the footer stays visible on every page while the page’s script loads', async ({
  page,
  open,
  press,
}) => {
  await page.route(`**${builtFile('src/web/shared/site/site-footer.tsx')}`, () => {});
  await open('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
