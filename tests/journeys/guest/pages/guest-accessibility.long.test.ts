import type { Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  chooseDay,
  chooseTrip,
  goToCheckout,
  goToPayment,
  timeButton,
} from '../../../support/browser/boat-page-actions.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
} from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { openMailTo } from '../../../support/providers/sandbox-mail.ts';

// Axe checks every element, which takes long on a small machine.

test('axe finds no violations on the home page and the listing', async ({ page, press, open }) => {
  await open('/');
  await expectNoFindings(page, 'home');
  await press(page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
  await expect(toast(page, 'Date Required')).toBeVisible();
  await expectNoFindings(page, 'home with a toast');
  await open('/booking');
  await expectNoFindings(page, 'listing');
  await open('/booking?groupSize=21%2B&boatType=Sailboat');
  await expect(page.getByText('No boats match your filters')).toBeVisible();
  await expectNoFindings(page, 'listing, nothing found');
});

test('axe finds no violations on a boat’s page', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Salt & Light');
  await open(`/boats/${boat.slug}`);
  await expectNoFindings(page, 'boat');
  await chooseDay(page, press, dayFor(boat, 0));
  await press(timeButton(page, '09:30'));
  await expectNoFindings(page, 'boat, trip chosen');
  await press(page.getByRole('button', { name: /^Open photo 1/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'photos');
});

test('axe finds no violations on the page of a boat without times to offer', async ({
  page,
  open,
  boatNamed,
}) => {
  const pelican = await boatNamed('Pelican');
  const few = pelican.taken.find((taken) => taken.seats === 22 && taken.date > islandToday());
  await open(`/boats/${pelican.slug}?date=${few?.date}&groupSize=9`);
  await expect(page.getByText('Try these available dates:')).toBeVisible();
  await expectNoFindings(page, 'boat, no times');
  await open(`/boats/${(await boatNamed('Petite Anse')).slug}`);
  await expectNoFindings(page, 'boat without availability');
});

test('axe finds no violations from the checkout to the confirmation', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
  dayFor,
  own,
}) => {
  troubles.allow('/sandbox/pay/');
  const boat = await boatNamed('Salt & Light');
  const email = `axe-${own}@example.com`;
  await open(`/boats/${boat.slug}`);
  await chooseTrip(page, press, { day: dayFor(boat, 1), time: '09:30', guests: 2 });
  await goToCheckout(page, press);
  await expectNoFindings(page, 'checkout');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expectNoFindings(page, 'checkout with errors');
  await refuseOnce(page);
  troubles.allow('/checkout/create');
  await page.getByLabel('Full Name').fill('Axel Axe');
  await page.getByLabel('Email Address').fill(email);
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(toast(page, 'Payment Setup Failed')).toBeVisible();
  await expectNoFindings(page, 'checkout refused');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
  await expectNoFindings(page, 'payment page');
  await payWithCard(page, press, cards.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page, 'payment declined');
  await payWithCard(page, press, cards.asksTheBank);
  await expect(heading(page, 'Confirm your payment')).toBeVisible();
  await expectNoFindings(page, 'the bank asks');
  await press(page.getByRole('button', { name: 'Complete authentication' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expectNoFindings(page, 'confirmation');
  await openMailTo(page, press, email);
  await expectNoFindings(page, 'mail');
});

test('axe finds no violations on the booking form and a reservation', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Salt & Light');
  await open('/booking');
  await press(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: boat.name }) })
      .getByRole('button', { name: 'Book Now' }),
  );
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expectNoFindings(page, 'booking form with errors');
  await page.getByLabel('Full Name').fill('Axel Axe');
  await page.getByLabel('Email Address').fill('axel@example.com');
  await page.getByLabel('Trip Date').fill(dayFor(boat, 2));
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
  await expectNoFindings(page, 'booking form');
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expectNoFindings(page, 'reservation');
});

test('axe finds no violations on not-found and pending pages', async ({
  page,
  open,
  troubles,
  press,
  boatNamed,
  dayFor,
}) => {
  troubles.allow('no-such', '/booking/by-session', '/sandbox/pay/');
  const addresses = [
    '/no-such-page',
    '/boats/no-such-boat',
    '/book/no-such-boat',
    '/booking/success',
  ];
  for (const address of [...addresses, '/booking/confirmation']) {
    await open(address);
    await expectNoFindings(page, address);
  }
  await open('/booking/success?session_id=no-such');
  await expect(heading(page, 'Payment Not Found')).toBeVisible();
  await expectNoFindings(page, 'unknown payment');
  await page.route('**/booking/by-session*', (route) => route.abort());
  await open('/booking/success?session_id=no-such');
  await expectNoFindings(page, 'processing');
  await expect(heading(page, 'Payment Processing')).toBeVisible({ timeout: 12_000 });
  await expectNoFindings(page, 'still processing');
  const boat = await boatNamed('Salt & Light');
  await open(`/boats/${boat.slug}`);
  await chooseTrip(page, press, { day: dayFor(boat, 3), time: '09:30', guests: 2 });
  await goToCheckout(page, press);
  await goToPayment(page, press, { name: 'Axel Axe', email: 'axel@example.com' });
  await press(page.getByRole('button', { name: 'Let this session expire' }));
  await expect(heading(page, 'This payment link has expired')).toBeVisible();
  await expectNoFindings(page, 'payment expired');
});

test('axe finds no violations on the pages for builders', async ({ page }) => {
  for (const address of ['/api', '/sandbox/mail']) {
    await page.goto(address);
    await expectNoFindings(page, address);
  }
});

test(
  'pages fit every screen from 320 to 1920 px',
  { tag: '@every-width' },
  async ({ page, troubles, boatNamed }) => {
    troubles.allow('/no-such-page');
    const boat = await boatNamed('Salt & Light');
    const trip = `?date=${addDays(islandToday(), 60)}&time=09:30&groupSize=3`;
    const ours = [
      '/',
      '/booking',
      `/boats/${boat.slug}`,
      `/book/${boat.id}${trip}`,
      '/no-such-page',
    ];
    for (const address of [
      ...ours,
      '/booking/confirmation',
      '/booking/success',
      '/sandbox/mail',
      '/api',
    ]) {
      await page.goto(address);
      if (!address.startsWith('/sandbox') && address !== '/api') await waitForHydration(page);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(overhang, `${address} at ${width} px`).toBe(0);
      }
    }
  },
);

async function refuseOnce(page: Page): Promise<void> {
  const refusal = { status: 409, json: { message: 'This departure has sailed.' } };
  await page.route('**/checkout/create', (route) => route.fulfill(refusal), { times: 1 });
}
