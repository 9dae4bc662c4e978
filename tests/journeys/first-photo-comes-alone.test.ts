import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.describe('while the first photo of a boat is on its way', () => {
  // It is held back here, which a service worker would pass by.
  test.use({ serviceWorkers: 'block' });

  test('no other is asked for, and then all are', async ({ page, boatNamed }) => {
    await stopWaits(page);
    const first = Promise.withResolvers<void>();
    const others: string[] = [];
    await page.route('**/pictures/**', async (route) => {
      if (!/-1-\d+\.avif/.test(route.request().url())) others.push(route.request().url());
      else await first.promise;
      await route.continue();
    });
    const { slug } = await boatNamed('Trade Wind');
    await page.goto(`/boats/${slug}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(frames);
    expect(others).toEqual([]);
    first.resolve();
    await expect.poll(() => others.length).toBe(2);
    await expectAllSeen(page);
  });
});

test.describe('where no scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos of a boat come', async ({ page, boatNamed }) => {
    const { slug } = await boatNamed('Trade Wind');
    await page.goto(`/boats/${slug}`);
    await expect(page.getByRole('button', { name: /Open photo/ })).toHaveCount(3);
    await expectAllSeen(page);
  });
});

/** What ends the wait by itself, with scripts and without, does not come, however slow the machine is. */
async function stopWaits(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const isWait = (ms?: number) => ms !== undefined && ms >= 1000;
    window.setTimeout = ((act: () => void, ms?: number) =>
      isWait(ms) ? 0 : later(act, ms)) as typeof window.setTimeout;
  });
}

/** Runs in the page: what is in sight is laid out, and asked for, within two. */
function frames(): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number) =>
      left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1));
    next(4);
  });
}

async function expectAllSeen(page: Page): Promise<void> {
  const photos = page.locator('button picture img');
  await expect(photos).toHaveCount(3);
  const widths = () =>
    Promise.all(
      [0, 1, 2].map((nth) =>
        photos.nth(nth).evaluate((photo: HTMLImageElement) => photo.naturalWidth),
      ),
    );
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
}
