import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { addDays, formatWeekdayDay } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { fillDetails } from '../../../support/browser/boat-page.ts';
import { boatFor } from '../../../support/browser/called-off-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';
import { newOperator } from '../../../support/browser/operator-journey.ts';
import { addShip } from '../../../support/worlds/admins/ship-calls.ts';

/** How many bookings count on a ship, as its admin sees it. */
async function shipsBookings(baseUrl: string, cookie: string, id: string) {
  const { body } = await callAdmin<{ items: AdminPortCallView[] }>(baseUrl, 'adminPortCalls', {
    cookie,
  });
  return body.items.find((call) => call.id === id)?.bookings;
}

test('a passenger of a ship finds what fits it, and books it with the ship', async ({
  page,
  open,
  press,
  baseUrl,
  own,
}) => {
  const day = addDays(islandToday(), own.includes('phone') ? 3 : 4);
  const operator = await newOperator(baseUrl, 'Pia Pier', `pier-${own}`);
  const boat = await boatFor(baseUrl, operator, `Pier Side ${own}`, {
    port: 'sxm-philipsburg',
    days: [day],
    tripMinutes: 240,
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

test('an unlisted ship is described by its times, and the page says why nothing fits it', async ({
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

test('the listing’s filters take the ship, which goes on to the checkout', async ({
  page,
  open,
  press,
  baseUrl,
  own,
}) => {
  const day = addDays(islandToday(), own.includes('phone') ? 12 : 13);
  const operator = await newOperator(baseUrl, 'Lia List', `list-${own}`);
  const boat = await boatFor(baseUrl, operator, `List Side ${own}`, {
    port: 'sxm-philipsburg',
    days: [day],
    tripMinutes: 240,
  });
  const cookie = await signInAdmin({ baseUrl });
  const sun = { day, ship: `Sun of ${own}`, arrival: '07:00' };
  const ship = await addShip({ baseUrl }, cookie, sun);
  const short = await addShip({ baseUrl }, cookie, {
    day,
    ship: `Short of ${own}`,
    arrival: '09:00',
    allAboard: '10:00',
  });

  await open('/booking');
  const choice = page.getByLabel('I come by cruise ship');
  await press(page.getByText('More filters and sorting'));
  await expect(page.getByText('Choose a date first.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill(day);
  await choice.selectOption(`${short.ship}, 9:00 AM–10:00 AM`);
  const none = page.getByText('need to be at the pier again 90 minutes before all aboard');
  await expect(none).toBeVisible();
  await expectNoFindings(page, 'nothing fits the ship');
  await choice.selectOption(`${ship.ship}, 7:00 AM–5:00 PM`);
  await expect(none).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await expectNoFindings(page, 'what fits the ship');
  await page.reload();
  await expect(choice).toHaveValue(ship.id);
  await press(page.getByRole('link', { name: boat.name, exact: true }));
  await expect(heading(page, boat.name)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: boat.name });
  await press(card.getByRole('button', { name: 'Book Now' }));
  await expect(page.getByLabel(/^Do you come by cruise ship/)).toHaveValue(ship.id);
  await expectNoFindings(page, 'a reservation with a ship');
  await page.goBack();
  await page.getByLabel('Date', { exact: true }).fill(addDays(day, 1));
  await expect(page).not.toHaveURL(/ship=/);
});
