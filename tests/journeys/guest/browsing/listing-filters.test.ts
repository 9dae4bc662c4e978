import type { Locator, Page } from '@playwright/test';
import { expectFocusKept } from '../../../support/browser/keyboard-actions.ts';
import { unfoldFilters } from '../../../support/browser/folds.ts';
import { readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';

test('filters apply when chosen, are kept in the URL, and can be cleared @both-widths', async ({
  page,
  open,
  press,
  baseUrl,
}) => {
  const boats = await readBoats(baseUrl);
  const inPort = boats.filter((boat) => boat.port === 'sxm-simpson-bay');
  await open('/booking');
  await expect(cards(page)).toHaveCount(boats.length);
  await unfoldFilters(page, press);
  await page.getByLabel('Port of Embarkment').selectOption({ label: 'Simpson Bay' });
  await expect(cards(page)).toHaveCount(inPort.length);
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await page.getByLabel('Boat Type').selectOption('Sailboat');
  const sloops = inPort.filter((boat) => boat.type === 'Sailboat' && boat.tripType !== 'tour');
  await expect(cards(page)).toHaveCount(sloops.length);
  await page.reload();
  await waitForHydration(page);
  await expect(cards(page)).toHaveCount(sloops.length);
  await unfoldFilters(page, press);
  await page.getByLabel('People').selectOption('21+');
  await expect(page.getByRole('heading', { name: 'No boats match your filters' })).toBeVisible();
  await expect(page.getByText('Try another date, port, or group size')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(boats.length);
  await expect(page).toHaveURL('/booking');
  await expectFocusKept(page);
});

for (const width of [1024, 1440, 1920]) {
  test(`the map stays in view beside the cards, which fill the rest of the row, at ${width} px @desktop`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/booking');
    const map = page.getByRole('complementary');
    const first = await boxOf(cards(page).first());
    const beside = await boxOf(map);
    expect(Math.abs(beside.y - first.y), 'pixels between the tops of map and card').toBeLessThan(2);
    const boxes = await Promise.all((await cards(page).all()).map(boxOf));
    const right = Math.max(...boxes.map(({ x, width: wide }) => x + wide));
    expect(right).toBeLessThan(beside.x);
    expect(beside.x - right, 'pixels between cards and map').toBeLessThan(40);
    const row = boxes.filter(({ y }) => y === first.y).length;
    expect(boxes.filter(({ y }) => y !== first.y).length).toBeGreaterThan(row);
    await cards(page)
      .nth(row * 2)
      .evaluate((card) => card.scrollIntoView({ block: 'start' }));
    await expect(map).toBeInViewport({ ratio: 1 });
    expect((await boxOf(map)).y).toBeGreaterThan(0);
  });
}

test('a card shows the boat’s type and price', async ({ page, open, boatNamed }) => {
  const boat = await boatNamed('Trade Wind');
  await open('/booking');
  const card = cards(page).filter({ hasText: boat.name });
  for (const expected of ['Catamaran', '4.8', 'Up to 20 guests', '4 hours', '$95.00/person']) {
    await expect(card).toContainText(expected);
  }
  await expect(card).toContainText('$1,650.00/charter');
  const [seat, charter] = await Promise.all(
    ['$95.00', '$1,650.00'].map((price) => boxOf(card.getByText(price, { exact: true }))),
  );
  expect(charter?.y).toBe(seat?.y);
  // The captain has entered no trip length.
  await expect(cards(page).filter({ hasText: 'Petite Anse' })).toContainText('Full day');
});

test('going back from a boat restores the list’s scroll position', async ({
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

test('boats that could not be loaded can be requested again', async ({
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
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the boats');
  await page.unroute('**/api/search');
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(cards(page).first()).toBeVisible();
  await expectFocusKept(page);
});

test('a card shows the next departure directly under the boat’s name', async ({ page, open }) => {
  await open('/booking');
  const card = cards(page).filter({ hasText: 'Trade Wind' });
  const name = await boxOf(card.getByRole('heading'));
  const next = await boxOf(card.getByText('Next departure:'));
  const type = await boxOf(card.getByText('Catamaran', { exact: true }));
  expect(next.y).toBeGreaterThan(name.y);
  expect(type.y).toBeGreaterThan(next.y);
});

function cards(page: Page) {
  return page.getByRole('region', { name: 'Boats' }).getByRole('article');
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}
