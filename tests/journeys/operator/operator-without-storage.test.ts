import { addDays } from '#domain/time/days.ts';
import { paidGuest } from '../../support/browser/day-journey.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import { forbidStorage } from '../../support/faults/forbidden-storage.ts';
import { expect, heading, test } from '../../support/browser/journey.ts';
import { newBoat, newOperator, signIn, soldDay } from '../../support/browser/operator-journey.ts';

test('an operator whose browser forbids storage signs in, boards guests and signs out', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Nina Nowhere', `nothing-${own}`);
  const boat = await newBoat(baseUrl, operator, `Memory Boat ${own}`);
  await paidGuest(baseUrl, boat, soldDay(), { name: 'Zoe Aboard', guests: 3 });
  await forbidStorage(page);
  await signIn(page, press, operator);
  await expect(page.getByText(boat.name).first()).toBeVisible();
  await press(page.getByRole('link', { name: 'Today', exact: true }));
  const nextDay = page.getByRole('navigation', { name: 'Days' }).getByRole('link').last();
  for (let day = islandToday(); day < soldDay(); day = addDays(day, 1)) {
    await expect(page).toHaveURL(`/operator/day/${day}`);
    await press(nextDay);
  }
  const guest = page.getByRole('button', { name: 'Check in 3 guests' });
  await press(guest);
  await expect(page.getByText('3 of 3 guests checked in')).toBeVisible();
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
