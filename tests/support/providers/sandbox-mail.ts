import { expect, type Page } from '@playwright/test';
import type { Press } from '../browser/journey.ts';

/** Waits for the only mail to an address with this subject, and opens it on the inbox page. */
export async function openMailTo(
  page: Page,
  press: Press,
  address: string,
  subject: string | RegExp = '',
): Promise<void> {
  const mail = page
    .getByRole('link')
    .filter({ hasText: `to ${address}` })
    .filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/sandbox/mail');
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await press(mail);
  await page.waitForURL('**/sandbox/mail/*');
}
