import { expect, type Page } from '@playwright/test';
import type { Press } from '../browser/journey.ts';

/** Reads the one mail to this address, and of this subject, on the inbox page, once it has come. */
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
