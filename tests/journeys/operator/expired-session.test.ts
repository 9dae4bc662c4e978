import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import {
  PASSWORD,
  callAs,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';

test('an operator whose session ends while editing a boat signs in again without losing input', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /auth/v1/token', 'answer 401:', 'status of 40');
  const operator = await newOperator(baseUrl, 'Lena Longword', `longword-${own}`);
  const name = `Second Wind ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  const expected = 'Swim with turtles, then lunch on a beach without a road.';
  await editor(page).getByLabel('Description').fill(expected);
  await page.evaluate(endSession);
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  const question = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(question).toContainText('Your changes are still here');
  await expectNoFindings(page, 'signing in again');

  // Dismissing the dialog by keyboard or by going back keeps the edits.
  for (const putOff of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await putOff();
    await expect(question).toHaveCount(0);
    await expect(editor(page).getByLabel('Description')).toHaveValue(expected);
    await press(editor(page).getByRole('button', { name: 'Update Boat' }));
    await expect(question).toBeVisible();
  }
  await question.getByLabel('Password').fill('not my password');
  await press(question.getByRole('button', { name: 'Sign In' }));
  await expect(question.getByRole('alert')).toHaveText('Invalid login credentials');
  await question.getByLabel('Password').fill(PASSWORD);
  await press(question.getByRole('button', { name: 'Sign In' }));
  await expect(question).toHaveCount(0);
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const { description } = await callAs<OperatorBoatView>(baseUrl, operator.token, 'operatorBoat', {
    parts: { id: boat.id },
  });
  expect(description).toBe(expected);

  // Without unsaved changes the page leaves without asking.
  await page.evaluate(endSession);
  await openEditor(page, press, name);
  await page.reload();
  await expect(page).toHaveURL(/\/operator$/);
});

/** Expires the token so that it cannot be renewed, as after weeks. */
function endSession(): void {
  const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? '';
  const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'dead' }));
}
