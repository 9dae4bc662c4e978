import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { unfoldFooter } from '../../../support/browser/folds.ts';
import { expect, test } from '../../../support/browser/journey.ts';

for (const [width, columns] of [
  [320, 1],
  [768, 3],
  [1280, 3],
  [3840, 3],
] as const) {
  test(`the footer has ${columns === 1 ? 'one column' : 'three columns'} at ${width} px @desktop`, async ({
    page,
    open,
    press,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/info/about');
    await unfoldFooter(page, press);
    const edges = await page.locator('footer nav:has(h2) a').evaluateAll((links) => ({
      count: links.length,
      hidden: links.filter((link) => !link.checkVisibility()).length,
      lefts: new Set(links.map((link) => Math.round(link.getBoundingClientRect().left))).size,
    }));
    expect(edges.count).toBeGreaterThan(20);
    expect(edges.hidden).toBe(0);
    expect(edges.lefts).toBe(columns);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spare).toBe(0);
  });
}

test('the footer’s columns are folded on a phone, and open by keyboard', async ({ page, open }) => {
  await open('/info/about');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  const terms = legal.getByRole('link', { name: 'Terms of Service' });
  if ((page.viewportSize()?.width ?? 0) > 640) {
    await expect(legal.locator('summary')).toBeHidden();
    await expect(terms).toBeVisible();
    return;
  }
  await expect(terms).toBeHidden();
  const before = await page.getByRole('contentinfo').boundingBox();
  expect(before?.height ?? 0, 'height of the folded footer').toBeLessThan(700);
  await legal.locator('summary').press('Enter');
  await expect(legal.locator('summary')).toBeFocused();
  await expect(terms).toBeVisible();
  await expectNoFindings(page, 'footer with a column open');
});

test.describe('the footer without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the columns of the footer open without scripts', async ({ page, press, troubles }) => {
    troubles.allow('.js (csp)');
    await page.goto('/info/about');
    await unfoldFooter(page, press);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Find My Booking' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  });
});
