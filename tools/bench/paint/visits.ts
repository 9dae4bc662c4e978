import type { Browser, Page } from '@playwright/test';
import { newPhone, openSlowly, withBrowser } from './throttled-phone.ts';

/** First visits per page, with an empty cache. */
const LOADS = 6;
/** Maximum layout shift (CLS). */
export const MAX_SHIFT = 0.01;
/** Kilobytes (1,000 bytes) that a second visit may load. */
export const MAX_SECOND_KB = 10;

export type Visits = { path: string; shifts: number[]; secondKb: number };

/** Measures the layout shift of first visits, and the transfer size of a second visit. */
export function measureVisits(origin: string, paths: readonly string[]): Promise<Visits[]> {
  return withBrowser(async (browser) => {
    const visits: Visits[] = [];
    for (const path of paths) visits.push(await visitsOf(browser, origin, path));
    return visits;
  });
}

async function visitsOf(browser: Browser, origin: string, path: string): Promise<Visits> {
  const shifts: number[] = [];
  let secondKb = 0;
  for (let load = 0; load < LOADS; load += 1) {
    const phone = await newPhone(browser);
    const first = await openSlowly(phone, `${origin}${path}`);
    shifts.push(await first.evaluate(layoutShift));
    await first.close();
    if (load === 0) secondKb = await loadedKb(await openSlowly(phone, `${origin}${path}`));
    await phone.close();
  }
  return { path, shifts, secondKb };
}

/** Runs in the page: total layout shift since it was opened. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 500);
  });
}

/** Transfer size, including headers. */
async function loadedKb(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size, 0),
  );
  return bytes / 1000;
}
