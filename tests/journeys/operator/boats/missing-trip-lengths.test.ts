import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  signIn,
} from '../../../support/browser/operator-journey.ts';

test('a captain reads what a missing trip length and a place abroad mean for guests, and enters both', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Lena Long', `lengths-${own}`);
  const name = `Long Gone ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  const card = boatCard(page, name);
  const missing = card.getByText('Trip length is missing');
  await expect(missing).toBeVisible();
  await expect(card).toContainText('cruise ship guests never see this boat');
  await expectNoFindings(page, 'a boat without a trip length');

  await press(card.getByRole('button', { name: 'Edit' }));
  const form = editor(page);
  const length = form.getByLabel('Trip Length (minutes)');
  await expect(length).toHaveAccessibleDescription(/guests see no return time/);
  await form.getByLabel('Description', { exact: true }).fill('Anguilla for lunch, and back.');
  const hint = form.getByText('Your texts mention Anguilla.');
  await expect(hint).toBeVisible();
  await form.getByRole('checkbox', { name: 'Anguilla' }).check();
  await expect(hint).toBeHidden();
  await length.fill('360');
  await press(form.getByRole('button', { name: 'Update Boat', exact: true }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(missing).toBeHidden();
});
