import type { Page } from '@playwright/test';
import { languages, localizePath } from '#i18n/languages/languages.ts';
import { expect, untilAlive } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on' });
// Its requests pass a journey by.
test.use({ serviceWorkers: 'block' });

/** What a stranger opens first. */
const PAGES = ['/', '/booking', '/boats/trade-wind-philipsburg', '/board'];
const PHONES = [360, 375, 390, 412, 430];
/** Lines of other languages break elsewhere; the difference between fallback and font is the same. */
const OUTER_PHONES = [360, 430];

for (const language of languages) {
  test(`a page in ${language} hardly moves when the font arrives, on any phone`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      for (const width of language === 'en' ? PHONES : OUTER_PHONES) {
        await page.setViewportSize({ width, height: 844 });
        const bringFont = await holdFont(page);
        // A font that is asked for before the load event holds that event up.
        await page.goto(localizePath(language, path), { waitUntil: 'domcontentloaded' });
        await untilAlive(page);
        bringFont();
        const shift = await page.evaluate(shiftByFont);
        expect.soft(shift, `${path}, ${width} px wide`).toBeLessThan(0.01);
      }
    }
  });
}

/** The font is on its way until this is called. */
async function holdFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute('**/*.woff2');
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Runs in the page: how much has moved by itself since it was opened, once it has its font. */
async function shiftByFont(): Promise<number> {
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
