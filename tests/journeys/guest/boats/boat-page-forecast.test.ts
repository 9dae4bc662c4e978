import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { chooseDay } from '../../../support/browser/boat-page-actions.ts';
import { readBoats, soonDay, unsoldDays } from '../../../support/worlds/guests/demo-days.ts';
import { createForecastService } from '../../../support/providers/forecast-service.ts';
import { expect } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'on' }, createForecastService);

test('a boat page shows the wind and wave forecast for a near day but not for a day further ahead', async ({
  page,
  press,
  open,
  shop,
}) => {
  const { boat, day: near } = soonDay(await readBoats(shop.baseUrl));
  const [far = ''] = unsoldDays(boat);
  await open(`/boats/${boat.slug}`);
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await expect(forecast).toHaveCount(0);
  await chooseDay(page, press, near);
  await expect(forecast).toContainText(
    'Wind 15 knots from the east, gusts 22 · Waves up to 1.5 m (5 ft) · Chance of rain 20%',
  );
  await expect(forecast).toContainText(
    'Conditions can change, and your captain decides on the day.',
  );
  await expectNoFindings(page, 'boat with a forecast');
  await chooseDay(page, press, far);
  await expect(forecast).toHaveCount(0);
});

test('a boat page reserves space for the forecast while it loads', async ({ page, open, shop }) => {
  const { boat, day: near } = soonDay(await readBoats(shop.baseUrl));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/forecast', async (route) => {
    await held;
    await route.continue();
  });
  await open(`/boats/${boat.slug}?date=${near}`);
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await expect(forecast).toBeVisible();
  const below = page.getByLabel('Group Size');
  const before = await below.boundingBox();
  letGo();
  await expect(forecast).toContainText('Wind 15 knots');
  expect((await below.boundingBox())?.y).toBe(before?.y);
});
