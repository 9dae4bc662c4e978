import { builtFile } from '../../../support/product/built-files.ts';
import type { Page } from '@playwright/test';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import { unfoldFilters } from '../../../support/browser/folds.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  waitForPartHydration,
  type Press,
} from '../../../support/browser/journey.ts';

test('a search without a day offers the next days with free seats, and choosing a day filters by it', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const { days } = await search(baseUrl, 'groupSize=4');
  expect(days).toHaveLength(7);
  await open('/booking?groupSize=4');
  const strip = page.getByRole('navigation', { name: 'Next available dates' });
  await expect(strip.getByRole('link')).toHaveCount(7);
  await press(strip.getByRole('link').nth(2));
  await expect(page).toHaveURL(`/booking?date=${days[2]}&groupSize=4`);
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(days[2] ?? '');
  await expect(strip).toHaveCount(0);
  const { items } = await search(baseUrl, `date=${days[2]}&groupSize=4`);
  await expect(cards(page)).toHaveCount(items.length);
});

test('a card shows the next departure, its total and its free cancellation', async ({
  page,
  open,
  baseUrl,
}) => {
  const { items } = await search(baseUrl, 'groupSize=4');
  const soon = items.find(({ next }) => next?.freeHours === null);
  await open('/booking?groupSize=4');
  const card = cards(page).filter({ hasText: soon?.name ?? '' });
  await expect(card).toContainText('Next departure:');
  await expect(card).toContainText('total for 4 guests');
  // The note that trips leave too soon appears only if a day was searched.
  await expect(card).not.toContainText('Departs soon');
  await open(`/booking?date=${soon?.next?.date ?? ''}&groupSize=4`);
  await expect(card).toContainText('Departs soon: no free cancellation');
  const day = (await search(baseUrl, '')).days[6] ?? '';
  await open(`/booking?date=${day}&groupSize=4`);
  await expect(cards(page).first()).toContainText('Free cancellation up to 48 hours before');
});

test('the URL’s parameters sort the list and filter it by length and price', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  await open('/booking');
  await unfoldFilters(page, press);
  await press(page.getByText('More filters and sorting'));
  await page.getByLabel('Sort By').selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL('/booking?sort=price');
  await expectNames(page, baseUrl, 'sort=price');
  await page.getByLabel('Trip Length').selectOption({ label: 'Up to 3 hours' });
  await expect(page).toHaveURL('/booking?length=short&sort=price');
  await expectNames(page, baseUrl, 'length=short&sort=price');
  await page.getByLabel('Price').selectOption({ label: '$50 to $100' });
  await page.getByLabel('Time of Day').selectOption({ label: 'Afternoon' });
  await page.reload();
  await expect(page.getByLabel('Sort By')).toHaveValue('price');
  await unfoldFilters(page, press);
  await expect(page.getByLabel('Sort By')).toBeVisible();
  await expectNames(page, baseUrl, 'price=50-100&timeOfDay=afternoon&length=short&sort=price');
});

test('a filter chosen before the page’s script has loaded is applied afterwards', async ({
  page,
  press,
  baseUrl,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route(
    `**${builtFile('src/web/guest/boats/listing/filters/more-filters.tsx')}`,
    async (route) => {
      await script.promise;
      await route.continue();
    },
  );
  await page.goto('/booking');
  await waitForHydration(page);
  await unfoldFilters(page, press);
  await page.getByText('More filters and sorting').click();
  await page.getByLabel('Sort By').selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL('/booking');
  script.resolve();
  await expect(page).toHaveURL('/booking?sort=price');
  await expectNames(page, baseUrl, 'sort=price');
});

test('a group size that the form does not offer is shown if the URL contains it', async ({
  page,
  open,
  baseUrl,
}) => {
  await open('/booking?groupSize=2-4');
  await expect(page.getByLabel('People')).toHaveValue('2-4');
  await expectNames(page, baseUrl, 'groupSize=2-4');
});

test('the page’s URL is shared through the device’s dialog', async ({ page, press, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        document.documentElement.dataset['shared'] = shared.url ?? '';
        return Promise.resolve();
      },
    });
  });
  await open('/booking?groupSize=4');
  await pressShare(page, press);
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/booking\?groupSize=4$/);
});

test('the page’s URL is copied if the device has no sharing dialog', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Pelican');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(`/boats/${boat.slug}`);
  await pressShare(page, press);
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a visitor chooses two boats by keyboard and compares them side by side', async ({
  page,
  open,
  boatNamed,
}) => {
  const first = await boatNamed('Trade Wind');
  const second = await boatNamed('Octavia');
  await open('/booking?groupSize=4');
  const compare = (name: string) =>
    cards(page)
      .filter({ hasText: name })
      .getByRole('link', { name: /compar/i });
  await compare(first.name).focus();
  await page.keyboard.press('Enter');
  await expect(compare(first.name)).toHaveAccessibleName('Added to comparison');
  await expect(compare(first.name)).toHaveAttribute('title', 'Added to comparison');
  await expect(compare(second.name)).toHaveAttribute('title', 'Compare');
  await expect(compare(first.name)).toBeFocused();
  await expect(page.getByText('Choose one more boat to compare.')).toBeVisible();
  await compare(second.name).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Compare Boats')).toBeFocused();
  const search = new URL(page.url()).searchParams;
  expect([search.get('boats'), search.get('groupSize')]).toEqual([
    `${first.slug},${second.slug}`,
    '4',
  ]);
  const table = page.getByRole('table', { name: 'Two boats side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const row = (name: string) =>
    table.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Total for 4 guests').getByRole('cell')).toHaveText(['$380.00', '$3,650.00']);
  await expect(row('Size').getByRole('cell')).toHaveText(['Up to 20 guests', 'Up to 10 guests']);
  await expectNoFindings(page, 'two boats side by side');
  await page.getByRole('link', { name: 'Choose a date on Octavia' }).press('Enter');
  await expect(heading(page, 'Octavia')).toBeFocused();
});

function cards(page: Page) {
  return page.getByRole('region', { name: 'Boats' }).getByRole('article');
}

/** Expects the boats that the API finds; another journey may add a boat in between. */
async function expectNames(page: Page, baseUrl: string, query: string): Promise<void> {
  let isAgain = false;
  await expect(async () => {
    if (isAgain) await page.reload();
    isAgain = true;
    const names = (await search(baseUrl, query)).items.map(({ name }) => name);
    await expect(cards(page).getByRole('heading')).toHaveText(names, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

async function pressShare(page: Page, press: Press): Promise<void> {
  const share = page.getByRole('button', { name: 'Share' });
  await waitForPartHydration(share);
  await press(share);
}

async function search(baseUrl: string, query: string): Promise<BoatSearchView> {
  const answer = await fetch(`${baseUrl}/api/search?${query}`);
  return (await answer.json()) as BoatSearchView;
}
