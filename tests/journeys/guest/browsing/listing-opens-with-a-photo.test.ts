import type { Locator, Page } from '@playwright/test';
import { expectFocusInSight } from '../../../support/browser/by-keyboard.ts';
import { expect, test, untilAlive } from '../../../support/browser/journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';

const LANGUAGES = ['', '/fr', '/de'];
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

for (const language of LANGUAGES) {
  test(`on a phone a boat is in sight on arrival at ${language}/booking, and stays where it is @every-width`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${language}/booking`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    const top = await topOf(photos(page).first());
    expect(PHONE.height - top, 'pixels of the photo above the fold').toBeGreaterThan(150);
    scripts.resolve();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await topOf(photos(page).first())).toBe(top);
  });

  test(`on the narrowest phone nothing at ${language}/booking is wider than the page @every-width`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(NARROW);
    await open(`${language}/booking`);
    await expectNoSidewaysScroll(page);
    const days = await daysOf(page).all();
    expect(days).toHaveLength(7);
    await days[0]?.focus();
    for (const day of days) {
      await expect(day).toBeFocused();
      await expect(day).toBeInViewport({ ratio: 1 });
      await expectFocusInSight(page);
      await page.keyboard.press('Tab');
    }
    expect(new Set(await Promise.all(days.map(topOf))).size, 'rows of days').toBe(1);
    await expectNoSidewaysScroll(page);
  });
}

test('above the photo every filter is shown, large enough for a finger @every-width', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  await open('/booking');
  const top = await topOf(photos(page).first());
  for (const label of ['Date', 'Port of Embarkment', 'People', 'Trip Type', 'Boat Type']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expectForFingers(page.getByLabel(label, { exact: true }), top);
  }
  for (const words of ['More filters and sorting', 'Choose on the map']) {
    await expectForFingers(page.locator('summary', { hasText: words }), top);
  }
  for (const day of await daysOf(page).all()) await expectForFingers(day, top);
});

test('what is folded opens below its line, over nothing else @every-width', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  await open('/booking');
  const fold = page.locator('summary', { hasText: 'More filters and sorting' });
  const boatType = page.getByLabel('Boat Type');
  const before = await topOf(fold);
  await fold.click();
  await expect(page.getByLabel('Sort By')).toBeVisible();
  expect(await topOf(fold)).toBe(before);
  expect(await topOf(page.getByLabel('Price'))).toBeGreaterThan(await bottomOf(fold));
  await boatType.click();
  await expect(boatType).toBeFocused();
});

test('nothing moves while other boats are on their way @every-width', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/fr/booking');
  const map = page.locator('summary', { hasText: 'Choisir sur la carte' });
  const before = [await topOf(map), await topOf(photos(page).first())];
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/search*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByLabel('Type de bateau').selectOption('Sailboat');
  const boats = page.getByRole('region', { name: 'Bateaux' });
  await expect(boats.getByRole('status')).toContainText('Chargement des bateaux');
  expect([await topOf(map), await topOf(photos(page).first())]).toEqual(before);
  answers.resolve();
  await expect(boats).toHaveAttribute('aria-busy', 'false');
});

test('only the first boat’s photo goes before everything else', async ({ page, open }) => {
  await open('/booking');
  const [first, ...others] = await photos(page).all();
  await expect(first as Locator).toHaveAttribute('fetchpriority', 'high');
  expect(others.length).toBeGreaterThan(5);
  for (const photo of others) {
    await expect(photo).toHaveAttribute('loading', 'lazy');
    await expect(photo).not.toHaveAttribute('fetchpriority', 'high');
  }
});

function photos(page: Page): Locator {
  return page.getByRole('article').locator('picture img');
}

/** The links of the next days with a place. */
function daysOf(page: Page): Locator {
  return page.locator('main nav a[href*="date="]');
}

async function topOf(target: Locator): Promise<number> {
  return (await boxOf(target)).y;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = await boxOf(target);
  return y + height;
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

async function expectForFingers(target: Locator, end: number): Promise<void> {
  const { y, height } = await boxOf(target);
  expect(height).toBeGreaterThanOrEqual(40);
  expect(y + height).toBeLessThan(end);
}
