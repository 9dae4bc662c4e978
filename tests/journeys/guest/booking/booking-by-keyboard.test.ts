import type { Page } from '@playwright/test';
import { formatFullDay, type Day } from '#domain/time/days.ts';
import { timeButton } from '../../../support/browser/boat-page-actions.ts';
import {
  activate,
  expectFocusInSight,
  tabTo,
  typeDay,
  walkToDay,
} from '../../../support/browser/keyboard-actions.ts';
import { expect, heading, test, toast } from '../../../support/browser/journey.ts';

test('a visitor books with only the keyboard and always sees where the focus is @desktop', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Blue Heron');
  const day = dayFor(boat, 0);
  await open('/');
  await searchByKeyboard(page, day);

  await activate(page, page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeFocused();
  await walkToDay(page, day);
  await page.keyboard.press('Enter');
  await expectFocusInSight(page);
  await activate(page, timeButton(page, '09:00'), 'Space');
  await expect(timeButton(page, '09:00')).toHaveAttribute('aria-pressed', 'true');
  await expectFocusInSight(page);
  await tabTo(page, page.getByLabel('Group Size'));
  await page.keyboard.type('8');
  await expect(page.getByLabel('Group Size')).toHaveValue('8');
  await activate(page, page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(heading(page, 'Complete Your Booking')).toBeFocused();

  await fillByKeyboard(page);
  await payByKeyboard(page);
  await expect(heading(page, 'Booking Confirmed')).toBeFocused();
  await expect(page.getByText(`${formatFullDay(day)} at 9:00 AM`)).toBeVisible();
  await activate(page, page.getByRole('link', { name: 'Back to Homepage' }));
  await expect(heading(page, /A day on the water/)).toBeFocused();
});

async function searchByKeyboard(page: Page, day: Day): Promise<void> {
  const search = page.getByRole('search');
  const go = search.getByRole('button', { name: 'Book a Boat' });
  await activate(page, go);
  await expect(toast(page, 'Date Required')).toBeVisible();
  await expect(search.getByLabel('Date')).toBeFocused();
  await page.keyboard.press('F8');
  await expectFocusInSight(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Date Required')).toHaveCount(0);
  await expect(search.getByLabel('Date')).toBeFocused();
  await typeDay(page, search.getByLabel('Date'), day);
  await tabTo(page, search.getByLabel('Number of people'));
  await page.keyboard.type('5-10');
  await expect(search.getByLabel('Number of people')).toHaveValue('5-10');
  await activate(page, go);
  await expect(heading(page, 'Available Boats')).toBeFocused();
}

async function fillByKeyboard(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: 'Continue to payment' });
  await activate(page, pay);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Kim Keys');
  await tabTo(page, page.getByLabel('Email Address'));
  await page.keyboard.type('kim@example.com');
  await tabTo(page, page.getByLabel('Phone (optional)'));
  await page.keyboard.type('+1 721 555 0100');
  await activate(page, page.getByRole('checkbox', { name: /^I accept the/ }), 'Space');
  await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked();
  await activate(page, pay);
  await expect(heading(page, 'Pay with card')).toBeVisible();
}

async function payByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, page.getByLabel('Expiry (MM / YY)'));
  await page.keyboard.type('1240');
  await tabTo(page, page.getByLabel('CVC'));
  await page.keyboard.type('123');
  await tabTo(page, page.getByLabel('Name on card'));
  await page.keyboard.type('Kim Keys');
  await page.keyboard.press('Enter');
}
