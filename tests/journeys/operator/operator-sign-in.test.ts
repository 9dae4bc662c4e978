import { unfoldFooter } from '../../support/browser/folds.ts';
import { builtFile } from '../../support/product/built-files.ts';
import {
  callAs,
  fillSignIn,
  mailedLink,
  newOperator,
  PASSWORD,
  signIn,
} from '../../support/browser/operator-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { totp } from '../../support/providers/authenticator.ts';
import { expect, heading, test, toast } from '../../support/browser/journey.ts';

test('the sign-in form says what is wrong, and an operator signs in to the dashboard and logs out', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /auth/v1/token', 'answer 401: GET /api/auth/me', 'status of 40');
  const operator = await newOperator(baseUrl, 'Eva Return', `return-${own}`);
  await page.goto('/operator/dashboard');
  await expect(page).toHaveURL(/\/operator$/);

  await open('/operator');
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await fillSignIn(page, press, operator.email, 'not-the-password');
  await expect(toast(page, 'Login Failed')).toContainText('Invalid login credentials');
  await fillSignIn(page, press, operator.email);
  await expect(toast(page, 'Welcome back!')).toContainText('Successfully logged in.');
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  for (const card of ['Total Boats', 'This Month', 'Revenue', 'Rating']) {
    await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible();
  }

  await page.goto('/operator');
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await expect(page.getByText('Eva Return')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/`);
  await page.goto('/operator/dashboard');
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test.describe('logging out on a slow network', () => {
  // A service worker would bypass this delay of the home page.
  test.use({ serviceWorkers: 'block' });

  test('logging out leads to the home page, even if the dashboard fails while the home page loads', async ({
    page,
    press,
    baseUrl,
    troubles,
    own,
  }) => {
    troubles.allow('answer 401: GET /api/operator/', 'status of 401');
    const operator = await newOperator(baseUrl, 'Ola Leaving', `leaving-${own}`);
    await signIn(page, press, operator);
    const homePage = Promise.withResolvers<void>();
    await page.route(`**${builtFile('src/web/guest/home/home-page.tsx')}`, (route) =>
      homePage.promise.then(() => route.continue()),
    );
    await press(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL(`${baseUrl}/`);
    const answer = page.waitForResponse('**/api/operator/bookings*');
    await press(page.getByRole('tab', { name: 'Bookings' }));
    expect((await answer).status()).toBe(401);
    homePage.resolve();
    await expect(heading(page, /A day on the water/)).toBeVisible();
    await expect(page).toHaveURL(`${baseUrl}/`);
  });
});

test('an operator resets a forgotten password with the mailed link, which works once', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ugo Forgetful', `forgetful-${own}`);
  await open('/operator');
  await press(page.getByRole('button', { name: 'Forgot Password?' }));
  await page.getByLabel('Email').fill(operator.email);
  await press(page.getByRole('button', { name: 'Send Link' }));
  await expect(heading(page, 'Check Your Email')).toBeVisible();

  const link = await mailedLink(baseUrl, operator.email, /password/i);
  await page.goto(link);
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await expectNoFindings(page, 'the page behind a mailed link');
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(heading(page, 'Set a New Password')).toBeVisible();
  await page.getByLabel('New Password').fill('short');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New Password').fill('another-good-one');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();

  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(`${baseUrl}/`);
  await page.goto(link);
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(heading(page, 'This link was used or has expired')).toBeVisible();
  await press(page.getByRole('link', { name: 'Go to Sign-In' }));
  await expect(heading(page, 'Sign In')).toBeVisible();
  await fillSignIn(page, press, operator.email, 'another-good-one');
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();

  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(`${baseUrl}/`);
  await unfoldFooter(page, press);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Add Your Boat' }));
  await expect(heading(page, 'Sign In')).toBeVisible();
});

test('two-step sign-in requires the authenticator app’s code once it is turned on', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 422: POST /auth/v1/factors', 'status of 422');
  troubles.allow('answer 400: GET /auth/v1/user', 'status of 400');
  const operator = await newOperator(baseUrl, 'Tia Double', `double-${own}`);
  await signIn(page, press, operator);
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 400, json: {} }));
  await press(page.getByRole('button', { name: 'Two-step sign-in' }));
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(dialog.getByText('Status unavailable')).toBeVisible();
  await expectNoFindings(page, 'two-step sign-in that cannot be asked for');
  await page.unroute('**/auth/v1/user');
  await press(dialog.getByRole('button', { name: 'Try again' }));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(dialog.getByRole('img')).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill('000000');
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(dialog.getByText('Invalid TOTP code entered')).toBeVisible();
  await dialog.getByLabel('Code').fill(totp(secret));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(toast(page, 'Two-step sign-in is on')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(`${baseUrl}/`);

  await page.goto('/operator');
  await fillSignIn(page, press, operator.email, PASSWORD);
  await expect(heading(page, 'Two-step sign-in')).toBeVisible();
  await page.getByLabel('Code').fill(totp(secret, 1));
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  // Sessions that never passed the second step end once their cached check expires.
  await expect(async () => {
    await expect(callAs(baseUrl, operator.token, 'me')).rejects.toThrow(/answered 401/);
  }).toPass();
});
