import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { unfoldFilters } from '../../../support/browser/folds.ts';
import { chooseDay, fillDetails, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';

test.describe('pages without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, filters and reads a boat’s page without scripts', async ({
    page,
    press,
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
    await expect(cardOf(page, 'Trade Wind')).toBeVisible();
    await unfoldFilters(page, press);
    await page.getByLabel('Port of Embarkment').selectOption({ label: 'Marigot' });
    await press(page.getByRole('button', { name: 'Show boats' }));
    await expect(cardOf(page, 'Ti Punch')).toBeVisible();
    // Other journeys may publish boats in Marigot at the same time.
    await expect(page.getByRole('article').filter({ hasNotText: 'Marigot' })).toHaveCount(0);
    await press(cardOf(page, 'Lady Margaux').getByRole('button', { name: 'Book Now' }));
    await expect(heading(page, 'Lady Margaux')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book This Boat' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show on the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./,
    );
  });
});

function cardOf(page: Page, boat: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: boat }) });
}

test.describe('pages before scripts run', () => {
  test('choices and steps made before scripts run are kept', async ({
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
    await waitForHydration(page);
    await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText(
      '$85.00 × 5 guests',
    );
    await press(timeButton(page, '09:30'));
    await press(page.getByRole('button', { name: 'Continue to Checkout' }));
    await expect(page.getByText('5 guests · Per Seat')).toBeVisible();
  });

  test('a form sent before scripts run is answered with a page that keeps the typed text', async ({
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
    await waitForHydration(page);
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

/** Holds back the scripts, like a slow network; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // A page that the visitor has left no longer waits for its scripts.
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
  test(`the server-rendered page ${pattern} is unchanged once scripts run @desktop`, async ({
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
    await waitForHydration(page);
    // Parts below the fold of a phone are rendered a moment later.
    await expect(async () => {
      const promised = await outlineOf(written);
      expect(promised).toContain('heading');
      expect((await outlineOf(page)).slice(0, promised.length)).toBe(promised);
    }).toPass();
    await plain.close();
  });
}

/** Outlines a page in order, without what only one version needs, such as a phone's bar with the next step. */
async function outlineOf(page: Page): Promise<string> {
  const outline = await page.getByRole('main').ariaSnapshot();
  return outline
    .replace(/ *- button "(Show boats|Update|Share|Show on the map)"\n/g, '')
    .replace(/ *- text: [^\n]* total for [^\n]*, including the service fee\n/g, '')
    .replace(/ *- link "Open in Maps":\n *- \/url: [^\n]*\n/, '')
    .replace(/ *- paragraph: [^\n]*\n *- link "Choose a date":\n *- \/url: "#book"\n?/, '')
    .replaceAll(' [disabled]', '');
}
