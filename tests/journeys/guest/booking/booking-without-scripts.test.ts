import type { Page } from '@playwright/test';
import { formatFullDay, formatWeekdayDay, type Day } from '#domain/time/days.ts';
import {
  chooseDay,
  dayButton,
  fillDetails,
  timeButton,
  turnTo,
} from '../../../support/browser/boat-page-actions.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, type Press } from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { openMailTo } from '../../../support/providers/sandbox-mail.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';
import { seatsTaken } from '../../../support/worlds/guests/two-server-world.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ troubles }) => {
  // The page lists its scripts, but the browser does not fetch them.
  troubles.allow('.js (csp)');
});

test('a visitor without scripts searches, chooses, corrects the form, pays and gets a confirmation', async ({
  page,
  press,
  baseUrl,
  troubles,
  boatNamed,
  dayFor,
  own,
}) => {
  troubles.allow('answer 400: POST /book/', 'status of 400');
  const boat = await boatNamed('Flying Fish');
  const searched = dayFor(boat, 1);
  const day = dayFor(boat, 20);
  const email = `scriptless-${own}@example.com`;
  await searchFor(page, press, searched);
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(page.getByLabel('Group Size')).toHaveValue('5');
  await expect(timeButton(page, '08:30')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Checkout' })).toBeDisabled();

  await turnTo(page, press, day);
  await expect(dayButton(page, day)).toHaveAccessibleName(
    `${formatWeekdayDay(day)}, 3 times, from $89.00`,
  );
  await chooseDay(page, press, day);
  await press(timeButton(page, '11:30'));
  await expect(timeButton(page, '11:30')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Group Size').selectOption('6');
  await press(page.getByRole('button', { name: 'Update' }));
  const summary = page.getByRole('region', { name: 'Price Summary' });
  await expect(summary).toContainText(`Selected: ${formatFullDay(day)} at 11:30 AM`);
  await expect(summary).toContainText('Total Today$534.00');
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect(page.getByText('6 guests · Per Seat')).toBeVisible();

  await correctTheForm(page, press, email);
  await expect(heading(page, 'Pay with card')).toBeVisible();
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expect(page.getByText(/^SXM-/)).toBeVisible();
  await expect(page.getByText(`${formatFullDay(day)} at 11:30 AM`)).toBeVisible();
  await expect(page.getByText('$534.00')).toBeVisible();
  expect(seatsTaken(await readBoat(baseUrl, boat.name), day, '11:30')).toBe(6);

  await openMailTo(page, press, email);
});

test('a visitor without scripts who leaves the payment page of a charter returns to the form @long', async ({
  page,
  press,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Ti Punch');
  const day = dayFor(boat, 20);
  await page.goto(`/boats/${boat.slug}`);
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await chooseDay(page, press, day);
  await press(timeButton(page, '13:30'));
  await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText(
    'Private charter rate (per day)$720.00',
  );
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await fillDetails(page, press, { name: 'Nora Script', email: 'nora@example.com' });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
  const paymentPage = page.url();
  await page.goto(`/boats/${boat.slug}`);
  await turnTo(page, press, day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/sold out$/);
  await page.goto(paymentPage);
  await press(page.getByRole('link', { name: /^(← )?Back to/ }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect(page.getByText(`${formatFullDay(day)} at 1:30 PM`)).toBeVisible();
  await expect(page.getByText('This boat isn’t available')).toHaveCount(0);
});

test('a visitor without scripts whose seats are sold before the checkout gets links to other days', async ({
  page,
  press,
  baseUrl,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('answer 409: POST /book/', 'status of 409');
  const boat = await boatNamed('Flying Fish');
  const day = dayFor(boat, 22);
  await page.goto(`/boats/${boat.slug}?date=${day}&groupSize=4`);
  await press(timeButton(page, '14:30'));
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await fillDetails(page, press, { name: 'Sol Second', email: 'sol@example.com' });
  const sold = { boat, mode: 'perSeat', start: day, groupSize: 8 } as const;
  for (const time of ['08:30', '11:30', '14:30']) {
    expect((await askForCheckout(baseUrl, { ...sold, time })).status).toBe(200);
  }
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Payment Setup Failed');
  await expect(alert).toContainText('This departure has fewer than 4 seats left');
  await expect(page.getByLabel('Email Address')).toHaveValue('sol@example.com');
  await expect(page.getByText('Try these available dates:')).toBeVisible();
  await press(page.getByRole('listitem').getByRole('link', { name: /day, / }).first());
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(timeButton(page, '14:30')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Continue to Checkout' })).toBeEnabled();
});

test('an open payment is polled without scripts, and can be checked again', async ({
  page,
  press,
  baseUrl,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Flying Fish');
  const input = {
    boat,
    mode: 'perSeat',
    start: dayFor(boat, 24),
    time: '08:30',
    groupSize: 1,
  } as const;
  const { url } = (await askForCheckout(baseUrl, input)).body;
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  await page.goto(`/booking/success?session_id=${session}&try=10`);
  await expect(heading(page, 'Payment Processing')).toBeVisible();
  await expect(page.getByText(session)).toBeVisible();
  await press(page.getByRole('button', { name: 'Check Again' }));
  await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
  // The page reloads itself, and the server polls each time.
  await expect(page).toHaveURL(/&try=\d$/);
  await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
});

test('the booking form without scripts knows no chosen boat and redirects to the listing @long', async ({
  page,
}) => {
  await page.goto('/booking/form');
  await expect(page).toHaveURL('/booking');
  await expect(heading(page, 'Available Boats')).toBeVisible();
});

async function searchFor(page: Page, press: Press, day: Day): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('search');
  await search.getByLabel('Date').fill(day);
  await search.getByLabel('Number of people').selectOption('5-10');
  await press(search.getByRole('button', { name: 'Book a Boat' }));
  await expect(page).toHaveURL(`/booking?date=${day}&groupSize=5-10`);
}

/** First sends the form with an invalid address: expects the error at the field and the typed values. */
async function correctTheForm(page: Page, press: Press, address: string): Promise<void> {
  const pay = page.getByRole('button', { name: 'Continue to payment' });
  const email = page.getByLabel('Email Address');
  await fillDetails(page, press, { name: 'Nora Script', email: 'nora@nowhere' });
  await page.getByLabel('Special Requests (optional)').fill('One seat\nin the shade');
  await press(pay);
  await expect(page.getByRole('alert')).toContainText('Payment Setup Failed');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/^Please enter a valid email address/);
  await expect(email).toHaveValue('nora@nowhere');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Script');
  await expect(page.getByLabel('Special Requests (optional)')).toHaveValue(
    'One seat\nin the shade',
  );
  await expect(page.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked();
  await email.fill(address);
  await press(pay);
}
