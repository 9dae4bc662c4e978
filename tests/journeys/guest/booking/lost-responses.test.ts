import type { Page } from '@playwright/test';
import type { Day } from '#domain/time/days.ts';
import { fillDetails } from '../../../support/browser/boat-page-actions.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

const PELICAN_SEATS = 24;
const FORM_SEATS = 20;

test('retrying a reservation whose response was lost creates no second one, even if the first took the last seats', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  boatNamed,
  dayFor,
  own,
}) => {
  const boat = await boatNamed('Pelican');
  const day = dayFor(boat, 12);
  troubles.allow('/api/bookings');
  await open('/booking');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: boat.name }) });
  await press(card.getByRole('button', { name: 'Book Now' }));
  await page.getByLabel('Trip Date').fill(day);
  await page.getByLabel('Group Size').selectOption(String(FORM_SEATS));
  await fillDetails(page, press, { name: 'Lou Roaming', email: `roaming-${own}@example.com` });
  await loseOneAnswer(page, '**/api/bookings');
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  expect(await page.getByText('Booking Failed', { exact: true }).count()).toBe(0);
  expect(await seatsOn(baseUrl, boat.name, day)).toEqual([FORM_SEATS]);
});

test('retrying a checkout whose response was lost opens its payment page, even if it took every seat', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  boatNamed,
  dayFor,
  own,
}) => {
  const boat = await boatNamed('Pelican');
  const day = dayFor(boat, 13);
  troubles.allow('/checkout/create');
  await open(`/book/${boat.id}?date=${day}&time=10:00&groupSize=${PELICAN_SEATS}`);
  await fillDetails(page, press, { name: 'Lou Roaming', email: `roaming-${own}@example.com` });
  await loseOneAnswer(page, '**/checkout/create');
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByText('Payment Setup Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('has fewer than')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(await seatsOn(baseUrl, boat.name, day)).toEqual([PELICAN_SEATS]);
});

/** Drops an answer of the server, including its cookies. */
async function loseOneAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await page.context().clearCookies();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}

async function seatsOn(baseUrl: string, boatName: string, day: Day): Promise<number[]> {
  const { taken } = await readBoat(baseUrl, boatName);
  return taken.filter(({ date }) => date === day).map(({ seats }) => seats);
}
