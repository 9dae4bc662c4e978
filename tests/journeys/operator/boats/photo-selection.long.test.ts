import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import {
  callAs,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  picture,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';

test('removed photos stay removed, even if their upload was queued @desktop', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Pia Choosy', `choosy-${own}`);
  const name = `Best Side ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/operator/boats/*/photos', async (route) => {
    await held;
    await route.continue();
  });
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  await press(editor(page).getByRole('button', { name: /^Remove/ }));
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([await picture('bow.jpg'), await picture('stern.jpg')]);
  await press(editor(page).getByRole('button', { name: 'Remove stern.jpg' }));
  letThrough();
  await expect(toast(page, 'Photos Uploaded')).toContainText('1 photo added.');
  await expect(page.getByRole('tab', { name: 'Photos (1)' })).toBeVisible();
  await expect(editor(page).getByLabel('Caption')).toHaveValue('bow');
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const { images } = await callAs<OperatorBoatView>(baseUrl, operator.token, 'operatorBoat', {
    parts: { id: boat.id },
  });
  expect(images.map(({ caption }) => caption)).toEqual(['bow']);
});

test('a file that is not a photo is named in an error, takes up no photo slot, and cannot be retried', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST', 'status of 400');
  const operator = await newOperator(baseUrl, 'Ned Notaphoto', `notaphoto-${own}`);
  const name = `Odd Files ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  const page404 = { mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>Not found') };
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([{ name: 'mast.png', ...page404 }, await picture('bow.jpg')]);
  await expect(toast(page, 'Invalid File Type')).toContainText(
    'mast.png is not a valid image file.',
  );
  await expect(page.getByRole('tab', { name: 'Photos (2)' })).toBeVisible();
  await expect(editor(page).getByRole('alert')).toContainText(
    'mast.png is not a valid image file.',
  );
  await expect(editor(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(editor(page).getByText('You can add 10 more.')).toBeVisible();
});
