import { unfoldFooter } from '../../../support/browser/folds.ts';
import { addDays, formatShortDay, formatWeekdayDay } from '#domain/time/days.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatCard,
  callAs,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  picture,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test('neither a stray key nor going back loses changes or unsaved photos @desktop', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Otto Careful', `careful-${own}`);
  await newBoat(baseUrl, operator, `Second Thought ${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, `Second Thought ${own}`);
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);

  // Uses links, so that going back stays within the site.
  await press(page.getByRole('banner').getByRole('link', { name: 'Book a Boat' }));
  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Add Your Boat' }));
  await press(page.getByRole('button', { name: 'Add Boat' }));
  await chooseTab(page, press, 'Photos (0)');
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([await picture('bow.jpg')]);
  await expect(editor(page).getByText('Photos upload when you save the boat.')).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await press(question.getByRole('button', { name: 'Keep Editing' }));
  await page.evaluate(() => history.back());
  await press(question.getByRole('button', { name: 'Keep Editing' }));
  await expect(page.getByRole('tab', { name: 'Photos (1)' })).toBeVisible();
  await expect(page).toHaveURL(/\/operator\/dashboard$/);

  const name = `All At Once ${own}`;
  await chooseTab(page, press, 'Availability');
  await press(editor(page).getByRole('button', { name: 'Add Next 30 Days' }));
  await chooseTab(page, press, 'Details');
  await editor(page).getByLabel('Boat Name').fill(name);
  await editor(page).getByLabel('Port of Embarkment').selectOption('sxm-marigot');
  await editor(page).getByLabel('Capacity').fill('6');
  await editor(page).getByLabel('Trip Type').selectOption('private');
  await editor(page).getByLabel('Charter Price per Day (USD)').fill('700');
  await press(editor(page).getByRole('button', { name: 'Save & Publish' }));
  await expect(toast(page, 'Boat created')).toBeVisible();
  await expect(boatCard(page, name)).toContainText('Published');
  await expect(boatCard(page, name)).toContainText('$700.00 / day');
});

test('saving the same boat in two tabs asks which version to keep @desktop', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 409: PUT /api/operator/boats', 'status of 409');
  const operator = await newOperator(baseUrl, 'Mona Twice', `twice-${own}`);
  const name = `Two Helms ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  const changeElsewhere = (description: string) =>
    callAs(baseUrl, operator.token, 'updateBoat', {
      parts: { id: boat.id },
      payload: { description },
    });
  await signIn(page, press, operator);

  await openEditor(page, press, name);
  await changeElsewhere('Written in the other tab.');
  await editor(page).getByLabel('Description').fill('Mine.');
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  const question = page.getByRole('alertdialog', { name: 'This boat was changed elsewhere' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'a boat that was changed elsewhere');
  await press(question.getByRole('button', { name: 'Load Theirs' }));
  await expect(editor(page).getByLabel('Description')).toHaveValue('Written in the other tab.');

  await changeElsewhere('Once more from the other tab.');
  await editor(page).getByLabel('Description').fill('Mine stays.');
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await press(question.getByRole('button', { name: 'Keep Mine' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const { description } = await callAs<OperatorBoatView>(baseUrl, operator.token, 'operatorBoat', {
    parts: { id: boat.id },
  });
  expect(description).toBe('Mine stays.');
});

test('an upload in one tab does not overwrite captions from another tab @desktop', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 409: PUT /api/operator/boats', 'status of 409');
  const operator = await newOperator(baseUrl, 'Kim Caption', `caption-${own}`);
  const name = `Well Named ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  const images = boat.images.map(({ path }) => ({ path, caption: 'Named in the other tab' }));
  await callAs(baseUrl, operator.token, 'updateBoat', {
    parts: { id: boat.id },
    payload: { version: boat.version, images },
  });
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([await picture('stern.jpg')]);
  await expect(toast(page, 'Photos Uploaded')).toBeVisible();
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  const question = page.getByRole('alertdialog', { name: 'This boat was changed elsewhere' });
  await press(question.getByRole('button', { name: 'Load Theirs' }));
  const captions = editor(page).getByLabel('Caption');
  await expect(captions.nth(0)).toHaveValue('Named in the other tab');
  await expect(captions.nth(1)).toHaveValue('stern');
});

test('a new boat whose response was lost is created only once, with the latest values', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('/api/operator/boats');
  const operator = await newOperator(baseUrl, 'Abe Roaming', `roaming-${own}`);
  const name = `Once Only ${own}`;
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Add Boat' }));
  await editor(page).getByLabel('Boat Name').fill(name);
  await editor(page).getByLabel('Port of Embarkment').selectOption('sxm-marigot');
  await editor(page).getByLabel('Capacity').fill('6');
  await editor(page).getByLabel('Trip Type').selectOption('private');
  await editor(page).getByLabel('Charter Price per Day (USD)').fill('700');
  await page.route(
    '**/api/operator/boats',
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await press(editor(page).getByRole('button', { name: 'Save Draft' }));
  await expect(toast(page, 'Creation failed')).toContainText('so you can try again');
  await editor(page).getByLabel('Capacity').fill('9');
  await press(editor(page).getByRole('button', { name: 'Save Draft' }));
  await expect(toast(page, 'Boat created')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const boats = await callAs<OperatorBoatView[]>(baseUrl, operator.token, 'operatorBoats');
  expect(boats.map((boat) => [boat.name, boat.capacity])).toEqual([[name, 9]]);
});

test('text typed while a boat is being saved is kept for the next save', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Uma Meanwhile', `meanwhile-${own}`);
  const name = `Slow Line ${own}`;
  await signIn(page, press, operator);
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/operator/boats/*/photos', async (route) => {
    await held;
    await route.continue();
  });
  await press(page.getByRole('button', { name: 'Add Boat' }));
  await editor(page).getByLabel('Boat Name').fill(name);
  await editor(page).getByLabel('Port of Embarkment').selectOption('sxm-marigot');
  await editor(page).getByLabel('Capacity').fill('6');
  await editor(page).getByLabel('Trip Type').selectOption('private');
  await editor(page).getByLabel('Charter Price per Day (USD)').fill('700');
  await chooseTab(page, press, 'Photos (0)');
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([await picture('bow.jpg')]);
  await chooseTab(page, press, 'Details');
  await press(editor(page).getByRole('button', { name: 'Save Draft' }));
  await expect(editor(page).getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
  await editor(page).getByLabel('Description').fill('Thought of while waiting.');
  letThrough();
  await expect(toast(page, 'Boat created')).toContainText('Your latest changes aren’t saved yet.');
  await expect(editor(page).getByLabel('Description')).toHaveValue('Thought of while waiting.');
  await expect(editor(page).getByLabel('Description')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Photos (1)' })).toBeVisible();
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  const [saved] = await callAs<OperatorBoatView[]>(baseUrl, operator.token, 'operatorBoats');
  expect(saved?.description).toBe('Thought of while waiting.');
  expect(saved?.images.map(({ caption }) => caption)).toEqual(['bow']);
});

test('removing a sold day lists the guests, and a boat with upcoming trips cannot be deleted', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 409: DELETE /api/operator/boats', 'status of 409');
  const operator = await newOperator(baseUrl, 'Nia Steady', `steady-${own}`);
  const name = `Steady Hand ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  const day = soldDay();
  const trip = { boat, mode: 'perSeat', start: day, time: '09:00', groupSize: 3 } as const;
  expect((await reserve(baseUrl, { ...trip, customer: 'Ben Tide' })).status).toBe(201);
  await signIn(page, press, operator);

  await openEditor(page, press, name);
  await chooseTab(page, press, 'Availability');
  const turn = editor(page).getByRole('button', { name: 'Next month' });
  if (day.slice(0, 7) !== islandToday().slice(0, 7)) await press(turn);
  const cell = editor(page).getByRole('button', { name: `${formatWeekdayDay(day)}, open` });
  await expect(cell).toHaveAccessibleName(/3 seats booked/);
  await press(cell);
  const question = page.getByRole('alertdialog', { name: 'Guests are booked at that time' });
  await expect(question).toBeVisible();
  await expectNoFindings(page, 'sold trips on a day that closes');
  await expect(question).toContainText(`${formatShortDay(day)} at 9:00 AM, Ben Tide, 3 guests`);
  await press(question.getByRole('button', { name: 'Keep Departures' }));
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await press(cell);
  await press(question.getByRole('button', { name: 'Remove Anyway' }));
  await expect(
    editor(page).getByRole('button', { name: `${formatWeekdayDay(day)}, closed` }),
  ).toHaveAttribute('aria-pressed', 'false');
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(boatCard(page, name)).toContainText('Booked, but no longer on your calendar:');
  await expect(boatCard(page, name)).toContainText('Ben Tide, 3 guests');

  await press(boatCard(page, name).getByRole('button', { name: 'Delete' }));
  const deletion = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await press(deletion.getByRole('button', { name: 'Delete Boat' }));
  await expect(toast(page, 'Delete failed')).toBeVisible();
  await press(deletion.getByRole('button', { name: 'Keep Boat' }));
  await expect(boatCard(page, name)).toBeVisible();
});

test('a boat without bookings can be deleted, and past days cannot be changed', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ida Gone', `gone-${own}`);
  const name = `Driftwood ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Availability');
  const yesterday = addDays(islandToday(), -1);
  if (yesterday.slice(0, 7) === islandToday().slice(0, 7)) {
    const past = editor(page).getByRole('button', {
      name: new RegExp(`^${formatWeekdayDay(yesterday)},`),
    });
    await expect(past).toHaveAttribute('aria-disabled', 'true');
    await expect(past).toHaveAccessibleName(/past, can’t be changed/);
  }
  await press(editor(page).getByRole('button', { name: 'Close', exact: true }));
  await press(boatCard(page, name).getByRole('button', { name: 'Delete' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Boat' }));
  await expect(toast(page, 'Boat deleted')).toBeVisible();
  await expect(page.getByText('No boats yet')).toBeVisible();
});
