import type { AdminPortCallView } from '#contract/admin-ship-api.ts';
import { addDays, formatWeekdayDay } from '#domain/days.ts';
import { callAdmin, signInAdmin } from '../support/admins.ts';
import { expectNoFindings } from '../support/axe-check.ts';
import { fillDetails } from '../support/boat-page.ts';
import { boatFor } from '../support/called-off-journey.ts';
import { islandToday } from '../support/demo-days.ts';
import { expect, heading, test } from '../support/journey.ts';
import { newOperator } from '../support/operator-journey.ts';
import { addShip } from '../support/port-calls.ts';

/** How many bookings count on a ship, as its admin sees it. */
async function shipsBookings(baseUrl: string, cookie: string, id: string) {
  const { body } = await callAdmin<{ items: AdminPortCallView[] }>(baseUrl, 'adminPortCalls', {
    cookie,
  });
  return body.items.find((call) => call.id === id)?.bookings;
}

test('a guest of a ship finds what fits it, and books it with the ship', async ({
  page,
  open,
  press,
  baseUrl,
  own,
}) => {
  const day = addDays(islandToday(), own.includes('phone') ? 3 : 4);
  const operator = await newOperator(baseUrl, 'Pia Pier', `pier-${own}`);
  const boat = await boatFor(baseUrl, operator, `Pier Side ${own}`, {
    ...{ port: 'sxm-philipsburg', days: [day] },
  });
  const cookie = await signInAdmin({ baseUrl });
  const name = `Star of ${own}`;
  const ship = await addShip({ baseUrl }, cookie, { day, ship: name, clockMinutes: 60 });

  await open('/');
  await press(page.getByRole('link', { name: 'I come by cruise ship' }));
  await expect(heading(page, 'Do you come by cruise ship?')).toBeVisible();
  await expectNoFindings(page, 'days with ships');
  await press(page.getByRole('link', { name: formatWeekdayDay(day) }));
  await expect(heading(page, `Ships on ${formatWeekdayDay(day)}`)).toBeVisible();
  const section = page.getByRole('region', { name });
  await expect(section).toContainText('7:00 AM to 4:00 PM');
  await expect(section).toContainText('The ship’s clock is 1 hour ahead of the island');
  await expectNoFindings(page, 'a day with ships');
  await press(section.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(page.getByText('You come by cruise ship.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await fillDetails(page, press, { name: 'Ana Ship', email: `ana-ship-${own}@example.com` });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).not.toHaveURL(/\/book\//);
  const bookings = await shipsBookings(baseUrl, cookie, ship.id);
  expect(bookings).toBe(1);
});

test('a ship that is in no calendar is told by its times, and why nothing fits it', async ({
  page,
  open,
  press,
}) => {
  await open('/ships');
  const day = addDays(islandToday(), 9);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('All aboard').fill('10:30');
  await page.getByLabel('You come ashore').selectOption('By tender to Marigot');
  await press(page.getByRole('button', { name: 'Show what fits' }));
  await expect(heading(page, `Ships on ${formatWeekdayDay(day)}`)).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your ship' });
  await expect(mine).toContainText('need to be at the pier again 90 minutes before all aboard');
  await expectNoFindings(page, 'nothing fits');
  await page.getByLabel('All aboard').fill('18:00');
  await press(page.getByRole('button', { name: 'Show what fits' }));
  await expect(mine.getByRole('listitem').first()).toContainText('30 min by tender, then');
  expect(new URL(page.url()).searchParams.get('aboard')).toBe('18:00');
});
