import type { Locator, Page } from '@playwright/test';
import type { BoatView } from '#contract/public/boat-views.ts';
import { readBoats } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test, type Press } from '../../../support/browser/journey.ts';

const TITLE = 'Popular Right Now';

for (const count of [1, 2, 3, 5]) {
  test(`${count} featured boats are laid out as specified @both-widths`, async ({
    page,
    press,
    open,
    baseUrl,
  }) => {
    const boats = (await readBoats(baseUrl)).slice(0, count);
    await answerFeatured(page, boats);
    await open('/booking');
    await stop(page, press);
    const cards = featured(page).getByRole('article');
    await expect(cards).toHaveCount(count);
    await expect(heading(page, /A day on the water/)).toBeFocused();
    const isWide = (page.viewportSize()?.width ?? 0) > 768;
    expect(await columnsOf(cards)).toBe(isWide ? Math.min(count, 3) : 1);
    if (count === 1) await expectCentered(page, cards.first());
  });
}

test('a featured card shows its prices and leads to the boat', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open('/');
  const card = featured(page).getByRole('article').filter({ hasText: boat.name });
  await expect(card).toContainText('From $95.00 / person');
  await expect(card).toContainText('From $1,650.00 / day');
  await expect(card.getByRole('img')).toHaveAttribute(
    'alt',
    `${boat.name} — Philipsburg (Illustration)`,
  );
  await press(card.getByRole('link'));
  await expect(heading(page, boat.name)).toBeFocused();
});

test('three placeholders are shown while the featured boats load', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const boats = (await readBoats(baseUrl)).slice(0, 3);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/featured-boats', async (route) => {
    await answer.promise;
    await route.fulfill({ json: boats });
  });
  await open('/booking');
  await stop(page, press);
  await expect(featured(page).getByRole('status')).toHaveText('Loading popular boats');
  await expect(featured(page).locator('.shimmer.aspect-3\\/2')).toHaveCount(3);
  answer.resolve();
  await expect(featured(page).getByRole('article')).toHaveCount(3);
});

test('the section of featured boats is hidden when there are none', async ({
  page,
  press,
  open,
}) => {
  await answerFeatured(page, []);
  await open('/booking');
  await stop(page, press);
  await expect(heading(page, /A day on the water/)).toBeVisible();
  await expect(featured(page)).toHaveCount(0);
});

test('if the featured boats fail to load, the section is hidden and a warning is logged @long', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/api/featured-boats', 'console warning: Featured boats could not be loaded');
  await page.route('**/api/featured-boats', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  );
  await open('/booking');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await stop(page, press);
  expect((await warned).text()).toContain('Featured boats could not be loaded');
  await expect(featured(page)).toHaveCount(0);
});

test('a cover that fails to load is replaced by text', async ({ page, open, troubles }) => {
  troubles.allow('/pictures/trade-wind-1-');
  await page.route('**/pictures/trade-wind-1-*', (route) => route.fulfill({ status: 404 }));
  await open('/');
  const card = featured(page).getByRole('article').filter({ hasText: 'Trade Wind' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('No photos uploaded')).toBeVisible();
});

function featured(page: Page): Locator {
  return page.getByRole('region', { name: TITLE });
}

async function answerFeatured(page: Page, boats: BoatView[]): Promise<void> {
  await page.route('**/api/featured-boats', (route) => route.fulfill({ json: boats }));
}

/** Navigates within the site, so that the browser requests the featured boats. */
async function stop(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: /home page/ }));
  await expect(page).toHaveURL('/');
}

async function columnsOf(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((found) =>
    found.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

async function expectCentered(page: Page, card: Locator): Promise<void> {
  const box = await card.boundingBox();
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.abs(middle - width / 2)).toBeLessThan(2);
}
