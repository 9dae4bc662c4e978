import type { Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { timeButton } from '../../../support/browser/boat-page-actions.ts';
import {
  cardInListing,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { expect, heading, test, toast, type Press } from '../../../support/browser/journey.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';
import { boatNamed } from '../../../support/worlds/guests/two-server-world.ts';

test('an operator reads which departures overlap, and a visitor finds them closed once one is sold', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Olga Overlap', `overlap-${own}`);
  const name = `Three At Once ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await offerTimes(page, press, ['09:30', '10:00']);
  const clashes = editor(page).getByRole('status', { name: 'Overlapping Departures' });
  await expect(clashes).toHaveText(
    '9:00 AM, 9:30 AM and 10:00 AM overlap. A booking on one closes the others.',
  );
  await sayLength(page, press, '10');
  await expect(
    editor(page).getByText('Enter a trip length from 15 to 1,440 minutes'),
  ).toBeVisible();
  await sayLength(page, press, '150');
  await expect(toast(page, 'Boat updated')).toBeVisible();

  const boat = await boatNamed(baseUrl, name);
  const sold = { boat, mode: 'perSeat', start: soldDay(), time: '09:30', groupSize: 3 } as const;
  expect((await askForCheckout(baseUrl, sold)).status).toBe(200);
  await open('/booking');
  await expect(await cardInListing(page, press, name)).toContainText('2.5 hours');
  await open(`/boats/${boat.slug}?date=${soldDay()}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(timeButton(page, '09:30')).toBeEnabled();
  for (const time of ['09:00', '10:00']) await expect(timeButton(page, time)).toBeDisabled();
  await open(`/boats/${boat.slug}?date=${addDays(soldDay(), 1)}`);
  await expect(timeButton(page, '09:00')).toBeEnabled();
});

async function offerTimes(page: Page, press: Press, times: string[]): Promise<void> {
  await chooseTab(page, press, 'Availability');
  for (const time of times) {
    await editor(page).getByLabel('Add a Time').fill(time);
    await press(editor(page).getByRole('button', { name: 'Add Time' }));
  }
}

async function sayLength(page: Page, press: Press, minutes: string): Promise<void> {
  await chooseTab(page, press, 'Details');
  await editor(page).getByLabel('Trip Length (minutes)').fill(minutes);
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
}
