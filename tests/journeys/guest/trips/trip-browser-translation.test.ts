import { expect, heading } from '../../../support/browser/journey.ts';
import { test } from '../../../support/browser/journey.ts';
import { translate } from '../../../support/providers/translator.ts';
import {
  inNineDays,
  makeTripWorld,
  openAct,
  openOwnTrip,
} from '../../../support/browser/trip-journey.ts';

test('a trip’s page translated by the browser updates the number of guests', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { boat } = await makeTripWorld(baseUrl, `translated-${own}`);
  const email = `translated-${own}@example.com`;
  const booked = { boat, day: inNineDays(), guests: 4, name: 'Gia Guest', email };
  await openOwnTrip(page, press, baseUrl, booked);
  await translate(page, 'ever since');
  const dialog = await openAct(page, press, 'Reduce Group Size');
  await dialog.getByRole('radio', { name: /1 guest/i }).check();
  const confirm = dialog.getByRole('button', { name: 'Change Group to' });
  await expect(confirm).toHaveText('Change Group to 1', { ignoreCase: true });
  await press(confirm);
  await expect(dialog).toContainText('Group size is now 1', { ignoreCase: true });
  await press(dialog.getByRole('button', { name: 'Back to Trip' }));
  await expect(page.getByText('1 guest · Per Seat')).toBeVisible();
  await expect(page.getByText('4 guests · Per Seat')).toHaveCount(0);
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
});
