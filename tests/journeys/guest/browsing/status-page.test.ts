import { expect, test } from '../../../support/browser/journey.ts';

test('the status page shows whether everything works, and how to get help', async ({
  page,
  open,
}) => {
  await open('/info/help-center');
  await page.getByRole('link', { name: 'status page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything works');
  for (const works of [
    'Booking works',
    'Paying works',
    'Captains’ calendars are read',
    'Mails are sent',
  ])
    await expect(page.getByRole('heading', { level: 2, name: works })).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
