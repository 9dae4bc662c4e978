import { paidGuest } from '../../../support/browser/day-journey.ts';
import { expect, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { translate } from '../../../support/providers/translator.ts';

test('a day page translated by the browser counts boarded guests', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Tina Translated', `translated-${own}`);
  const boat = await newBoat(baseUrl, operator, `Word Boat ${own}`);
  await paidGuest(baseUrl, boat, soldDay(), { name: 'Zoe Aboard', guests: 3 });
  await paidGuest(baseUrl, boat, soldDay(), { name: 'Abe Ashore', guests: 2 });
  await signIn(page, press, operator);
  await page.goto(`/operator/day/${soldDay()}`);
  await waitForHydration(page);
  const boarded = (count: number) => page.getByText(`${count} of 5 guests checked in`);
  await expect(boarded(0)).toBeVisible();
  await translate(page, 'ever since');
  await press(page.getByRole('button', { name: 'Check in 3 guests' }));
  await expect(boarded(3)).toBeVisible();
  await expect(boarded(0)).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Check in 2 guests' }));
  await expect(boarded(5)).toBeVisible();
  await expect(page.getByText('Everyone is accounted for.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }).first());
  await expect(page.getByText('Everyone is accounted for.')).toHaveCount(0);
});
