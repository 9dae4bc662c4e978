import type { Page } from '@playwright/test';
import { expectFocusKept } from '../../../support/browser/by-keyboard.ts';
import { readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, untilAlive } from '../../../support/browser/journey.ts';

test('the filters apply when they are chosen, are in the address, and can be cleared @both-widths', async ({
  page,
  open,
  baseUrl,
}) => {
  const boats = await readBoats(baseUrl);
  const inPort = boats.filter((boat) => boat.port === 'sxm-simpson-bay');
  await open('/booking');
  await expect(cards(page)).toHaveCount(boats.length);
  await page.getByLabel('Port of Embarkment').selectOption({ label: 'Simpson Bay' });
  await expect(cards(page)).toHaveCount(inPort.length);
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await page.getByLabel('Boat Type').selectOption('Sailboat');
  const sloops = inPort.filter((boat) => boat.type === 'Sailboat' && boat.tripType !== 'tour');
  await expect(cards(page)).toHaveCount(sloops.length);
  await page.reload();
  await untilAlive(page);
  await expect(cards(page)).toHaveCount(sloops.length);
  await page.getByLabel('People').selectOption('21+');
  await expect(page.getByRole('heading', { name: 'No boats match your filters' })).toBeVisible();
  await expect(page.getByText('Try another date, port, or group size')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(boats.length);
  await expect(page).toHaveURL('/booking');
  await expectFocusKept(page);
});

test('on a wide screen boats are also below the map @desktop', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/booking');
  const map = await page.getByRole('complementary').boundingBox();
  if (!map) throw new Error('There is no map.');
  const cards = await page.getByRole('article').all();
  const places = await Promise.all(cards.map((card) => card.boundingBox()));
  const below = places.filter((place) => place && place.x >= map.x - 1 && place.y > map.y);
  expect(below.length).toBeGreaterThan(0);
});

test('a card says what the boat is and costs', async ({ page, open, boatNamed }) => {
  const boat = await boatNamed('Trade Wind');
  await open('/booking');
  const card = cards(page).filter({ hasText: boat.name });
  for (const words of ['Catamaran', '4.8', 'Up to 20 guests', '4 hours', '$95.00/person']) {
    await expect(card).toContainText(words);
  }
  await expect(card).toContainText('$1,650.00/charter');
  // Its captain gave no trip length.
  await expect(cards(page).filter({ hasText: 'Petite Anse' })).toContainText('Full day');
});

test('going back from a boat finds the list where it was left', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Pelican');
  await open('/booking');
  const link = page.getByRole('link', { name: boat.name });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await press(link);
  await expect(heading(page, boat.name)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test('boats that cannot be loaded can be asked for again', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/api/search');
  await page.route('**/api/search', (route) =>
    route.fulfill({ status: 503, json: { message: 'busy' } }),
  );
  await open('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await expect(page.getByRole('alert')).toContainText('The boats could not be loaded');
  await page.unroute('**/api/search');
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(cards(page).first()).toBeVisible();
  await expectFocusKept(page);
});

function cards(page: Page) {
  return page.getByRole('region', { name: 'Boats' }).getByRole('article');
}
