import type { Page } from '@playwright/test';
import {
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';

test('going back closes a dialog instead of leaving the portal, and asks before discarding text @desktop', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Bo Backward', `backward-${own}`);
  const name = `There And Back ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await page.goBack();
  await expect(editor(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/operator\/dashboard$/);

  await openEditor(page, press, name);
  await page.getByLabel('Description').fill('Typed, not saved.');
  await goBack(page);
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await goBack(page);
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Description')).toHaveValue('Typed, not saved.');
  await goBack(page);
  await press(question.getByRole('button', { name: 'Discard Changes' }));
  await expect(editor(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number }).layer))
    .toBe(undefined);
});

test('an operator enters a phone number for guests who have paid', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Fay Fone', `fone-${own}`);
  await signIn(page, press, operator);
  await chooseTab(page, press, 'Payment Details');
  const phone = page.getByLabel('Phone (optional)');
  const save = page.getByRole('button', { name: 'Save Phone' });
  await phone.fill('call me');
  await press(save);
  await expect(page.getByText('Please enter the phone number with its country code')).toBeVisible();
  await phone.fill('+1 721 555 0199');
  await press(save);
  await expect(toast(page, 'Phone saved')).toBeVisible();
  await page.reload();
  await chooseTab(page, press, 'Payment Details');
  await expect(phone).toHaveValue('+1 721 555 0199');
});

/** Goes back like the browser's button: Playwright's own method would wait for a page that the prompt blocks. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}
