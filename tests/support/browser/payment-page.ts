import type { Page } from '@playwright/test';
import type { Press } from './journey.ts';

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0027 6000 3184',
};

/** Enters a card on the payment page and submits it. */
export async function payWithCard(page: Page, press: Press, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Ana Boat');
  await press(page.getByRole('button', { name: /^Pay \$/ }));
}
