import type { Page } from '@playwright/test';
import { formatDollars } from '#domain/money/money.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { whileUnavailable } from '../../../support/faults/unavailable-server.ts';
import { fillDetails, goToPayment } from '../../../support/browser/boat-page-actions.ts';
import { readBoats, soldOutDay } from '../../../support/worlds/guests/demo-days.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
} from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';

const customer = { name: 'Nora Back', email: 'nora@example.com' };

test('a visitor who leaves the payment page reads that nothing was charged, and keeps what they typed', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  await open(tripAddress(boat.id, dayFor(boat, 42)));
  await page.getByLabel('Phone (optional)').fill('+1 721 555 0111');
  await page.getByLabel('Special Requests (optional)').fill('A cake\nfor two');
  await goToPayment(page, press, customer);
  await press(page.getByRole('link', { name: /Back to/ }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'You left the payment page. You weren’t charged',
  );
  await waitForHydration(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('+1 721 555 0111');
  await expect(page.getByLabel('Special Requests (optional)')).toHaveValue('A cake\nfor two');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nora');
  // Accepted terms apply only to the previous booking.
  const terms = page.getByRole('checkbox', { name: /^I accept the/ });
  await expect(terms).not.toBeChecked();
  await terms.check();
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutFields'))).toBeNull();
});

test('a form marks its invalid fields even if the error messages cannot be loaded', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('/assets/', 'Failed to load resource');
  const boat = await boatNamed('Mango Express');
  await open(tripAddress(boat.id, dayFor(boat, 44)));
  await waitForHydration(page);
  await page.route('**/assets/**', (route) => route.abort());
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/Try again/);
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a guest who goes back after paying reads that the trip is booked, and can still book it again', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('/checkout/create');
  const boat = await boatNamed('Mango Express');
  const address = tripAddress(boat.id, dayFor(boat, 43));
  await open(address);
  await goToPayment(page, press, customer);
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  const booking = new URL(page.url());
  await open(address);
  await fill(page);
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You already have a booking for this trip.',
  );
  const link = page.getByRole('link', { name: 'a booking for this trip' });
  await expect(link).toHaveAttribute('href', booking.pathname + booking.search);
  await press(page.getByRole('checkbox', { name: 'Book This Trip Again' }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
});

test('paying for another trip in a second tab closes the payment page of the first tab, which says why @desktop', async ({
  page,
  press,
  open,
  troubles,
  context,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('/sandbox/pay/');
  const boat = await boatNamed('Mango Express');
  const day = dayFor(boat, 44);
  await open(tripAddress(boat.id, day));
  await goToPayment(page, press, customer);
  const second = await context.newPage();
  await second.goto(tripAddress(boat.id, day, 4));
  await waitForHydration(second);
  await goToPayment(second, (target) => target.click(), customer);
  await page.reload();
  await expect(heading(page, 'This payment page was closed')).toBeVisible();
  await expect(page.getByText('or opened another payment page')).toBeVisible();
  await press(page.getByRole('link', { name: /^Back to/ }));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'expired or was replaced by a newer one. You weren’t charged.',
  );
  await second.close();
});

test('a trip that is no longer available has no pay button', async ({ page, open, baseUrl }) => {
  const { boat, day } = soldOutDay(await readBoats(baseUrl));
  const pay = page.getByRole('button', { name: 'Continue to payment' });
  const time = boat.taken.find(({ date }) => date === day)?.time ?? '09:00';
  await open(tripAddress(boat.id, day, 2, time));
  await expect(pay).toBeDisabled();
  await open(tripAddress(boat.id, '2020-01-01'));
  await expect(pay).toBeDisabled();
  await open(tripAddress(boat.id, day, 2, '03:33'));
  await expect(pay).toBeDisabled();
});

test('error pages have titles that name the error', async ({ page, open, troubles, boatNamed }) => {
  troubles.allow('/api/bookings/');
  troubles.allow('/booking/confirmation');
  troubles.allow('/booking/by-session');
  troubles.allow('/api/boats/nothing');
  troubles.allow('/book/nothing');
  const boat = await boatNamed('Trade Wind');
  const titles: [string, string][] = [
    [`/book/${boat.id}?date=soon`, 'Invalid Booking Details'],
    ['/book/nothing?date=2026-12-12&time=09:00', 'Invalid Booking Details'],
    ['/booking/success', 'Invalid Session'],
    ['/booking/success?session_id=cs_nothing', 'Payment Not Found'],
    ['/booking/confirmation?bid=00000000-0000-4000-8000-000000000000', 'Booking Not Found'],
  ];
  for (const [address, title] of titles) {
    await open(address);
    await expect(page, address).toHaveTitle(`${title} | SXM Boat Trips`);
    await expect(heading(page, title)).toBeVisible();
  }
});

test('the checkout lists the taxes and fees that the boat’s page mentions', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  await open(tripAddress(boat.id, dayFor(boat, 45)));
  await expect(page.getByText('Taxes & fees', { exact: true })).toBeVisible();
  await expect(page.getByText('None added')).toBeVisible();
});

test('the booking form shows the trip’s price without the fee, and links to the checkout', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  const day = dayFor(boat, 46);
  await open(`/booking?date=${day}&groupSize=1-4`);
  const card = page.getByRole('article').filter({ hasText: boat.name });
  await press(card.getByRole('button', { name: 'Book Now' }));
  const cents = Math.round(Number(boat.pricePerSeat) * 100);
  await expect(page.getByText(formatDollars(addServiceFee(cents).totalCents))).toBeVisible();
  await expect(page.getByText(`Pay now and the trip is ${formatDollars(cents)}`)).toBeVisible();
  await press(page.getByRole('link', { name: 'pay now, no fee' }));
  await expect(page).toHaveURL(new RegExp(`^[^?]*/book/${boat.id}\\?.*date=${day}`));
  await expect(page.getByText('Total Today')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatDollars(cents));
});

function tripAddress(boatId: string, date: string, guests = 2, time = '12:00'): string {
  const trip = { boat: boatId, date, time, groupSize: String(guests), mode: 'perSeat' };
  return `/book/${boatId}?${new URLSearchParams(trip).toString()}`;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(customer.name);
  await page.getByLabel('Email Address').fill(customer.email);
  const terms = page.getByRole('checkbox', { name: /^I accept the/ });
  if (!(await terms.isChecked())) await terms.check();
}

test('a visitor whose payment page cannot be opened sees an error, keeps what they typed, and can try again', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  await open(tripAddress(boat.id, dayFor(boat, 47)));
  await whileUnavailable(page, troubles, '/checkout/create', async () => {
    await fillDetails(page, press, customer);
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(toast(page, 'Payment Setup Failed')).toContainText(
      'Unable to process payment. Please try again.',
    );
  });
  await page.route('**/checkout/create', (route) => route.fulfill({ json: { url: '' } }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(toast(page, 'Payment Setup Failed')).toContainText(
    'Failed to create checkout session.',
  );
  await page.unroute('**/checkout/create');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
});
