import { formatFullDay, formatTime, getMonth } from '#domain/time/days.ts';
import { listSlotsByDay } from '#domain/availability/availability.ts';
import { toIslandNow } from '#domain/time/days.ts';
import {
  chooseTrip,
  fillDetails,
  goToCheckout,
  turnTo,
} from '../../../support/browser/boat-page-actions.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

for (const [index, timezoneId] of zones.entries()) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a visitor sees and books the island’s days and times', async ({
      page,
      press,
      open,
      boatNamed,
      dayFor,
    }) => {
      const boat = await boatNamed('Windward Rose');
      const day = dayFor(boat, index);
      await open('/');
      await expect(page.getByRole('search').getByLabel('Date')).toHaveAttribute(
        'min',
        islandToday(),
      );
      await open(`/boats/${boat.slug}`);
      await turnTo(page, press, day);
      const offered = listSlotsByDay(boat.availability, getMonth(day), toIslandNow(Date.now()));
      const openDays = page
        .getByRole('grid')
        .locator('button[data-day]:not([aria-label$="not available"])');
      const shown = await openDays.evaluateAll((days) =>
        days.map((d) => d.getAttribute('data-day')),
      );
      expect(shown).toEqual([...offered.keys()]);
      await chooseTrip(page, press, { day, time: '09:00', guests: 1 });
      const times = await page
        .getByRole('region', { name: 'Select Time' })
        .getByRole('button')
        .allTextContents();
      expect(times.map((text) => text.replace(/(AM|PM).*/, '$1'))).toEqual(
        offered.get(day)?.map(formatTime),
      );
      await goToCheckout(page, press);
      await expect(page.getByText(`${formatFullDay(day)} at 9:00 AM`)).toBeVisible();
      await fillDetails(page, press, { name: 'Zoe Zone', email: 'zoe@example.com' });
      const asked = page.waitForRequest('**/checkout/create');
      await press(page.getByRole('button', { name: 'Continue to payment' }));
      expect((await asked).postDataJSON()).toMatchObject({ start: day, end: day, time: '09:00' });
      await expect(heading(page, 'Pay with card')).toBeVisible();
    });
  });
}
