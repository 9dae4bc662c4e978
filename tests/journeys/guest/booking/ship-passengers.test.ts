import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { addDays, formatWeekdayDay } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { fillDetails } from '../../../support/browser/boat-page-actions.ts';
import { unfoldFilters } from '../../../support/browser/folds.ts';
import { boatFor } from '../../../support/browser/call-off-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';
import { newOperator } from '../../../support/browser/operator-journey.ts';
import { addShip } from '../../../support/worlds/admins/ship-calls.ts';

/** Returns the number of bookings that an admin sees for a ship's call. */
async function shipsBookings(baseUrl: string, cookie: string, id: string) {
  const { body } = await callAdmin<{ items: AdminPortCallView[] }>(baseUrl, 'adminPortCalls', {
    cookie,
  });
  return body.items.find((call) => call.id === id)?.bookings;
}

test('a cruise passenger finds a trip that fits their ship, and books it', async ({
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
  await press(page.getByRole('link', { name: 'I’m arriving by cruise ship' }));
  await expect(heading(page, 'Arriving by cruise ship?')).toBeVisible();
  await expectNoFindings(page, 'days with ships');
  await press(page.getByRole('link', { name: formatWeekdayDay(day) }));
  await expect(heading(page, `Ships on ${formatWeekdayDay(day)}`)).toBeVisible();
  const section = page.getByRole('region', { name });
  await expect(section).toContainText('7:00 AM to 4:00 PM');
  await expect(section).toContainText('Ship’s time is 1 hour ahead of Sint Maarten');
  await expectNoFindings(page, 'a day with ships');
  const trip = section.getByRole('listitem').filter({ hasText: boat.name });
  await expect(trip.locator('picture img')).toBeVisible();
  await expect(trip).toContainText(/Returns .+ before all aboard/);
  const [track, spare] = await Promise.all(
    ['svg', 'svg rect >> nth=0'].map((part) => trip.locator(part).boundingBox()),
  );
  expect(spare?.width).toBeGreaterThan((track?.width ?? 0) / 3);
  await press(section.getByRole('link', { name: `Choose This Trip on ${boat.name}` }));
  await expect(heading(page, boat.name)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(page.getByText('You’re arriving by cruise ship.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('ship')).toBe(ship.id);
  await fillDetails(page, press, { name: 'Ana Ship', email: `ana-ship-${own}@example.com` });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).not.toHaveURL(/\/book\//);
  const bookings = await shipsBookings(baseUrl, cookie, ship.id);
  expect(bookings).toBe(1);
});

test('a visitor enters the times of an unlisted ship, and the page says why no trip fits', async ({
  page,
  open,
  press,
}) => {
  await open('/ships');
  const day = addDays(islandToday(), 9);
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('All aboard').fill('10:30');
  await page.getByLabel('Where you go ashore').selectOption('By tender to Marigot');
  await press(page.getByRole('button', { name: 'Show Trips' }));
  await expect(heading(page, `Ships on ${formatWeekdayDay(day)}`)).toBeVisible();
  const mine = page.getByRole('region', { name: 'Your ship' });
  await expect(mine).toContainText('need to be back at the pier 90 minutes before all aboard');
  await expectNoFindings(page, 'nothing fits');
  await page.getByLabel('All aboard').fill('18:00');
  await press(page.getByRole('button', { name: 'Show Trips' }));
  await expect(mine.getByRole('listitem').first()).toContainText('30 min by tender, then');
  expect(new URL(page.url()).searchParams.get('aboard')).toBe('18:00');
});

for (const [wrong, label, message] of [
  [
    'aboard=07:00&arrival=08:00',
    'All aboard',
    'Choose an all-aboard time later than your ship’s arrival',
  ],
  ['aboard=17:00&pier=atlantis', 'Where you go ashore', 'Choose a pier from the list'],
  ['aboard=17:00&clock=7', 'Ship’s Time', 'Choose the difference to ship’s time in half hours'],
] as const) {
  test(`a ship entered with ${wrong} is refused with a message at the field`, async ({
    page,
    open,
  }) => {
    await open(`/ships?day=${addDays(islandToday(), 9)}&${wrong}`);
    await expect(page.getByRole('alert')).toContainText(message);
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  });
}

test('the ship chosen in the listing’s filters is carried over to the boat page and the booking form', async ({
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
  const choice = page.getByLabel('Cruise Ship', { exact: true });
  await unfoldFilters(page, press);
  await press(page.getByText('More filters and sorting'));
  await expect(page.getByText('Choose a date to see its ships.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill(day);
  await choice.selectOption(`${short.ship}, 9:00 AM–10:00 AM`);
  const none = page.getByText('need to be back at the pier 90 minutes before all aboard');
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
  await expect(page.getByLabel('Cruise Ship (optional)')).toHaveValue(ship.id);
  await expectNoFindings(page, 'a reservation with a ship');
  await page.goBack();
  await unfoldFilters(page, press);
  await page.getByLabel('Date', { exact: true }).fill(addDays(day, 1));
  await expect(page).not.toHaveURL(/ship=/);
});
