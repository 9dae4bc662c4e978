import type { Page } from '@playwright/test';
import { formatDollars } from '#domain/money.ts';
import { withServiceFee } from '#domain/pricing.ts';
import { chooseTrip, goToCheckout, goToPayment, timeButton } from '../support/boat-page.ts';
import { readBoats, soldOutDay } from '../support/demo-days.ts';
import { expect, heading, test, toast, untilAlive } from '../support/journey.ts';
import { cards, payWithCard } from '../support/payment-page.ts';

const customer = { name: 'Nora Back', email: 'nora@example.com' };

test('the way back to the boats leads to the list as it was filtered', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  const day = dayFor(boat, 40);
  const filtered = `/booking?date=${day}&port=${boat.port}&groupSize=1-4`;
  await open(filtered);
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await chooseTrip(page, press, { day, time: '09:00', guests: 2 });
  await goToCheckout(page, press);
  await press(page.getByRole('link', { name: 'Back to boat details' }));
  await expect(heading(page, boat.name)).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to boats' }));
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByLabel('People')).toHaveValue('1-4');
});

test('who comes without a list goes back to all boats', async ({ open, page, boatNamed }) => {
  await open(`/boats/${(await boatNamed('Trade Wind')).slug}`);
  await expect(page.getByRole('link', { name: 'Back to boats' })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('a chosen trip stands in the address, and is there again after a reload', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  const day = dayFor(boat, 41);
  await open(`/boats/${boat.slug}`);
  await expect(page).toHaveURL(`/boats/${boat.slug}`);
  const steps = await page.evaluate(() => history.length);
  await chooseTrip(page, press, { day, time: '12:00', guests: 3 });
  await expect(page).toHaveURL(/groupSize=3/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await untilAlive(page);
  await expect(timeButton(page, '12:00')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Group Size')).toHaveValue('3');
  await goToCheckout(page, press);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText('3 guests · Per Seat')).toBeVisible();
  await page.goBack();
  await expect(timeButton(page, '12:00')).toHaveAttribute('aria-pressed', 'true');
  // Another visitor's page is as nobody has chosen anything.
  await page.goto(`/boats/${boat.slug}`);
  await untilAlive(page);
  await expect(page.getByText('Select a date to see available times')).toBeVisible();
});

test('leaving the payment page says that nothing was charged, and keeps what was typed', async ({
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
    'You left the payment page. Nothing was charged',
  );
  await untilAlive(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('+1 721 555 0111');
  await expect(page.getByLabel('Special Requests (optional)')).toHaveValue('A cake\nfor two');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nora');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutFields'))).toBeNull();
});

test('who goes back after paying is told that the trip is booked, and can book it again on purpose', async ({
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
    'You have booked this trip already.',
  );
  const link = page.getByRole('link', { name: 'your booking of this trip' });
  await expect(link).toHaveAttribute('href', booking.pathname + booking.search);
  await press(page.getByRole('checkbox', { name: 'Yes, book this trip once more' }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
});

test('a second tab with another trip closes the first one’s payment page, which says why', async ({
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
  await untilAlive(second);
  await goToPayment(second, (target) => target.click(), customer);
  await page.reload();
  await expect(heading(page, 'This payment page was closed')).toBeVisible();
  await expect(page.getByText('or opened another payment page')).toBeVisible();
  await press(page.getByRole('link', { name: /^Back to/ }));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'you opened another one for this boat. Nothing was charged on it.',
  );
  await second.close();
});

test('a trip that cannot be had any more has no button to pay it', async ({ page, open, door }) => {
  const { boat, day } = soldOutDay(await readBoats(door));
  const pay = page.getByRole('button', { name: 'Continue to payment' });
  const time = boat.taken.find(({ date }) => date === day)?.time ?? '09:00';
  await open(tripAddress(boat.id, day, 2, time));
  await expect(pay).toBeDisabled();
  await open(tripAddress(boat.id, '2020-01-01'));
  await expect(pay).toBeDisabled();
  await open(tripAddress(boat.id, day, 2, '03:33'));
  await expect(pay).toBeDisabled();
});

test('pages of what went wrong are titled so', async ({ page, open, troubles, boatNamed }) => {
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

test('the checkout has the line of taxes and fees that the boat’s page promises', async ({
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

test('the booking form says what the same trip costs without its fee, and leads there', async ({
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
  await expect(page.getByText(formatDollars(withServiceFee(cents).totalCents))).toBeVisible();
  await expect(
    page.getByText(`Paid now, the same trip costs ${formatDollars(cents)}`),
  ).toBeVisible();
  await press(page.getByRole('link', { name: 'pay now without the fee' }));
  await expect(page).toHaveURL(new RegExp(`^[^?]*/book/${boat.id}\\?.*date=${day}`));
  await expect(page.getByText('Total Today')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatDollars(cents));
});

test('going back closes the photos of a boat, and only the next time leaves the page', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open('/booking');
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  const photos = page.getByRole('dialog', { name: `Photos of ${boat.name}` });
  const first = page.getByRole('button', { name: /^Open photo 1 of/ });
  await press(first);
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(first).toBeFocused();
  // Closed by its button, it leaves nothing behind to go back through.
  await press(first);
  await press(photos.getByRole('button', { name: 'Close' }));
  await expect(photos).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number }).layer))
    .toBe(undefined);
  await page.goBack();
  await expect(heading(page, 'Available Boats')).toBeVisible();
});

test('a message about a wrong search is gone once the search is right', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  await open('/');
  const date = dayFor(await boatNamed('Trade Wind'), 47);
  await page.getByLabel('Date').fill(date);
  const search = page.getByRole('button', { name: 'Book a Boat' });
  await press(search);
  await expect(toast(page, 'Group Size Required')).toBeVisible();
  await page.getByLabel('Number of people').selectOption('1-4');
  await press(search);
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await expect(toast(page, 'Group Size Required')).toBeHidden();
});

test('boats that cannot be loaded for the home page are asked for once', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/api/featured-boats');
  troubles.allow('Featured boats could not be loaded');
  let asked = 0;
  await page.route('**/api/featured-boats', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { message: 'no' } });
  });
  await open('/info/about');
  await press(page.getByRole('banner').getByRole('link', { name: /SXM Boat Trips/ }));
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('an information page is found however its address is written', async ({ page, open }) => {
  await open('/info/ABOUT');
  await expect(page).toHaveURL('/info/about');
  await expect(page).toHaveTitle(/^About/);
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
