import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { csvRows } from '../../support/assertions/csv-rows.ts';
import {
  expect,
  heading,
  test,
  waitForHydration,
  type Press,
} from '../../support/browser/journey.ts';

const FAILED = 'Failed to load analytics data. Please try refreshing the page.';
/** Maximum number of boats on the page; the file lists all. */
const MAX_LISTED = 50;
const DASHBOARD = '**/api/admin/analytics';

test('the dashboard shows the platform’s figures, and links to the lists behind them', async ({
  page,
  press,
}) => {
  await enterPortal(page, press);
  for (const name of ['Total Boats', 'Total Operators', 'Total Bookings']) {
    await expect(metric(page, name)).toContainText(/\d+/);
  }
  await expect(metric(page, 'Total Revenue')).toContainText(/\$[\d,]+/);
  for (const name of ['Recent Bookings', 'Popular Boats']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const recent = page.getByRole('list', { name: 'Recent bookings' }).getByRole('listitem');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toContainText(/\$[\d,]+\.\d\d/);
  const popular = page.getByRole('list', { name: 'Popular boats' }).getByRole('listitem');
  await expect(popular.first()).toContainText(/#1.+by .+\d+ ?bookings?/s);
  await press(page.getByText('What these figures count'));
  await expect(
    page.getByText(/[Pp]aid, minus refunds and amounts withdrawn by banks/).first(),
  ).toBeVisible();
  await expectNoFindings(page, 'dashboard');

  for (const name of ['Manage Boats', 'Manage Operators', 'Detailed Analytics']) {
    await press(quickAction(page, name));
    await expect(heading(page, name)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Platform Management Dashboard')).toBeVisible();
  }
});

test('figures that fail to load are reported as missing, and can be requested again', async ({
  page,
  press,
  troubles,
}) => {
  troubles.allow('/api/admin/analytics', 'status of 500');
  await page.route(`${DASHBOARD}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/admin/analytics/detailed*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await enterPortal(page, press);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(quickAction(page, 'Manage Boats')).toBeVisible();
  await expectNoFindings(page, 'dashboard without its figures');
  await openSection(page, press, 'Detailed Analytics');
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unrouteAll();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: 'Over Time' })).toBeVisible();
});

test('the dashboard says so if there are no bookings yet', async ({ page, press, open }) => {
  const nothing: AnalyticsView = {
    totalBoats: 0,
    totalOperators: 0,
    totalBookings: 0,
    totalRevenue: 0,
    totalRevenueCents: 0,
    recentBookings: [],
    popularBoats: [],
    byHand: { bookings: 0, cents: 0 },
    failedRefunds: { count: 0, cents: 0 },
    openDisputes: { count: 0, cents: 0, dueBy: null },
  };
  await page.route(DASHBOARD, (route) => route.fulfill({ json: nothing }));
  await enterPortal(page, press);
  await expect(page.getByText('No recent bookings')).toBeVisible();
  await expect(page.getByText('No booking data available')).toBeVisible();
  await expect(metric(page, 'Total Revenue')).toContainText('$0');
  await expectNoFindings(page, 'dashboard of an empty platform');

  const names = {
    recentBookings: [
      { id: 'x', customerName: 'Ana Boat', boat: null, amountCents: 123_450, status: 'pending' },
    ],
    popularBoats: [{ id: 'y', name: 'Sea Grape', operator: null, bookingCount: 1 }],
  };
  await page.unroute(DASHBOARD);
  await page.route(DASHBOARD, (route) => route.fulfill({ json: { ...nothing, ...names } }));
  await page.reload();
  await expect(page.getByText('Unknown Boat')).toBeVisible();
  await expect(page.getByText('by Unknown Operator')).toBeVisible();
  await expect(page.getByText('$1,234.50')).toBeVisible();
  await page.unroute(DASHBOARD);

  await open('/admin/analytics?period=custom&from=2001-01-01&to=2001-01-31');
  await expect(page.getByText('No activity in this period')).toBeVisible();
});

test('figures are shown as charts and tables, by day or month, and can be downloaded', async ({
  page,
  press,
}) => {
  await enterPortal(page, press);
  await openSection(page, press, 'Detailed Analytics');
  const refunds = page.getByRole('application', { name: /^Refunds and service fees by day/ });
  await expect(refunds).toBeVisible();

  // The arrow keys move through the chart, which announces each step.
  await refunds.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Service fees' })).toBeVisible();

  await press(page.getByText('Show as Table').first());
  await expect(inTables(page, 'Revenue by day').first()).toBeVisible();
  await expectNoFindings(page, 'analytics, with a table');

  await page.getByLabel('Period').selectOption('12-months');
  await expect(page.getByRole('application', { name: /^Revenue by month/ })).toBeVisible();
  await expect(page).toHaveURL(/period=12-months/);
  await page.getByLabel('By', { exact: true }).selectOption('week');
  await expect(page.getByRole('application', { name: /^Revenue by week/ })).toBeVisible();
  await page.getByLabel('Period').selectOption('custom');
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await expect(page.getByText('The last day can’t be before the first.')).toBeVisible();
  await page.getByLabel('Period').selectOption('90-days');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Period')).toHaveValue('90-days');

  // Retried, because other journeys add boats between the page and the file.
  await expect(async () => {
    await page.reload();
    await waitForHydration(page);
    const rows = await boatsInFile(page, press);
    const more = page.getByRole('button', { name: /^Show \d+ boats$/ });
    if (await more.isVisible()) {
      await press(more);
      await expect(page.getByRole('button', { name: 'Show Fewer' })).toBeFocused();
    }
    const listed = Math.min(rows.length, MAX_LISTED);
    await expect(inTables(page, 'By boat')).toHaveCount(listed, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

async function boatsInFile(page: Page, press: Press): Promise<string[][]> {
  const link = page.getByRole('link', { name: 'Download CSV: By boat' });
  const [download] = await Promise.all([page.waitForEvent('download'), press(link)]);
  expect(download.suggestedFilename()).toMatch(/^boats-.+\.csv$/);
  const [headings, ...rows] = csvRows(await readFile(await download.path(), 'utf8'));
  expect(headings?.slice(0, 3)).toEqual(['Boat', 'Captain', 'Bookings']);
  return rows;
}

/** The card of a metric, by its name. */
function metric(page: Page, name: string) {
  return page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
}

function quickAction(page: Page, name: string) {
  return page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name });
}

/** The rows of a table, which are cards on a phone. */
function inTables(page: Page, name: string) {
  return page
    .locator(`table[aria-label="${name}"] tbody tr, ul[aria-label="${name}"] > li`)
    .filter({ visible: true });
}
