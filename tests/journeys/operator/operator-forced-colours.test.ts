import {
  expectBorder,
  expectOtherBackground,
  readLook,
} from '../../support/assertions/forced-colours.ts';
import { expect, test } from '../../support/browser/journey.ts';
import {
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';

test.use({ forcedColors: 'active' });

test('in forced colours, a captain sees the chosen tab and the open days', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Carla Contrast', `contrast-${own}`);
  const boat = await newBoat(baseUrl, operator, `High Contrast ${own}`);
  await signIn(page, press, operator);
  const chosenTab = page.getByRole('tab', { selected: true });
  const anotherTab = page.getByRole('tab', { selected: false }).first();
  expect((await readLook(chosenTab)).borderColour).not.toBe(
    (await readLook(anotherTab)).borderColour,
  );
  await openEditor(page, press, boat.name);
  await chooseTab(page, press, 'Availability');
  await press(editor(page).getByRole('button', { name: 'Next month' }));
  const openDay = editor(page).locator('[aria-pressed="true"]').first();
  const closedDay = editor(page).locator('[aria-pressed="false"][aria-disabled="false"]').first();
  await expectOtherBackground(openDay, closedDay);
});

test('in forced colours, an operator sees the chosen view of the schedule and its departures', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Sia Schedule', `sia-${own}`);
  await newBoat(baseUrl, operator, `Plain Schedule ${own}`);
  await signIn(page, press, operator);
  await open(`/operator/schedule?from=${soldDay()}`);
  await expectBorder(page.getByRole('button', { name: /^9:00 AM/ }).first());
  const views = page.getByRole('navigation', { name: 'View' }).getByRole('link');
  await expectOtherBackground(views.first(), views.last());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced ${colorScheme} colours, a captain’s phone can scan the QR code of the second step`, async ({
    page,
    press,
    baseUrl,
    own,
  }) => {
    await page.emulateMedia({ colorScheme });
    const operator = await newOperator(baseUrl, 'Quinn Code', `quinn-${colorScheme}-${own}`);
    await signIn(page, press, operator);
    await press(page.getByRole('button', { name: 'Two-step sign-in' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Turn On' }));
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    // Black squares need a white edge around them.
    expect((await readLook(picture)).background).toBe('rgb(255, 255, 255)');
  });
}
