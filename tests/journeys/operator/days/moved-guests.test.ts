import type { Page } from '@playwright/test';
import { addDays, formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { boatFor, mailWith, paidGuest } from '../../../support/browser/call-off-journey.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';
import { callAs, newOperator, signIn, soldDay } from '../../../support/browser/operator-journey.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an operator moves one guest, then all guests, and sees which departures have no room', async ({
  page,
  press,
  open,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('/api/operator/departures/move', 'status of 409');
  const day = soldDay();
  const next = addDays(soldDay(), 1);
  const later = addDays(soldDay(), 2);
  const operator = await newOperator(baseUrl, 'Mo Mover', `moves-${own}`);
  const boat = await boatFor(baseUrl, operator, `Mover ${own}`, { days: [day, next, later] });
  const ana = `Ana Moved ${own}`;
  const bo = `Bo Moved ${own}`;
  const cy = `Cy Stays ${own}`;
  for (const name of [ana, bo, cy]) await paidGuest(baseUrl, boat, name);
  await signIn(page, press, operator);
  await open(`/operator/day/${day}`);

  await press(entry(page, ana).getByRole('button', { name: /^Move/ }));
  const one = page.getByRole('dialog', { name: `Move ${ana}` });
  await expect(one.getByLabel('New Day')).toHaveValue(next);
  await one.getByLabel('New Day').selectOption(later);
  await expect(one).toContainText(`to ${formatFullDay(later)} at 9:00 AM`);
  await expectNoFindings(page, 'where one guest can move');
  await press(one.getByRole('button', { name: 'Move Guest' }));
  await expect(one).toContainText(`is now on ${formatFullDay(later)} at 9:00 AM.`);
  await expectNoFindings(page, 'one guest moved');
  await press(one.getByRole('link', { name: 'Open that day' }));
  await expect(heading(page, formatFullDay(later))).toBeVisible();
  await expect(one).toHaveCount(0);
  await expect(entry(page, ana)).toBeVisible();
  await open(`/operator/day/${day}`);
  await expect(entry(page, bo)).toBeVisible();
  await expect(entry(page, ana)).toHaveCount(0);
  await expect(page.getByText('4 of 8 seats booked')).toBeVisible();

  // The trip's page says who moved it, and that the guest may decline.
  const email = `${ana.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`;
  const trip = await mailWith(baseUrl, email, /^New date or time/);
  const guest = await page.context().newPage();
  await guest.goto(trip);
  await expect(
    guest.getByText(/^Your captain moved the trip from .+ to .+, 9:00 AM$/),
  ).toBeVisible();
  await expect(guest.getByText(/Cancel by .+ for a full refund/)).toBeVisible();
  await guest.close();

  await press(page.getByRole('button', { name: /^Move All Guests/ }));
  const all = page.getByRole('dialog', { name: 'Move All Guests' });
  await expect(all).toContainText('2 bookings, 4 guests:');
  await all.getByLabel('New Day').selectOption(next);
  // Other guests take the seats before the move.
  const late = [1, 2, 3].map((nth) => paidGuest(baseUrl, boat, `Late ${nth} ${own}`, next));
  await Promise.all(late);
  await press(all.getByRole('button', { name: 'Move All Guests' }));
  await expect(all.getByRole('alert')).toContainText('That time is no longer available.');
  await expect(all.getByLabel('New Day')).toHaveValue(later);
  await expectNoFindings(page, 'no room for everybody');
  await press(all.getByRole('button', { name: 'Move All Guests' }));
  await expect(all).toContainText(`All 2 bookings are now on ${formatFullDay(later)}`);
  await mailWith(
    baseUrl,
    `${cy.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`,
    /^New date or time/,
  );

  // Closes the former departure, which is now empty, from the dialog.
  await press(all.getByRole('button', { name: 'Close Old Departure' }));
  const closing = page.getByRole('dialog', { name: 'Close Times' });
  await expect(closing).toContainText(`${boat.name}: 9:00 AM`);
  await press(closing.getByRole('button', { name: 'Close These Hours' }));
  await expect(closing).toContainText('Closed now');
  await press(closing.getByRole('button', { name: 'Back to This Day' }));
  await expect(closing).toHaveCount(0);
  await expect(page.getByText('No departures on this day')).toBeVisible();
  const nextDay = page.getByRole('navigation', { name: 'Days' }).getByRole('link').last();
  for (const each of [next, later]) {
    await press(nextDay);
    await expect(heading(page, formatFullDay(each))).toBeVisible();
  }
  await expect(page.getByText('6 of 8 seats booked')).toBeVisible();
  const called = { boatIds: [boat.id], day: later, time: null, reason: 'weather', note: '' };
  await callAs(baseUrl, operator.token, 'callOff', {
    payload: { ...called, requestKey: crypto.randomUUID() },
  });
  await page.reload();
  await expect(entry(page, bo).getByText('Canceled, guest is choosing')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
});
