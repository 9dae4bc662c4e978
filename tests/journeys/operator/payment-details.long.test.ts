import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  chooseTab,
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';
import { expect, test, toast, type Press } from '../../support/browser/journey.ts';
import { reserve } from '../../support/worlds/guests/visitors.ts';

const NEEDED = 'Required fields must be filled for the selected payout method';

test('payment details are validated, and the saved account number is shown masked', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Pia Payee', `payee-${own}`);
  await signIn(page, press, operator);
  await chooseTab(page, press, 'Payment Details');
  const save = page.getByRole('button', { name: 'Save Payment Details' });
  await page.getByLabel('Payout Method').selectOption('paypal');
  await press(save);
  await expect(page.getByText(NEEDED)).toHaveCount(1);
  await page.getByLabel('PayPal Email').fill('not-an-address');
  await press(save);
  await expect(page.getByText('Valid email required')).toBeVisible();

  await page.getByLabel('Payout Method').selectOption('bank_wire');
  await press(save);
  await expect(page.getByText(NEEDED)).toHaveCount(4);
  await expect(page.getByLabel('Bank Country')).toHaveValue('Sint Maarten');
  await page.getByLabel('Account Holder Name').fill('Pia Payee');
  await page.getByLabel('Bank Name').fill('Island Bank');
  await page.getByLabel('Account Number').fill('000123456789');
  await page.getByLabel('SWIFT/BIC Code').fill('ISLBSXSM');
  await page.getByLabel('Currency').selectOption('ANG');
  await press(save);
  await expect(toast(page, 'Payment details saved')).toBeVisible();
  await expect(page.getByLabel('Account Number')).toHaveValue(/^•+6789$/);

  await page.reload();
  await chooseTab(page, press, 'Payment Details');
  await expect(page.getByLabel('Account Number')).toHaveValue(/^•+6789$/);
  await expect(page.getByLabel('Currency')).toHaveValue('ANG');
});

test('bookings can be filtered, sorted and downloaded @desktop', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Leo Ledger', `ledger-${own}`);
  const one = await newBoat(baseUrl, operator, `Ledger One ${own}`);
  const two = await newBoat(baseUrl, operator, `Ledger Two ${own}`);
  const start = soldDay();
  const trip = { mode: 'perSeat', start, time: '09:00' } as const;
  await reserve(baseUrl, { ...trip, boat: one, groupSize: 2, customer: 'Zoe Late' });
  await reserve(baseUrl, { ...trip, boat: two, groupSize: 1, customer: 'Abe Early' });
  await signIn(page, press, operator);
  await chooseTab(page, press, 'Bookings');
  await expect(page.getByText('2 bookings')).toBeVisible();
  await sortByCustomer(page, press);
  await expect(entries(page).first()).toContainText('Abe Early');

  await page.getByLabel('Boat', { exact: true }).selectOption({ label: two.name });
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No bookings match')).toBeVisible();
  await press(page.getByRole('button', { name: 'Show All' }));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Download CSV' })),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain('Zoe Late');
});

/** The listed bookings: rows of a table, or list entries on a phone. */
function entries(page: Page) {
  return page.locator('tbody tr, ul[aria-label="Bookings"] > li').filter({ visible: true });
}

async function sortByCustomer(page: Page, press: Press): Promise<void> {
  const sorting = page.getByLabel('Sort by');
  if (await sorting.isVisible()) await sorting.selectOption('customerName up');
  else await press(page.getByRole('button', { name: 'Guest', exact: true }));
}
