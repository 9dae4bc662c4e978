import type { Locator, Page } from '@playwright/test';
import { addDays, formatShortWeekday } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { filterLine, unfoldFilters } from '../../../support/browser/folds.ts';
import { expectFocusInSight } from '../../../support/browser/keyboard-actions.ts';
import { expect, test, waitForHydration } from '../../../support/browser/journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';

const LANGUAGES = ['', '/fr', '/de'];
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

for (const language of LANGUAGES) {
  test(`on a phone, a boat is in view when ${language}/booking opens, and the page does not shift @every-width`, async ({
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
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await topOf(photos(page).first())).toBe(top);
  });

  test(`every part of ${language}/booking fits the width of the narrowest phone @every-width`, async ({
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

test('on a phone, the filters are one line with the current choices, large enough to tap @every-width', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  await open('/booking');
  const line = filterLine(page);
  await expect(line).toHaveText('Filter boats');
  await expect(page.getByText('Port of Embarkment')).toBeHidden();
  const top = await topOf(photos(page).first());
  for (const target of [line, page.locator('summary', { hasText: 'Choose on the map' })]) {
    await expectForFingers(target, top);
  }
  for (const day of await daysOf(page).all()) await expectForFingers(day, top);
  const day = addDays(islandToday(), 8);
  await open(`/booking?date=${day}&groupSize=4&port=sxm-simpson-bay&price=50-100`);
  await expect(line).toHaveText(
    `Filter boats: ${formatShortWeekday(day)} · 4 people · Simpson Bay · +1`,
  );
});

test('on a phone, the filter line opens, stays open while filters are set, and keeps the focus @every-width', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  await open('/booking');
  const line = filterLine(page);
  const before = await topOf(line);
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  expect(await topOf(line)).toBe(before);
  for (const label of ['Date', 'Port of Embarkment', 'People', 'Trip Type', 'Boat Type']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    expect((await boxOf(field)).height).toBeGreaterThanOrEqual(40);
  }
  await page.getByLabel('Port of Embarkment').focus();
  await page.getByLabel('Port of Embarkment').selectOption({ label: 'Marigot' });
  await expect(line).toHaveText('Filter boats: Marigot');
  await expect(page.getByLabel('Port of Embarkment')).toBeFocused();
  await expectNoFindings(page, 'listing, filters unfolded');
  await line.press('Enter');
  await expect(page.getByLabel('Port of Embarkment')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(line).toBeHidden();
  await expect(page.getByLabel('Port of Embarkment')).toBeVisible();
});

test('on a phone, more filters unfold below their line without covering other content @every-width', async ({
  page,
  open,
  press,
}) => {
  await page.setViewportSize(PHONE);
  await open('/booking');
  await unfoldFilters(page, press);
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

test('on a phone, the list stays in place while other boats load @every-width', async ({
  page,
  open,
  press,
}) => {
  await page.setViewportSize(PHONE);
  await open('/fr/booking');
  await unfoldFilters(page, press);
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

test('only the first boat’s photo has high priority', async ({ page, open }) => {
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

/** The links of the next days with free seats. */
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
  if (!box) throw new Error('The element is not shown.');
  return box;
}

async function expectForFingers(target: Locator, end: number): Promise<void> {
  const { y, height } = await boxOf(target);
  expect(height).toBeGreaterThanOrEqual(40);
  expect(y + height).toBeLessThan(end);
}

test.describe('the listing without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone the filter line opens and applies filters without scripts @every-width', async ({
    page,
    press,
    troubles,
  }) => {
    troubles.allow('.js (csp)');
    await page.setViewportSize(PHONE);
    await page.goto('/booking?port=sxm-marigot');
    await expect(filterLine(page)).toHaveText('Filter boats: Marigot');
    await unfoldFilters(page, press);
    await page.getByLabel('People').selectOption('1-4');
    await press(page.getByRole('button', { name: 'Show boats' }));
    await expect(filterLine(page)).toHaveText('Filter boats: 1-4 people · Marigot');
  });
});
