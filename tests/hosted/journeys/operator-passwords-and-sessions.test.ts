import type { Page } from '@playwright/test';
import { callAs, fillSignIn, signIn } from '../../support/browser/operator-journey.ts';
import { appCode } from '../../support/worlds/admins/admins.ts';
import { mailedLink } from '../hosted-mail.ts';
import { newOperator } from '../hosted-operators.ts';
import { expect, heading, test, toast, world, type Press } from '../hosted-test.ts';

test('an operator resets a forgotten password with the link that the sign-in service mails', async ({
  page,
  press,
  open,
  own,
  troubles,
}) => {
  // Requests in flight when the operator logged out are refused.
  troubles.allow('answer 401: GET /api/operator/', 'status of 401');
  const { email } = await newOperator('Ugo Forgetful', `forgetful-${own}`);
  await open('/operator');
  await press(page.getByRole('button', { name: 'Forgot Password?' }));
  await page.getByLabel('Email').fill(email);
  await press(page.getByRole('button', { name: 'Send Link' }));
  await expect(heading(page, 'Check Your Email')).toBeVisible();
  const link = await mailedLink(email, /password/i, '/verify');
  expect(link).toContain(world.signIn);
  await page.goto(link);
  await expect(heading(page, 'Set a New Password')).toBeVisible();
  await page.getByLabel('New Password').fill('another-good-one');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await page.waitForURL(`${world.shop}/`);
  await open('/operator');
  await fillSignIn(page, press, email, 'another-good-one');
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
});

test('once two-step sign-in is turned on, the next sign-in requires a code', async ({
  page,
  press,
  open,
  own,
}) => {
  const operator = await newOperator('Tia Double', `double-${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Two-step sign-in' }));
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(appCode(key));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(toast(page, 'Two-step sign-in is on')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await page.waitForURL(`${world.shop}/`);
  await open('/operator');
  await fillSignIn(page, press, operator.email);
  await expect(heading(page, 'Two-step sign-in')).toBeVisible();
  await page.getByLabel('Code').fill(appCode(key, 1));
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
});

test('logging out ends the session at the sign-in service and at both servers', async ({
  page,
  press,
  own,
}) => {
  await signIn(page, press, await newOperator('Leo Leaving', `leaving-${own}`));
  const token = await tokenOfNextCall(page, press);
  for (const server of world.servers) await callAs(server, token, 'me');
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  const user = await fetch(`${world.signIn}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}`, apikey: world.anonKey },
  });
  expect(user.status).toBe(403);
  for (const server of world.servers) {
    const asked = async () =>
      (await fetch(`${server}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    await expect.poll(asked).toBe(401);
  }
});

/** Returns the access token of this page’s session. */
async function tokenOfNextCall(page: Page, press: Press): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/operator/'));
  await press(page.getByRole('tab', { name: 'Bookings' }));
  return ((await (await asked).headerValue('authorization')) ?? '').replace('Bearer ', '');
}
