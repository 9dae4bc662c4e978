import type { Page } from '@playwright/test';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { boardingAtServer, paidGuest, phoneWithDay } from '../../../support/browser/day-journey.ts';
import { expect, test, toast, waitForHydration } from '../../../support/browser/journey.ts';
import {
  callAs,
  newBoat,
  newOperator,
  soldDay,
  type Operator,
} from '../../../support/browser/operator-journey.ts';

test.use({ serviceWorkers: 'allow' });

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function bookingIdOf(baseUrl: string, { token }: Operator, date: Day, name: string) {
  const { departures } = await callAs<OperatorDayView>(baseUrl, token, 'operatorDay', {
    parts: { date },
  });
  const guests = departures.flatMap((departure) => departure.guests);
  return guests.find(({ customerName }) => customerName === name)?.bookingId ?? '';
}

test('guests ticked offline while their trip was moved stay in the head count until they are unticked', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Lara Late', `lara-${own}`);
  const boat = await newBoat(baseUrl, operator, `Late ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Ana Booked', guests: 3 });
  await paidGuest(baseUrl, boat, day, { name: 'Bo Moved', guests: 2 });
  const { context, page } = await phoneWithDay(browser, baseUrl, operator, day);
  await context.setOffline(true);
  await entry(page, 'Bo Moved').getByRole('button', { name: 'Check in 2 guests' }).tap();
  await entry(page, 'Ana Booked').getByRole('button', { name: 'No-show' }).tap();
  await expect(entry(page, 'Bo Moved').getByText('Not synced yet')).toBeVisible();
  await expectNoFindings(page, 'a day with ticks that wait');

  const id = await bookingIdOf(baseUrl, operator, day, 'Bo Moved');
  const to = { date: addDays(day, 1), time: '09:00' };
  await callAs(baseUrl, operator.token, 'moveGuest', {
    parts: { id },
    payload: { ...to, requestKey: crypto.randomUUID() },
  });
  await context.setOffline(false);
  const bo = entry(page, 'Bo Moved');
  await expect(bo.getByText('Moved, but checked in')).toBeVisible();
  await expect(page.getByText('Not synced yet')).toHaveCount(0);
  await expect(page.getByText('3 of 8 seats booked')).toBeVisible();
  const count = '2 guests on board, 2 without a booking';
  await expect(page.getByText(`0 of 3 guests checked in · ${count}`)).toBeVisible();
  await expect(entry(page, 'Ana Booked').getByText('No-show')).toBeVisible();
  await expect(bo.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await expectNoFindings(page, 'a day with guests aboard who were moved');

  await bo.getByRole('button', { name: 'Undo' }).tap();
  await expect(bo.getByText('Moved', { exact: true })).toBeVisible();
  await expect(page.getByText(count)).toHaveCount(0);
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Bo Moved']?.kind)
    .toBe('undone');
  await context.close();
});

test('guests ticked offline while their trip was cancelled are shown as cancelled and aboard', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Otis Off', `otis-${own}`);
  const boat = await newBoat(baseUrl, operator, `Otis ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Cy Choosing', guests: 2 });
  const { context, page } = await phoneWithDay(browser, baseUrl, operator, day);
  await context.setOffline(true);
  await entry(page, 'Cy Choosing').getByRole('button', { name: 'Check in 2 guests' }).tap();
  const called = { boatIds: [boat.id], day, time: null, reason: 'weather', note: '' };
  await callAs(baseUrl, operator.token, 'callOff', {
    payload: { ...called, requestKey: crypto.randomUUID() },
  });
  await context.setOffline(false);
  const cy = entry(page, 'Cy Choosing');
  await expect(cy.getByText('Canceled, but checked in')).toBeVisible();
  await expect(page.getByText('2 guests on board, 2 without a booking').first()).toBeVisible();
  await cy.getByRole('button', { name: 'Undo' }).tap();
  await expect(cy.getByText('Canceled, guest is choosing')).toBeVisible();
  await expect(cy.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a phone shows when another phone’s newer tick has replaced its own', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Dee Disagree', `disagree-${own}`);
  const boat = await newBoat(baseUrl, operator, `Disagree ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Bo Counted', guests: 4 });
  await paidGuest(baseUrl, boat, day, { name: 'Cy Agreed', guests: 1 });
  const captain = await phoneWithDay(browser, baseUrl, operator, day);
  const { url } = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  await captain.context.setOffline(true);
  const bo = entry(captain.page, 'Bo Counted');
  const cy = entry(captain.page, 'Cy Agreed');
  await bo.getByRole('button', { name: 'Check in 4 guests' }).tap();
  await cy.getByRole('button', { name: 'Check in 1 guest' }).tap();
  await expect(bo.getByText('Checked in', { exact: true })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  await waitForHydration(page);
  const theirs = entry(page, 'Bo Counted');
  await theirs.getByLabel('Guests here for Bo Counted').selectOption('3');
  await theirs.getByRole('button', { name: 'Check in 3 guests' }).click();
  await entry(page, 'Cy Agreed').getByRole('button', { name: 'Check in 1 guest' }).click();
  await expect
    .poll(async () => (await boardingAtServer(baseUrl, operator, day))['Bo Counted']?.guests)
    .toBe(3);

  await captain.context.setOffline(false);
  const changed = /^Changed to 3 checked in on another phone at \d/;
  await expect(bo.getByText(changed)).toBeVisible();
  await expect(bo.getByText('3 of 4 checked in')).toBeVisible();
  await expectNoFindings(captain.page, 'a day with an overruled tick');
  await expect(cy.getByText('Checked in', { exact: true })).toBeVisible();
  await expect(captain.page.getByText(/on another phone at/)).toHaveCount(1);
  await bo.getByRole('button', { name: 'Undo' }).tap();
  await expect(bo.getByText(changed)).toHaveCount(0);

  await expect(theirs.getByText(/^Undone on another phone at \d/)).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(theirs.getByRole('button', { name: 'Check in 4 guests' })).toBeVisible();
  await expect(page.getByText(/on another phone at/)).toHaveCount(0);
  await captain.context.close();
  await context.close();
});

test('the dashboard sends the phone’s queued ticks, and shows which ones were refused', async ({
  browser,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Rae Refused', `refused-${own}`);
  const boat = await newBoat(baseUrl, operator, `Refused ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Di Waiting', guests: 2 });
  const { context, page } = await phoneWithDay(browser, baseUrl, operator, day);
  await context.setOffline(true);
  await entry(page, 'Di Waiting').getByRole('button', { name: 'Check in 2 guests' }).tap();
  await expect(entry(page, 'Di Waiting').getByText('Not synced yet')).toBeVisible();
  await moveTicksToAnotherBooking(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/operator/dashboard');
  await expect(toast(page, 'A check-in wasn’t saved')).toContainText(
    'We couldn’t find this booking.',
  );
  await context.close();
});

async function moveTicksToAnotherBooking(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('boarding ')) continue;
      const act = { ...JSON.parse(String(value)), bookingId: crypto.randomUUID() };
      localStorage.setItem(key, JSON.stringify(act));
    }
  });
}
