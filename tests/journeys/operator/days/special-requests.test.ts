import {
  chooseTab,
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test('a guest’s special requests are shown with the booking on phone and desktop @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Alma Attentive', `attentive-${own}`);
  const boat = await newBoat(baseUrl, operator, `Nothing Missed ${own}`);
  const specialRequests = 'Severe peanut allergy.\nOne of us uses a wheelchair.';
  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 2 } as const;
  await reserve(baseUrl, { ...trip, specialRequests });
  await signIn(page, press, operator);
  await chooseTab(page, press, 'Bookings');
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  const shown = page.getByText('Severe peanut allergy.').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('One of us uses a wheelchair.');
});
