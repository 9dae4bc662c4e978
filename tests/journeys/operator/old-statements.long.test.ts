import { addMonths, formatMonth, getMonth } from '#domain/time/days.ts';
import { paySeededBookings } from '../../../db/seed/pay-seeded-bookings.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import { expect, waitForHydration } from '../../support/browser/journey.ts';
import { chooseTab, fillSignIn } from '../../support/browser/operator-journey.ts';
import { createIsolatedJourney } from '../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on' });
const thisMonth = getMonth(islandToday());

test('a statement loads older months a year at a time, and says if a month has more trips than shown', async ({
  page,
  press,
  shop,
}) => {
  // A trip in each of the last 20 months, and 120 more in one of them.
  await shop.database.query(
    `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date,
       end_date, time, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
       created_at, paid_at)
     select gen_random_uuid(), 'SXM-OLD-' || row_number() over (), boats.id, boats.operator_id, 'checkout', 'paid',
       'perSeat', day, day, '05:00', 1, 'Guest Old', 'old@example.com', 10000, 0, 10000, day, day
     from boats, (
       select (($1 || '-15')::date - make_interval(months => n))::date as day from generate_series(1, 20) n
       union all select ($2 || '-16')::date from generate_series(1, 120)) as days
     where boats.name = 'Trade Wind'`,
    [thisMonth, addMonths(thisMonth, -3)],
  );
  await paySeededBookings(shop.database);
  await page.goto('/operator');
  await waitForHydration(page);
  await fillSignIn(page, press, 'rosa@demo.test', 'sail-away-sxm');
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await chooseTab(page, press, 'Payment Details');
  const month = (before: number) =>
    page.locator('summary', { hasText: formatMonth(addMonths(thisMonth, -before)) });
  await press(month(3));
  await expect(page.getByText('Showing the first 100 trips of the month.')).toBeVisible();
  await expect(month(3)).toContainText('$12,100.00');
  await expect(month(20)).toHaveCount(0);
  await expectNoFindings(page, 'a statement with earlier months');
  await press(page.getByRole('button', { name: 'Earlier Months' }));
  await expect(month(20)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier Months' })).toHaveCount(0);
});
