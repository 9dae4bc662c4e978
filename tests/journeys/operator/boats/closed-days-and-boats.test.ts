import { addDays } from '#domain/time/days.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import {
  boatCard,
  callAs,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';

test('an operator unpublishes a boat, which keeps its data, and publishes it again', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Theo Resting', `resting-${own}`);
  const name = `Dry Dock ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  const onSale = async () => (await fetch(`${baseUrl}/api/boats/${boat.id}`)).status;
  await signIn(page, press, operator);
  await press(boatCard(page, name).getByRole('button', { name: 'Unpublish Boat' }));
  const question = page.getByRole('alertdialog', { name: `Unpublish ${name}?` });
  await press(question.getByRole('button', { name: 'Keep Published' }));
  expect(await onSale()).toBe(200);
  await press(boatCard(page, name).getByRole('button', { name: 'Unpublish Boat' }));
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  expect(await onSale()).toBe(200);
  await press(boatCard(page, name).getByRole('button', { name: 'Unpublish Boat' }));
  await press(question.getByRole('button', { name: 'Unpublish Boat' }));
  await expect(toast(page, 'Boat updated')).toContainText(`${name} is unpublished.`);
  await expect(boatCard(page, name)).toContainText('Ready to publish.');
  await expect(boatCard(page, name).getByRole('button', { name: 'Unpublish Boat' })).toHaveCount(0);
  expect(await onSale()).toBe(404);
  await openEditor(page, press, name);
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(boatCard(page, name)).toContainText('Published');
  expect(await onSale()).toBe(200);
});

test('one tap closes a day of a season, and another opens it again', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Sol Season', `season-${own}`);
  const name = `Every Day ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  const day = addDays(islandToday(), 1);
  const season = {
    name: 'High season',
    start: islandToday(),
    end: addDays(day, 60),
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    timeSlots: ['10:00'],
  };
  const availability = { manualDays: [], recurring: { seasons: [season] } };
  await callAs(baseUrl, operator.token, 'updateBoat', {
    parts: { id: boat.id },
    payload: { availability },
  });
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Availability');
  const dayButton = editor(page).locator(`button[data-day="${day}"]`);
  await expect(dayButton).toHaveAccessibleName(/open in a season/);
  await press(dayButton);
  await expect(dayButton).toHaveAccessibleName(/closed|blackout/i);
  await press(dayButton);
  await expect(dayButton).toHaveAccessibleName(/open in a season/);
  await press(dayButton);
  await press(
    editor(page)
      .getByRole('button', { name: /^Update/ })
      .last(),
  );
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const saved = await callAs<OperatorBoatView>(baseUrl, operator.token, 'operatorBoat', {
    parts: { id: boat.id },
  });
  expect(saved.availability.blackoutDates).toEqual([day]);
});
