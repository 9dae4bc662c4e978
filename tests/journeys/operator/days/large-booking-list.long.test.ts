import type { Page } from '@playwright/test';
import { formatShortDay } from '#domain/time/days.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { chooseTab, fillSignIn } from '../../../support/browser/operator-journey.ts';
import { expect, waitForHydration } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on' });
const COUNT = 11_300;

test('a paged list of 11,300 bookings opens on today, and can be searched by guest', async ({
  page,
  press,
  shop,
}) => {
  // Adds two bookings a day, on as many past days as future ones.
  await shop.database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
       end_date, time, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
       created_at, paid_at)
     select gen_random_uuid(), 'SXM-MANY-' || n, boats.id, boats.operator_id, 'checkout', 'paid',
       'perSeat', day, day, '05:00', 1, 'Guest Many-' || n, 'many-' || n || '@example.com',
       10000, 0, 10000, now() - make_interval(mins => n), now()
     from boats, generate_series(1, ${COUNT}) n, lateral (select $1::date + n / 2 - ${COUNT / 4} as day) d
     where boats.name = 'Trade Wind'`,
    [islandToday()],
  );
  await page.goto('/operator');
  await waitForHydration(page);
  await fillSignIn(page, press, 'rosa@demo.test', 'sail-away-sxm');
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await chooseTab(page, press, 'Bookings');
  await expect(page.getByText('First 50 bookings')).toBeVisible();
  await expect(entries(page).first()).toContainText(formatShortDay(islandToday()));
  expect(await page.locator('*').count()).toBeLessThan(4000);
  await press(page.getByRole('button', { name: 'Load More' }));
  await expect(page.getByText('First 100 bookings')).toBeVisible();

  await page.getByLabel('Show').selectOption('All bookings, newest first');
  await expect(entries(page).first()).toContainText('SXM-MANY-1');
  await page.getByLabel('Code, guest or email').fill('many-11299');
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await expect(entries(page)).toContainText('SXM-MANY-11299');
  await page.getByLabel('Code, guest or email').fill('nobody at all');
  await expect(page.getByText('No bookings match')).toBeVisible();
  await press(page.getByRole('button', { name: 'Show All' }));
  await expect(page.getByText('First 50 bookings')).toBeVisible();
});

/** The listed bookings: rows of a table, or list entries on a phone. */
function entries(page: Page) {
  return page.locator('tbody tr, ul[aria-label="Bookings"] > li').filter({ visible: true });
}
