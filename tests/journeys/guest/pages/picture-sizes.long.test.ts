import type { Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test } from '../../../support/browser/journey.ts';

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];

for (const { deviceScaleFactor, ...viewport } of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, deviceScaleFactor });

    test(
      'pictures have the size at which they are shown, and do not shift the page while they load',
      { tag: '@every-width' },
      async ({ page, troubles, boatNamed }) => {
        troubles.allow('/no-such-page');
        const boat = await boatNamed('Salt & Light');
        const trip = `?date=${addDays(islandToday(), 60)}&time=09:30&groupSize=3`;
        // A browser reuses a larger copy that it already has, so the pages with smaller pictures come first.
        const addresses = [`/book/${boat.id}${trip}`, '/', '/booking', `/boats/${boat.slug}`];
        const seen: string[] = [];
        for (const address of [...addresses, '/no-such-page']) {
          await page.goto(address);
          await showAllPictures(page);
          const pictures = await page.evaluate(measurePictures);
          seen.push(...pictures.map(({ name }) => name));
          for (const { name, isModern, keepsPlace, sent, needed, choice } of pictures) {
            const place = `${name} on ${address}`;
            expect.soft(isModern, `${place} is AVIF or WebP`).toBe(true);
            expect.soft(keepsPlace, `${place} keeps its place`).toBe(true);
            const isSmallest = sent === Math.min(...choice);
            const isLargest = sent === Math.max(...choice);
            if (!isSmallest) expect.soft(sent, place).toBeLessThanOrEqual(2 * needed);
            if (!isLargest) expect.soft(sent, place).toBeGreaterThanOrEqual(0.75 * needed);
          }
        }
        for (const name of ['hero', 'stock-', 'not-found', 'salt-and-light-1', 'trade-wind-1']) {
          expect(seen.join(' ')).toContain(`/pictures/${name}`);
        }
      },
    );
  });
}

test('a page’s first picture is requested first and only once', async ({ page, boatNamed }) => {
  const boat = await boatNamed('Salt & Light');
  for (const address of ['/', '/booking', `/boats/${boat.slug}`]) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const opening = page.locator('img[fetchpriority="high"]');
    const path = new URL(await opening.evaluate((image: HTMLImageElement) => image.currentSrc))
      .pathname;
    expect(asked.filter((each) => each === path)).toHaveLength(1);
    const scripts = asked.filter((each) => /entry-client|shared/.test(each));
    expect(asked.indexOf(path)).toBe(1);
    expect(scripts.length).toBeGreaterThan(0);
  }
});

/** Scrolls through the page, as pictures further down wait until they come near. */
async function showAllPictures(page: Page): Promise<void> {
  const count = await page.locator('img').count();
  for (let index = 0; index < count; index += 1) {
    const picture = page.locator('img').nth(index);
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  }
}

/** Runs in the page. */
function measurePictures() {
  const isDrawn = ({ currentSrc }: HTMLImageElement) => currentSrc.endsWith('.svg');
  const shown = [...document.images].filter((image) => image.checkVisibility() && !isDrawn(image));
  return shown.map((image) => {
    const { currentSrc, clientWidth, clientHeight } = image;
    const source = image.parentElement?.querySelector('source');
    const choice = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
      Number(width),
    );
    // A picture that covers its box is cropped, not distorted: all our pictures are 3:2.
    return {
      name: new URL(currentSrc).pathname,
      isModern: /\.(avif|webp)$/.test(currentSrc),
      keepsPlace: image.hasAttribute('width') && image.hasAttribute('height'),
      sent: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1] ?? 0),
      needed: Math.max(clientWidth, clientHeight * 1.5) * devicePixelRatio,
      choice,
    };
  });
}
