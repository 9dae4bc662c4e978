import type { Page } from '@playwright/test';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { addDays, toInstant, type Day, type Time } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { walkIn } from '../../../support/worlds/operators/manual-booking-actions.ts';
import { expect, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  callAs,
  newBoat,
  newOperator,
  soldDay,
  type Operator,
} from '../../../support/browser/operator-journey.ts';

const PHONE = { width: 390, height: 844 };

/** A boat that sails every two hours for an hour and a half, with one party on each departure. */
async function busyBoat(
  baseUrl: string,
  operator: Operator,
  parties: Readonly<Record<Time, { name: string; guests: number }>>,
): Promise<OperatorBoatView> {
  const day = soldDay();
  const boat = await newBoat(baseUrl, operator, `${operator.name}’s Boat`);
  const availability = { manualDays: [day], timeSlotsDefault: Object.keys(parties) };
  await callAs(baseUrl, operator.token, 'updateBoat', {
    parts: { id: boat.id },
    payload: { availability, tripMinutes: 90 },
  });
  for (const [time, { name, guests }] of Object.entries(parties)) {
    const trip = walkIn({ start: day, time, groupSize: guests, customerName: name });
    await callAs(baseUrl, operator.token, 'bookByHand', { payload: { ...trip, boatId: boat.id } });
  }
  return boat;
}

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openAt(page: Page, url: string, day: Day, time: Time) {
  await page.clock.setFixedTime(toInstant(day, time));
  await page.goto(url);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test('the crew’s page of a busy day folds departures that have sailed, and links to the next one', async ({
  baseUrl,
  browser,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, `Bea Busy ${own}`, `busy-${own}`);
  const boat = await busyBoat(baseUrl, operator, {
    '08:00': { name: 'Ana Early', guests: 2 },
    '10:00': { name: 'Bo Later', guests: 3 },
    '12:00': { name: 'Cy Noon', guests: 1 },
    '14:00': { name: 'Di After', guests: 4 },
  });
  const { url } = await callAs<{ url: string }>(baseUrl, operator.token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const heading = (time: string) => page.getByRole('button', { name: `${time} · ${boat.name}` });

  await openAt(page, url, day, '07:40');
  await expect(page.getByRole('link', { name: `Next: 8:00 AM · ${boat.name}` })).toBeVisible();
  await expect(page.locator('[aria-expanded]')).toHaveCount(0);
  await entry(page, 'Ana Early').getByRole('button', { name: 'Check in 2 guests' }).click();
  await expect(entry(page, 'Ana Early').getByText('Checked in', { exact: true })).toBeVisible();
  // A departure that sails while the page is open stays expanded.
  await page.clock.setFixedTime(toInstant(day, '08:20'));
  await expect(page.getByRole('link', { name: `Next: 10:00 AM · ${boat.name}` })).toBeVisible({
    timeout: 20_000,
  });
  await expect(entry(page, 'Ana Early')).toBeVisible();

  await openAt(page, url, day, '10:40');
  await expect(heading('8:00 AM')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('2 of 2 checked in')).toBeVisible();
  await expect(entry(page, 'Ana Early')).toBeHidden();
  await expect(entry(page, 'Bo Later')).toBeVisible();
  await expect(page.locator('[aria-expanded]')).toHaveCount(1);
  await expectNoFindings(page, 'a day with a folded departure');
  await page.emulateMedia({ media: 'print' });
  await expect(entry(page, 'Ana Early')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await heading('8:00 AM').focus();
  await page.keyboard.press('Enter');
  await expect(heading('8:00 AM')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Ana Early').getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expectNoFindings(page, 'a day with an unfolded departure');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Ana Early')).toBeHidden();

  await page.getByRole('link', { name: `Next: 12:00 PM · ${boat.name}` }).click();
  await expect(page.getByRole('heading', { name: `12:00 PM · ${boat.name}` })).toBeFocused();
  await expect(page.getByRole('heading', { name: `12:00 PM · ${boat.name}` })).toBeInViewport();
  await page.getByLabel('Find a Guest by Name or Code').fill('Ana');
  await expect(entry(page, 'Ana Early')).toBeVisible();

  await openAt(page, url, day, '11:30');
  await expect(heading('10:00 AM')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('0 of 3 checked in')).toBeVisible();
  await openAt(page, url, day, '23:00');
  await expect(page.getByText('No more departures today.')).toBeVisible();
  await openAt(page, url, addDays(day, 1), '08:00');
  await expect(entry(page, 'Ana Early')).toBeVisible();
  await expect(page.locator('[aria-expanded]')).toHaveCount(0);
  await expect(page.getByText(/^Next: |^No more departures/)).toHaveCount(0);
  await context.close();
});
