import type { Page } from '@playwright/test';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { Day } from '#domain/time/days.ts';
import {
  chooseDay,
  chooseTrip,
  goToCheckout,
  goToPayment,
  timeButton,
} from '../../../support/browser/boat-page-actions.ts';
import {
  expect,
  heading,
  test,
  waitForHydration,
  type Press,
} from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';

const customer = { name: 'Otto Wise', email: 'otto@example.com' };

test('a declined card shows an error, and another card pays', async ({
  page,
  press,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('/sandbox/pay/');
  const boat = await boatNamed('Mango Express');
  await holdSeats(page, press, boat, dayFor(boat, 0));
  await payWithCard(page, press, cards.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(page.getByLabel('Name on card')).toHaveValue('Ana Boat');
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
});

test('a failed bank challenge makes no payment, and a second attempt pays', async ({
  page,
  press,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  await holdSeats(page, press, boat, dayFor(boat, 1));
  await payWithCard(page, press, cards.asksTheBank);
  await expect(heading(page, 'Confirm your payment')).toBeVisible();
  await press(page.getByRole('button', { name: 'Fail authentication' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await payWithCard(page, press, cards.asksTheBank);
  await press(page.getByRole('button', { name: 'Complete authentication' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
});

test('the back link on the payment page releases the seats and shows the form again', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  const day = dayFor(boat, 2);
  await holdSeats(page, press, boat, day, 18);
  const address = page.url();
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, day);
  await expect(timeButton(page, '12:00')).toContainText('2 left');
  await page.goto(address);
  await press(page.getByRole('link', { name: /^(← )?Back to/ }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText('18 guests · Per Seat')).toBeVisible();
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, day);
  await expect(timeButton(page, '12:00')).not.toContainText('left');
});

test('the browser’s back button leads from the payment page to the form, where the guest can pay again @desktop @long', async ({
  page,
  press,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  await holdSeats(page, press, boat, dayFor(boat, 3), 18);
  await page.goBack();
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await waitForHydration(page);
  const terms = page.getByRole('checkbox', { name: /^I accept the/ });
  if (!(await terms.isChecked())) await press(terms);
  await page.getByLabel('Full Name').fill(customer.name);
  await page.getByLabel('Email Address').fill(customer.email);
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
});

test('an expired payment page says so and leads back to the form', async ({
  page,
  press,
  troubles,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('/sandbox/pay/');
  const boat = await boatNamed('Mango Express');
  await holdSeats(page, press, boat, dayFor(boat, 4));
  const session = new URL(page.url()).pathname.split('/').at(-1);
  await press(page.getByRole('button', { name: 'Let this session expire' }));
  await expect(heading(page, 'This payment link has expired')).toBeVisible();
  await press(page.getByRole('link', { name: /^Back to/ }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await page.goto(`/booking/success?session_id=${session}`);
  await expect(heading(page, 'Payment Not Completed')).toBeVisible();
  await expect(page.getByText(session ?? '')).toBeVisible();
});

async function holdSeats(page: Page, press: Press, boat: BoatView, day: Day, guests = 2) {
  await page.goto(`/boats/${boat.slug}`);
  await waitForHydration(page);
  await chooseTrip(page, press, { day, time: '12:00', guests });
  await goToCheckout(page, press);
  await goToPayment(page, press, customer);
}
