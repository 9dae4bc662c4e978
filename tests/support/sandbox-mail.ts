import { expect, type Page } from '@playwright/test';
import type { Press } from './journey.ts';

/** Reads the mail to this address on the inbox page, once it has come. */
export async function openMailTo(page: Page, press: Press, address: string): Promise<void> {
  const mail = page.getByRole('link').filter({ hasText: `to ${address}` });
  await expect(async () => {
    await page.goto('/sandbox/mail');
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await press(mail);
  await page.waitForURL('**/sandbox/mail/*');
}
