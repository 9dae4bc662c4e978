import { fillAdminSignIn } from '../../support/browser/admin-journey.ts';
import { appCode } from '../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, heading } from '../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../support/browser/isolated-journey.ts';
import { productionSettings } from '../../support/product/production-settings.ts';

const owner = { email: 'owner@harbour.test', password: 'the-key-of-the-harbour' };
const test = createIsolatedJourney({
  ...productionSettings,
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
});

test('a super admin of a production shop must set up the second step before using the portal', async ({
  page,
  press,
  open,
}) => {
  await open('/admin/login');
  await fillAdminSignIn(page, press, owner.email, owner.password);
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(heading(page, 'My Account')).toBeVisible();
  await expect(page.getByText('Super admins need a second step')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit Log' })).toHaveCount(0);
  await expectNoFindings(page, 'an account without its second step');
  await page.goto('/admin/admins');
  await expect(page).toHaveURL(/\/admin\/account$/);

  await press(page.getByRole('button', { name: 'Set Up Second Step' }));
  const dialog = page.getByRole('dialog', { name: 'Set Up Second Step' });
  await dialog.getByLabel('Your Password').fill(owner.password);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code').fill(appCode(key));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await press(dialog.getByRole('button', { name: 'I’ve Saved Them' }));
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expect(page.getByText('Super admins need a second step')).toHaveCount(0);
  await page.goto('/admin/admins');
  await expect(page.getByText(owner.email).filter({ visible: true }).first()).toBeVisible();
});
