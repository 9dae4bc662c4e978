import type { Page } from '@playwright/test';
import { localizePath } from '#i18n/languages/languages.ts';
import { expect, waitForHydration } from '../../../support/browser/journey.ts';
import { readBoard } from '../../../support/worlds/guests/board-client.ts';
import { addBoat } from '../../../support/worlds/guests/paying-world.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on' });
// A service worker's requests bypass `page.route`.
test.use({ serviceWorkers: 'block' });

/** Common landing pages. */
const PAGES = ['/', '/booking', '/boats/trade-wind-philipsburg', '/board'];
const PHONE_WIDTHS = [360, 375, 390, 412, 430];
/** The two fonts differ by as much in every language, so the language with the longest words suffices. */
const LONGEST = 'de';
const EXTREME_PHONE_WIDTHS = [360, 430];

for (const language of ['en', LONGEST] as const) {
  test(`pages in ${language} shift by less than 0.01 at every phone width when the web font loads late`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      for (const width of language === 'en' ? PHONE_WIDTHS : EXTREME_PHONE_WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const releaseFont = await holdFont(page);
        // A font requested before the load event delays that event.
        await page.goto(localizePath(language, path), { waitUntil: 'domcontentloaded' });
        await waitForHydration(page);
        releaseFont();
        const shift = await page.evaluate(measureLayoutShift);
        expect.soft(shift, `${path}, ${width} px wide`).toBeLessThan(0.01);
      }
    }
  });
}

test('the board keeps its layout on every phone when tomorrow begins on the first screen', async ({
  page,
  open,
  shop,
}) => {
  await shop.database.query(`update boats set status = 'draft'`);
  await addBoat(shop, { name: 'Last Light', times: ['23:30', '23:45'] });
  const early = Array.from({ length: 8 }, (_, at) => `00:0${at}`);
  await addBoat(shop, { name: 'First Light', times: early });
  await expect
    .poll(async () => (await readBoard(shop)).rows.map(({ time }) => time))
    .toEqual(expect.arrayContaining(early));
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await open('/board');
    const shift = await page.evaluate(measureLayoutShift);
    expect.soft(shift, `${width} px wide`).toBeLessThan(0.01);
  }
});

/** Stalls font requests until the returned function is called. */
async function holdFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Runs in the page. Waits for the font and returns the cumulative layout shift since navigation. */
async function measureLayoutShift(): Promise<number> {
  await document.fonts.load('1rem Figtree');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 100);
  });
}
