import type { Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { chooseDay, fillDetails, timeButton } from '../../../support/browser/boat-page.ts';
import { islandToday, readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, untilAlive } from '../../../support/browser/journey.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, filters and reads a boat’s page without scripts', async ({
    page,
    press,
    baseUrl,
    troubles,
  }) => {
    troubles.allow('.js (csp)');
    const day = addDays(islandToday(), 40);
    await page.goto('/');
    const popular = page.getByRole('region', { name: 'Popular Right Now' });
    for (const name of ['Blue Heron', 'Lady Margaux', 'Trade Wind']) {
      await expect(popular.getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('search').getByLabel('Date').fill(day);
    await page.getByRole('search').getByLabel('Number of people').selectOption('5-10');
    await press(page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
    await expect(page).toHaveURL(`/booking?date=${day}&groupSize=5-10`);
    await expect(page.getByLabel('Date')).toHaveValue(day);
    await expect(page.getByLabel('People')).toHaveValue('5-10');
    await press(page.getByRole('button', { name: 'Book Now' }).first());
    await expect(page).toHaveURL(new RegExp(`/boats/[a-z-]+\\?date=${day}&groupSize=5-10$`));
    await expect(page.getByLabel('Group Size')).toHaveValue('5');

    await page.goto('/booking');
    const boats = await readBoats(baseUrl);
    await expect(page.getByRole('article')).toHaveCount(boats.length);
    await page.getByLabel('Port of Embarkment').selectOption({ label: 'Marigot' });
    await press(page.getByRole('button', { name: 'Show boats' }));
    await expect(page.getByRole('article')).toHaveCount(2);
    await press(page.getByRole('button', { name: 'Book Now' }).first());
    await expect(heading(page, /Lady Margaux|Ti Punch/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book This Boat' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show on the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in your maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./,
    );
  });
});

test.describe('before scripts run', () => {
  test('before scripts run, choices and steps are kept', async ({
    page,
    press,
    boatNamed,
    dayFor,
  }) => {
    const boat = await boatNamed('Salt & Light');
    const day = dayFor(boat, 10);
    const letRun = await holdScripts(page);
    await page.goto(`/boats/${boat.slug}`, { waitUntil: 'commit' });
    await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
    await chooseDay(page, press, day);
    await expect(page).toHaveURL(/mode=charter/);
    await page.getByLabel('Group Size').selectOption('5');
    await page.getByLabel('Trip Type').selectOption({ label: 'Boat Tour' });
    letRun();
    await untilAlive(page);
    await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText(
      '$85.00 × 5 guests',
    );
    await press(timeButton(page, '09:30'));
    await press(page.getByRole('button', { name: 'Continue to Checkout' }));
    await expect(page.getByText('5 guests · Per Seat')).toBeVisible();
  });

  test('a form sent before scripts run is answered by a page that keeps what was typed', async ({
    page,
    press,
    troubles,
    boatNamed,
    dayFor,
  }) => {
    troubles.allow('answer 400: POST /book/', 'status of 400');
    const boat = await boatNamed('Salt & Light');
    const letRun = await holdScripts(page);
    await page.goto(`/book/${boat.id}?date=${dayFor(boat, 11)}&time=09:30&groupSize=3`, {
      waitUntil: 'commit',
    });
    await fillDetails(page, press, { name: 'Early Bird', email: 'early' });
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Payment Setup Failed');
    letRun();
    await untilAlive(page);
    await expectNoFindings(page, 'checkout, answered');
    const email = page.getByLabel('Email Address');
    await expect(email).toHaveValue('early');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('early@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(heading(page, 'Pay with card')).toBeVisible();
  });
});

/** Keeps scripts from the page, as a slow network does; gives what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // A page that was left meanwhile no longer waits for its own.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const addresses = [
  '/',
  '/booking',
  '/boats/{slug}',
  '/book/{id}',
  '/booking/confirmation',
  '/nowhere',
];

for (const pattern of addresses) {
  test(`the server’s ${pattern} is what the visitor sees once scripts run @desktop`, async ({
    page,
    open,
    browser,
    contextOptions,
    troubles,
    boatNamed,
  }) => {
    troubles.allow('/nowhere');
    const boat = await boatNamed('Salt & Light');
    const trip = `?date=${addDays(islandToday(), 60)}&time=09:30&groupSize=3`;
    const path = pattern.replace('{slug}', boat.slug).replace('{id}', boat.id + trip);
    const plain = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
    const written = await plain.newPage();
    await written.goto(path);
    await open(path);
    await untilAlive(page);
    // What lies below the fold of a phone is drawn a moment later than the rest.
    await expect(async () => {
      const promised = await outlineOf(written);
      expect(promised).toContain('heading');
      expect((await outlineOf(page)).slice(0, promised.length)).toBe(promised);
    }).toPass();
    await plain.close();
  });
}

/** What a page says and offers, in order; what only one of the two needs is left out: on a phone, the bar with the next step. */
async function outlineOf(page: Page): Promise<string> {
  const outline = await page.getByRole('main').ariaSnapshot();
  return outline
    .replace(/ *- button "(Show boats|Update|Share|Show on the map)"\n/g, '')
    .replace(/ *- link "Open in your maps":\n *- \/url: [^\n]*\n/, '')
    .replace(/ *- paragraph: [^\n]*\n *- link "Choose a date":\n *- \/url: "#book"\n?/, '')
    .replaceAll(' [disabled]', '');
}
