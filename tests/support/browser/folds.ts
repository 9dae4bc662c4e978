import type { Locator, Page } from '@playwright/test';
import type { Press } from './journey.ts';

/** Returns the line into which a phone folds the listing's filters. */
export function filterLine(page: Page): Locator {
  return page.locator('details:has(+ form[role=search]) > summary');
}

/** Opens the listing's filters on a phone; elsewhere they are always open. */
export async function unfoldFilters(page: Page, press: Press): Promise<void> {
  await openFold(filterLine(page), press);
}

/** Opens the columns of the footer on a phone; elsewhere they are always open. */
export async function unfoldFooter(page: Page, press: Press): Promise<void> {
  for (const column of await page.locator('footer nav summary').all()) {
    await openFold(column, press);
  }
}

async function openFold(summary: Locator, press: Press): Promise<void> {
  const isOpen = await summary.evaluate((found) => found.closest('details')?.open);
  if (!isOpen && (await summary.isVisible())) await press(summary);
}
