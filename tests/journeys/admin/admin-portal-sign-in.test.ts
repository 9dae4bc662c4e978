import type { Page } from '@playwright/test';
import {
  ADMIN_PASSWORD,
  enterPortal,
  fillAdminSignIn,
  mailedInvitation,
  newJourneyAdmin,
  openSection,
} from '../../support/browser/admin-journey.ts';
import { appCode } from '../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, heading, test, toast } from '../../support/browser/journey.ts';

const signInButton = { name: 'Sign In', exact: true } as const;

test('the sign-in form says what is wrong, and an admin signs in to the dashboard and logs out', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 401: POST /api/admin/login', 'status of 401');
  const admin = await newJourneyAdmin(baseUrl, 'Ada Helm', `helm-${own}`);
  await open('/admin/login');
  await expect(page).toHaveTitle(/^Admin Sign-In/);
  await expect(page.getByText('Authorized access only. All activity is monitored.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a Boat' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await press(page.getByRole('button', signInButton));
  await expect(toast(page, 'Missing information')).toContainText(
    'Please enter both email and password',
  );
  await fillAdminSignIn(page, press, admin.email, 'not-the-password');
  await expect(toast(page, 'Login failed')).toContainText('That email or password is incorrect.');
  await expect(page.getByRole('alert')).toHaveText('That email or password is incorrect.');
  await expectNoFindings(page, 'sign-in, failed');

  await page.route('**/api/admin/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await fillAdminSignIn(page, press, admin.email, ADMIN_PASSWORD);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(toast(page, 'Login successful')).toContainText('Welcome back, Ada Helm!');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(heading(page, 'Platform Management Dashboard')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Ada Helm', { exact: true })).toBeVisible();
  await expect(main.getByText('Admin', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('admin'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ name: 'Ada Helm', role: 'admin' });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('admin'))).toBeNull();
});

test('the dashboard without a stored admin leads to the sign-in even with a valid session @long', async ({
  page,
  press,
  troubles,
}) => {
  troubles.allow('answer 401: GET /api/admin/me', 'status of 401');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await enterPortal(page, press);
  for (const unreadable of ['{', '"somebody"', '{"name":"Half"}']) {
    await page.evaluate((text) => sessionStorage.setItem('admin', text), unreadable);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await enterPortal(page, press);
  }
  // Stored data gives access to no page once the server's session has ended.
  await metricsShown(page);
  await page.context().clearCookies();
  await page.goto('/admin/audit-log');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a link opened in a new tab relies on the session, not on the tab’s storage @long', async ({
  page,
  press,
  context,
}) => {
  await enterPortal(page, press);
  await page.goto('/admin/bookings');
  const link = page.getByRole('main').getByRole('link', { name: /SXM-/ }).first();
  const code = /SXM-[\w-]+/.exec((await link.textContent()) ?? '')?.[0] ?? 'no code';
  const tab = await context.newPage();
  await tab.goto((await link.getAttribute('href')) ?? '');
  await expect(tab.getByRole('heading', { level: 2, name: code })).toBeVisible();
  await expect(tab).toHaveTitle(new RegExp(`^${code} `));
  expect(await tab.evaluate(() => sessionStorage.getItem('admin'))).toContain('"role"');
  await tab.close();
});

test('the admin portal checks the session before it shows a page', async ({ page, press }) => {
  await enterPortal(page, press);
  let answer: (() => void) | null = null;
  await page.route('**/api/admin/me', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect.poll(() => answer).not.toBeNull();
  (answer as (() => void) | null)?.();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an admin can log out offline', async ({ page, press, context, troubles }) => {
  troubles.allow('net::ERR_INTERNET_DISCONNECTED');
  await enterPortal(page, press);
  await metricsShown(page);
  await context.setOffline(true);
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out on this screen')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('admin'))).toBeNull();
  await context.setOffline(false);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('an admin whose session ends elsewhere is led back to the sign-in', async ({
  page,
  press,
  troubles,
}) => {
  troubles.allow('answer 401', 'status of 401');
  await enterPortal(page, press);
  await metricsShown(page);
  await page.context().clearCookies();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(menu);
  await press(page.getByRole('link', { name: 'Audit Log' }));
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('an admin sets up the second step with the key beside the QR code, and later sign-ins require it @phone', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 401: POST /api/admin/login', 'status of 40', 'answer 400: POST /api');
  const admin = await newJourneyAdmin(baseUrl, 'Tess Two', `two-${own}`);
  await enterPortal(page, press, admin.email, ADMIN_PASSWORD);
  await openSection(page, press, 'My Account');
  await expectNoFindings(page, 'My Account');
  await press(page.getByRole('button', { name: 'Set Up Second Step' }));
  const dialog = page.getByRole('dialog', { name: 'Set Up Second Step' });
  await dialog.getByLabel('Your Password').fill(ADMIN_PASSWORD);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectNoFindings(page, 'the picture to scan');
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code').fill('000000');
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(dialog.getByText('That code is incorrect or was already used')).toBeVisible();
  await dialog.getByLabel('Code').fill(appCode(key));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoFindings(page, 'the recovery codes');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await press(dialog.getByRole('button', { name: 'I’ve Saved Them' }));
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));

  await fillAdminSignIn(page, press, admin.email, ADMIN_PASSWORD);
  await expect(heading(page, 'Second step')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await press(page.getByRole('button', signInButton));
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Enter the code/);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectNoFindings(page, 'the second step');
  await page.getByLabel('Code').fill('000000');
  await press(page.getByRole('button', signInButton));
  await expect(page.getByRole('alert')).toContainText('That code is incorrect');
  await page.getByLabel('Code').fill(appCode(key, 1));
  await press(page.getByRole('button', signInButton));
  await expect(heading(page, 'Platform Management Dashboard')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));

  await fillAdminSignIn(page, press, admin.email, ADMIN_PASSWORD);
  await page.getByLabel('Code').fill(recoveryCode);
  await press(page.getByRole('button', signInButton));
  await expect(heading(page, 'Platform Management Dashboard')).toBeVisible();
  await openSection(page, press, 'My Account');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('a super admin invites an admin, who chooses a password by the mailed link', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow(
    'answer 404: GET /api/admin/invitation',
    'status of 404',
    'answer 409',
    'status of 409',
  );
  const name = `Noor ${own}`;
  const email = `noor-${own}@admins.test`;
  await enterPortal(page, press);
  await openSection(page, press, 'Admins');
  await press(page.getByRole('button', { name: 'Invite Admin' }));
  const dialog = page.getByRole('dialog', { name: 'Invite Admin' });
  await press(dialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(dialog.getByText('Please enter a name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill('deck@demo.test');
  await press(dialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(dialog.getByText('An admin already uses this address')).toBeVisible();
  await expectNoFindings(page, 'invite, with an error');
  await dialog.getByLabel('Email').fill(email);
  await press(dialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(toast(page, 'Invitation sent')).toContainText(email);
  const entry = page.getByRole('main').locator('tr:visible, li:visible').filter({ hasText: email });
  await expect(entry).toContainText('Invited');
  await expectNoFindings(page, 'Admins');
  await press(page.getByRole('button', { name: 'Logout' }));

  const link = await mailedInvitation(baseUrl, email);
  await page.goto(link);
  await expect(heading(page, `Welcome, ${name}`)).toBeVisible();
  await expectNoFindings(page, 'invitation');
  await page.getByLabel('Password').fill('short');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(page.getByText('Please choose at least 12 characters')).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, 'Platform Management Dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admins', exact: true })).toHaveCount(0);
  await page.goto('/admin/admins');
  await expect(page.getByText('For super admins only')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This invitation was already used');

  await enterPortal(page, press);
  await openSection(page, press, 'Admins');
  await expect(entry).toContainText('Active');
  await press(entry.getByRole('button', { name: `Remove: ${name}` }));
  await expectNoFindings(page, 'a question');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(toast(page, `${name} was removed`)).toBeVisible();
  await expect(entry).toHaveCount(0);

  await openSection(page, press, 'Audit Log');
  await page.getByLabel('Boat, operator, booking or admin').fill(name);
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText(`Harbour Master removed ${name}`);
  await press(entries.first().locator('summary'));
  await expect(entries.first()).toContainText('Before: role');
  await expectNoFindings(page, 'Audit Log');
});

/** Waits for the metrics: a 401 for them would also lead to the sign-in. */
async function metricsShown(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Popular boats' })).toBeVisible();
}
