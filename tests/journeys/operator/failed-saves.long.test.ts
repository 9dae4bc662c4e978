import type { Page } from '@playwright/test';
import {
  boatCard,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  picture,
  signIn,
} from '../../support/browser/operator-journey.ts';
import { whileUnavailable } from '../../support/faults/unavailable-server.ts';
import { expect, test, toast, type Press } from '../../support/browser/journey.ts';

test('an operator reads which change of a boat could not be saved, sent or deleted', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  const name = `Unlucky ${own}`;
  const operator = await newOperator(baseUrl, 'Una Lucky', `unlucky-${own}`);
  const { id } = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);

  await editor(page).getByLabel('Boat Name').fill('');
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Update failed')).toContainText('Please check required fields.');
  await editor(page).getByLabel('Boat Name').fill(name);

  await chooseTab(page, press, 'Photos (1)');
  await whileUnavailable(page, troubles, `/api/operator/boats/${id}/photos`, async () => {
    await editor(page)
      .getByLabel('Upload Photos')
      .setInputFiles([await picture('bow.jpg')]);
    await expect(toast(page, 'Upload Failed')).toContainText('Please try again.');
  });
  await press(
    editor(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  );
  await expect(toast(page, 'Photo Removed')).toBeVisible();
  await page.reload();

  await press(boatCard(page, name).getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await whileUnavailable(page, troubles, `/api/operator/boats/${id}`, async () => {
    await press(question.getByRole('button', { name: 'Delete Boat' }));
    await expect(toast(page, 'Delete failed')).toContainText('Failed to delete boat.');
  });
  await press(question.getByRole('button', { name: 'Delete Boat' }));
  await expect(toast(page, 'Boat deleted')).toBeVisible();
});

test('an operator reads that a calendar could not be connected, changed or disconnected', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  const operator = await newOperator(baseUrl, 'Cal Unlucky', `cut-off-${own}`);
  await newBoat(baseUrl, operator, `Anchored ${own}`);
  await signIn(page, press, operator);
  const calendars = page.getByRole('region', { name: 'Calendars' });
  const connect = calendars.getByRole('button', { name: 'Connect Calendar' });
  await whileUnavailable(page, troubles, '/oauth/nylas/start', async () => {
    await press(connect);
    await expect(toast(page, 'Connection Failed')).toContainText(
      'Failed to start Nylas authentication',
    );
  });
  await press(connect);
  await allowAt(page, press, `cut-off-${own}@calendars.test`);
  await expect(toast(page, 'Calendar Updated')).toBeVisible();

  const allBoats = calendars.getByRole('checkbox', { name: 'All my boats' });
  await whileUnavailable(page, troubles, '/api/operator/calendar/boats', async () => {
    await allBoats.press('Space');
    await expect(toast(page, 'Update Failed')).toContainText('Please try again.');
  });
  await expect(allBoats).toBeChecked();

  await press(calendars.getByRole('button', { name: 'Disconnect' }));
  const question = page.getByRole('alertdialog', { name: 'Disconnect your calendar?' });
  await whileUnavailable(page, troubles, '/integrations/nylas/disconnect', async () => {
    await press(question.getByRole('button', { name: 'Disconnect' }));
    await expect(toast(page, 'Disconnect Failed')).toBeVisible();
  });
});

test('an operator reads that their phone number could not be saved, and keeps what they typed', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  const operator = await newOperator(baseUrl, 'Pho Ne', `phone-${own}`);
  await signIn(page, press, operator);
  await chooseTab(page, press, 'Payment Details');
  const phone = page.getByLabel('Phone (optional)');
  await phone.fill('+1 721 555 0199');
  await whileUnavailable(page, troubles, '/api/operator/contact', async () => {
    await press(page.getByRole('button', { name: 'Save Phone' }));
    await expect(toast(page, 'Save failed')).toContainText('Please try again.');
  });
  await expect(phone).toHaveValue('+1 721 555 0199');
});

test('an operator reads that signing up or in failed because of the sign-in service', async ({
  page,
  press,
  open,
  own,
  troubles,
}) => {
  await open('/operator');
  await page.getByLabel('Email').fill(`nobody-${own}@captains.test`);
  await page.getByLabel('Password', { exact: true }).fill('not-my-password');
  troubles.allow('answer 400: POST /auth/v1/token', 'status of 400');
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 400, json: {} }));
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(toast(page, 'Login Failed')).toContainText('Please check your credentials.');
  await page.unroute('**/auth/v1/token*');

  await press(page.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await page.getByLabel('Name').fill('Nobody Yet');
  await page.getByLabel('Email').fill(`nobody-${own}@captains.test`);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await whileUnavailable(page, troubles, '/api/auth/register', async () => {
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expect(toast(page, 'Registration Failed')).toContainText('Registration failed.');
  });
});

/** Grants access on the calendar service's own page. */
async function allowAt(page: Page, press: Press, account: string): Promise<void> {
  await press(page.getByRole('radio', { name: 'Another address' }));
  await page.getByLabel('Address', { exact: true }).fill(account);
  await press(page.getByRole('button', { name: 'Allow' }));
}
