import { formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { chooseDay, chooseTrip, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import { sunsetDay } from '../../../support/worlds/guests/sunset-days.ts';

const EVENING = /^Sunset (5|6):\d\d PM, returns 7:00 PM$/;

test('a boat page shows the sunset for an evening trip but not for a morning trip', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Blue Heron');
  const day = sunsetDay(boat);
  await open(`/boats/${boat.slug}`);
  const times = page.getByRole('region', { name: 'Select Time' });
  await chooseDay(page, press, day);
  await expect(times.getByText('Sunset')).toHaveCount(0);
  const before = await times.boundingBox();
  await press(timeButton(page, '16:30'));
  await expect(times.getByText(EVENING)).toBeVisible();
  expect((await times.boundingBox())?.height).toBe(before?.height);
  await expectNoFindings(page, 'boat with a sunset');
  await page.reload();
  await expect(times.getByText(EVENING)).toBeVisible();
  await chooseTrip(page, press, { day, time: '09:00', guests: 2 });
  await expect(times.getByText('Sunset')).toHaveCount(0);
});

test.describe('sunset notes without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ troubles }) => {
    // The page lists its scripts, but the browser does not fetch them.
    troubles.allow('.js (csp)');
  });

  test('a visitor without scripts sees the sunset note once the departure is chosen', async ({
    page,
    press,
    boatNamed,
  }) => {
    const boat = await boatNamed('Blue Heron');
    const day = sunsetDay(boat);
    await page.goto(`/boats/${boat.slug}?date=${day}`);
    await press(timeButton(page, '16:30'));
    await expect(page.getByText(EVENING)).toBeVisible();
    await expect(page.getByText(`Selected: ${formatFullDay(day)} at 4:30 PM`)).toBeVisible();
  });
});
