import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';

test('an operator tells guests where to come and what to bring, and sets the pin by touch, keyboard and coordinates @both-widths', async ({
  page,
  press,
  baseUrl,
  hasTouch,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Tilda Teller', `teller-${own}`);
  const name = `Told Before ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  const form = editor(page);
  await form
    .getByLabel('Meeting Point', { exact: true })
    .fill('Marina Fort Louis, dock 3\nbeside the fuel');
  await form.getByLabel('What to Bring').fill('A towel and a hat.');
  await form.getByLabel('What Is Included').fill('Masks and cold drinks.');
  await form.getByLabel('Crew Phone').fill('+1 721 555 0144');
  await form.getByLabel('Minimum Guests').fill('4');

  const map = form.getByRole('button', { name: /^Island map/ });
  const latitude = form.getByLabel('Pin Latitude');
  await expect(map).toHaveAccessibleName('Island map, pin at the port, 18.0688, -63.0862');
  await press(form.getByRole('button', { name: 'Zoom in' }));
  const frame = await map.locator('..').boundingBox();
  const inside = await map.boundingBox();
  if (!frame || !inside) throw new Error('There is no map.');
  const position = {
    x: frame.x - inside.x + frame.width * 0.6,
    y: frame.y - inside.y + frame.height * 0.4,
  };
  await (hasTouch ? map.tap({ position }) : map.click({ position }));
  await expect(map).toHaveAccessibleName(/^Island map, pin at 18\.07\d\d, -63\.08\d\d$/);
  const tapped = Number(await latitude.inputValue());
  await map.focus();
  await page.keyboard.press('Shift+ArrowUp');
  expect(Number(await latitude.inputValue())).toBeGreaterThan(tapped + 0.001);
  await page.keyboard.press('Enter');
  await expect(map).toHaveAccessibleName(/^Island map, pin at 18\.07\d\d, -63\.08\d\d$/);
  await latitude.fill('18.5');
  await form.getByLabel('Booking Notice (hours)').fill('200');
  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Update failed')).toBeVisible();
  await expect(form.getByText('Place the pin on the island map').first()).toBeVisible();
  await expect(form.getByText('Enter a booking notice from 0 to 168 hours')).toBeVisible();
  await expect(latitude).toBeFocused();
  await expectNoFindings(page, 'Details with facts and errors');

  await latitude.fill('18.0701');
  await form.getByLabel('Pin Longitude').fill('-63.0851');
  await form.getByLabel('Booking Notice (hours)').fill('6');
  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await openEditor(page, press, name);
  await expect(form.getByLabel('Meeting Point', { exact: true })).toHaveValue(
    'Marina Fort Louis, dock 3\nbeside the fuel',
  );
  await expect(map).toHaveAccessibleName('Island map, pin at 18.0701, -63.0851');
  await press(form.getByRole('button', { name: 'Reset Pin to Port' }));
  await expect(map).toHaveAccessibleName('Island map, pin at the port, 18.0688, -63.0862');
  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();

  await press(boatCard(page, name).getByRole('link', { name: 'View Page' }));
  for (const text of ['beside the fuel', 'A towel and a hat.', 'At least 6 hours before']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('0144')).toHaveCount(0);
});
