import type { Page } from '@playwright/test';
import type { BoardView } from '#contract/public/board-api.ts';
import {
  addDays,
  addMonths,
  formatFullDay,
  formatMonth,
  formatTime,
  getMonth,
  type Month,
} from '#domain/time/days.ts';
import { islandToday, readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';
import { translate, type Translator } from '../../../support/providers/translator.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';

const translators: readonly Translator[] = ['once', 'ever since'];
const manner: Record<Translator, string> = { once: 'once', 'ever since': 'continuously' };

for (const translator of translators) {
  test(`a boat’s page that a browser translates ${manner[translator]} shows the chosen month, day and price`, async ({
    page,
    press,
    open,
    boatNamed,
  }) => {
    const boat = await boatNamed('Flying Fish');
    await open(`/boats/${boat.slug}`);
    await translate(page, translator);
    await expect(page.getByText('Book This Boat')).toHaveText('BOOK THIS BOAT');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(boat.name);
    const month = addMonths(getMonth(islandToday()), 2);
    await turnMonths(page, month);
    const day = addDays(`${month}-01`, 14);
    await press(page.locator(`[data-day="${day}"]`));
    await page.getByLabel('Group Size').selectOption('5');
    await press(page.locator('#select-time').getByRole('button').first());
    const summary = page.locator('form section').filter({ hasText: /total today/i });
    await expect(summary).toContainText(`Selected: ${formatFullDay(day)} at 8:30 AM`, anyCase);
    await expect(summary).toContainText('$89.00 × 5 guests$445.00', anyCase);
    await expect(summary).not.toContainText('1 guest', anyCase);
    await press(page.getByRole('button', { name: 'Continue to Checkout' }));
    await expect(heading(page, 'Complete Your Booking')).toBeVisible();
    await expect(page.getByText('5 guests · Per Seat')).toBeVisible();
    await expect(page.getByText(boat.name)).not.toHaveCount(0);
    await expect(page.getByText('Select Time')).toHaveCount(0);
  });

  test(`a checkout that a browser translates ${manner[translator]} shows its errors and the redirect to the payment`, async ({
    page,
    press,
    open,
    boatNamed,
    dayFor,
  }) => {
    const boat = await boatNamed('Flying Fish');
    await open(`/book/${boat.id}?date=${dayFor(boat, 26)}&time=08:30&groupSize=2`);
    await translate(page, translator);
    await page.getByLabel('Full Name').fill('T');
    await page.getByLabel('Email Address').fill('nowhere');
    await press(page.getByRole('checkbox', { name: /^I accept the/i }));
    const pay = page.getByRole('button', { name: 'Continue to payment' });
    await press(pay);
    const wrongEmail = page.getByText('Please enter a valid email address');
    await expect(wrongEmail.first()).toBeVisible();
    await page.getByLabel('Email Address').fill('tara@example.com');
    await page.getByLabel('Full Name').fill('Tara Translated');
    await expect(wrongEmail).toHaveCount(0);
    await expect(page.getByText('at least 2 characters')).toHaveCount(0);
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/checkout/create', async (route) => {
      await isSeen;
      await route.continue();
    });
    await press(pay);
    await expect(page.getByRole('button', { name: 'Redirecting to payment' })).toBeVisible();
    goOn();
    await expect(heading(page, 'Pay with card')).toBeVisible();
  });
}

test('a board translated by the browser shows new sales', async ({
  page,
  open,
  baseUrl,
  hasTouch,
}) => {
  const tomorrow = addDays(islandToday(), 1);
  const { rows } = (await (await fetch(`${baseUrl}/api/board`)).json()) as BoardView;
  const row = rows.filter(
    ({ day, isCharter, left }) => day === tomorrow && !isCharter && left >= 3,
  )[hasTouch ? 4 : 5];
  if (!row) throw new Error('Too few departures tomorrow.');
  await open('/board');
  await translate(page, 'ever since');
  const line = page
    .getByRole('region', { name: 'Tomorrow' })
    .getByRole('listitem')
    .filter({ hasText: formatTime(row.time) })
    .filter({ hasText: row.boat.name });
  await expect(line).toContainText(`${row.left} of ${row.seats} seats left`, anyCase);
  const boat = await readBoat(baseUrl, row.boat.name);
  const trip = { boat, mode: 'perSeat', start: tomorrow, time: row.time, groupSize: 1 } as const;
  expect((await askForCheckout(baseUrl, trip)).status).toBe(200);
  await expect(line).toContainText(`${row.left - 1} of ${row.seats} seats left`, anyCase);
});

test('React’s changes apply to a translated page as they do to the original', async ({
  page,
  open,
}) => {
  await open('/status');
  await page.evaluate(() => {
    const part = document.createElement('p');
    part.id = 'part';
    const texts = ['first', 'second', 'third', 'fourth'].map((word) => new Text(word));
    part.append(...texts);
    document.querySelector('main')?.append(part);
    Object.assign(window, { part, texts });
  });
  await translate(page, 'once');
  const shown = await page.evaluate(async () => {
    const { part, texts } = window as unknown as { part: HTMLElement; texts: Text[] };
    const [first, second, third, fourth] = texts as [Text, Text, Text, Text];
    const before = part.textContent;
    // Like React, calls the parent whether or not it still contains the text.
    part.insertBefore(document.createElement('b'), second).textContent = 'bold';
    part.removeChild(first);
    part.replaceChild(new Text('3rd'), third);
    fourth.data = '4th';
    await Promise.resolve();
    const after = part.textContent;
    part.removeChild(first);
    return [before, after, part.innerHTML];
  });
  expect(shown).toEqual(['FIRSTSECONDTHIRDFOURTH', 'boldsecond3rd4th', '<b>bold</b>second3rd4th']);
});

test('a changed text reappears even if a translator merged it into a neighbouring element', async ({
  page,
  open,
}) => {
  await open('/status');
  await translate(page, 'once');
  const shown = await page.evaluate(async () => {
    const part = document.createElement('p');
    const left = new Text('for 2 ');
    const right = new Text('guests');
    part.append(left, right);
    document.querySelector('main')?.append(part);
    await Promise.resolve();
    const font = document.createElement('font');
    font.textContent = 'pour 2 personnes';
    part.insertBefore(font, left);
    left.remove();
    right.remove();
    await Promise.resolve();
    const before = part.textContent;
    left.data = 'for 3 ';
    await Promise.resolve();
    return [before, part.innerHTML];
  });
  expect(shown).toEqual(['pour 2 personnes', 'for 3 guests']);
});

const anyCase = { ignoreCase: true };

async function turnMonths(page: Page, month: Month): Promise<void> {
  const name = page.locator('#select-date [aria-live]');
  const wanted = formatMonth(month).toLowerCase();
  for (;;) {
    const before = (await name.textContent()) ?? '';
    if (before.toLowerCase() === wanted) break;
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(name).not.toHaveText(before, anyCase);
  }
  await expect(name).toHaveText(formatMonth(month), anyCase);
}
