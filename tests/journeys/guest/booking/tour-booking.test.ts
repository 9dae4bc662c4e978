import { addDays, formatFullDay, type Day } from '#domain/time/days.ts';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import {
  chooseTrip,
  fillDetails,
  goToCheckout,
  timeButton,
} from '../../../support/browser/boat-page-actions.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { openMailTo } from '../../../support/providers/sandbox-mail.ts';
import type { Page } from '@playwright/test';

test('a visitor searches, books six seats on a tour, pays, and gets a confirmation @both-widths', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
  own,
}) => {
  const boat = await boatNamed('Flying Fish');
  const day = dayFor(boat, 0);
  const email = `tour-${own}@example.com`;
  await open('/');
  await searchFor(page, press, day);

  await expect(page.getByText('Choose your perfect day trip experience')).toBeVisible();
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(heading2(page, 'About This Boat')).toBeVisible();
  await expect(page.getByText('Departs from', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Select Date' })).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Continue to Checkout' });
  await expect(goOn).toBeDisabled();
  await expect(page.getByText('Pick a date and time to continue.')).toBeVisible();
  await chooseTrip(page, press, { day, time: '08:30', guests: 6 });
  const summary = page.getByRole('region', { name: 'Price Summary' });
  await expect(summary).toContainText(`Selected: ${formatFullDay(day)} at 8:30 AM`);
  await expect(summary).toContainText('$89.00 × 6 guests');
  await expect(summary).toContainText('Max 10 guests');
  await expect(summary).toContainText('Taxes & fees: Shown at checkout');
  await expect(summary).toContainText('Total Today$534.00');
  const terms = `Free cancellation until ${localizeDay('en', addDays(day, -2), 'weekdayDay')} at 8:30 AM.`;
  await expect(summary).toContainText(terms);
  await goToCheckout(page, press);
  await expect(heading2(page, 'Trip Summary').first()).toBeVisible();
  await expect(page.getByText(terms)).toBeVisible();

  await correctTheForm(page, press);
  await fillDetails(page, press, { name: 'Ana Boat', email });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByText('$534.00').first()).toBeVisible();
  await expect(page.getByText(terms)).toBeVisible();
  await holdTheAnswerUntilSeen(page);
  await payWithCard(page, press, cards.pays);

  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  const code = await page.getByText(/^SXM-/).textContent();
  await expect(page.getByText(`${formatFullDay(day)} at 8:30 AM`)).toBeVisible();
  await expect(page.getByText('$534.00')).toBeVisible();
  await expect(page.getByText(terms)).toBeVisible();

  await openMailTo(page, press, email);
  await expect(page.getByText(code ?? '').first()).toBeVisible();
  await open(`/boats/${boat.slug}?date=${day}`);
  await expect(timeButton(page, '08:30')).toContainText('4 left');
  await expect(timeButton(page, '11:30')).not.toContainText('left');
});

const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function searchFor(page: Page, press: Press, day: Day): Promise<void> {
  const search = page.getByRole('search');
  const go = search.getByRole('button', { name: 'Book a Boat' });
  await press(go);
  await expect(toast(page, 'Date Required')).toContainText('Please select a date for your trip.');
  await search.getByLabel('Date').fill(day);
  await press(go);
  await expect(toast(page, 'Group Size Required')).toContainText(
    'Please select the number of people.',
  );
  await expect(toast(page, 'Date Required')).toHaveCount(0);
  await search.getByLabel('Number of people').selectOption('5-10');
  await press(go);
  await expect(page).toHaveURL(`/booking?date=${day}&groupSize=5-10`);
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveValue(day);
  await expect(page.getByLabel('People')).toHaveValue('5-10');
}

async function correctTheForm(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  const wrong = {
    'Full Name': 'Name must be at least 2 characters',
    'Email Address': 'Please enter a valid email address',
    'I accept the': 'You must accept the terms and conditions',
  };
  for (const [label, message] of Object.entries(wrong)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
}

/** Delays the answer, so that the waiting page is visible even if the payment settles quickly. */
async function holdTheAnswerUntilSeen(page: Page): Promise<void> {
  await page.route('**/booking/by-session*', async (route) => {
    await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
    await waitForHydration(page);
    await route.continue();
  });
}
