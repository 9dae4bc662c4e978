import { unfoldFooter } from '../../../support/browser/folds.ts';
import type { Page } from '@playwright/test';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';

/** Reads the current head of the document. Only the page opened first has a description. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      path: new URL(read('link[rel=canonical]', 'href') ?? '', location.href).pathname,
      description: read('meta[name=description]', 'content'),
      robots: read('meta[name=robots]', 'content'),
      forMachines: document.querySelectorAll('meta[property], [type="application/ld+json"]').length,
    };
  });
}

test('the document head is updated on each navigation', async ({ page, open, press }) => {
  await open('/');
  expect((await headOf(page)).forMachines).toBeGreaterThan(5);
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect
    .poll(() => headOf(page))
    .toEqual({
      title: 'Available Boats | SXM Boat Trips',
      path: '/booking',
      description: null,
      robots: null,
      forMachines: 0,
    });
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Add Your Boat' }));
  await expect(heading(page, 'Sign In')).toBeVisible();
  // A portal is a separate document (docs/decisions/0139).
  await expect(page.locator('html[data-left]')).toHaveCount(0);
  await waitForHydration(page);
  await expect.poll(() => headOf(page)).toMatchObject({ path: '/operator', robots: 'noindex' });
  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      title: 'Privacy Policy | SXM Boat Trips',
      path: '/info/privacy-policy',
      robots: null,
    });
});

test('a slow boat page is not reported as missing', async ({ page, open, press }) => {
  const { promise: waitForGuestNotifications, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/boats/trade-wind-philipsburg', async (route) => {
    await waitForGuestNotifications;
    await route.fallback();
  });
  await open('/');
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Trade Wind/ })
      .first(),
  );
  await expect(page).toHaveTitle('Boat | SXM Boat Trips');
  tell();
  await expect(heading(page, 'Trade Wind')).toBeVisible();
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      title: 'Trade Wind, Philipsburg | SXM Boat Trips',
      path: '/boats/trade-wind-philipsburg',
      robots: null,
    });
});

test('the browser finds nothing wrong with the manifest', async ({ page, open }) => {
  await open('/');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(data).toContain('SXM Boat Trips');
});
