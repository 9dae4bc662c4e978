import type { Page } from '@playwright/test';
import { totp } from '../../support/providers/authenticator.ts';
import { fillSignIn, PASSWORD } from '../../support/browser/operator-journey.ts';
import type { HostedSignIn } from '../../support/providers/hosted-sign-in.ts';
import { test } from '../../support/browser/hosted-sign-in-journey.ts';
import { expect, heading, toast } from '../../support/browser/journey.ts';

test('an operator confirms their account with the mailed link of a hosted sign-in service, and logout ends the session there', async ({
  page,
  press,
  open,
  hosted: { shop, service },
  own,
}) => {
  const email = `elsewhere-${own}@captains.test`;
  await open('/operator');
  await press(page.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await page.getByLabel('Name').fill('Iris Elsewhere');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(heading(page, 'Check Your Email')).toBeVisible();
  await page.goto(await service.linkTo(email, 'signup'));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await expect(page.getByText('Iris Elsewhere')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  const kept = await keptSession(page);
  expect(await statusAt(service, '/user', kept.access_token)).toBe(200);
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(`${shop}/`);
  expect(await statusAt(service, '/user', kept.access_token)).toBe(403);
  expect(await refreshStatus(service, kept.refresh_token)).toBe(400);
});

test('an operator resets a forgotten password with the mailed link of a hosted sign-in service', async ({
  page,
  press,
  open,
  hosted: { service },
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /auth/v1/token', 'status of 400');
  const email = await newAccount(service, page, `forgets-elsewhere-${own}`);
  await open('/operator');
  await press(page.getByRole('button', { name: 'Forgot Password?' }));
  await page.getByLabel('Email').fill(email);
  await press(page.getByRole('button', { name: 'Send Link' }));
  await expect(heading(page, 'Check Your Email')).toBeVisible();
  await page.goto(asItsTemplateWrites(await service.linkTo(email, 'recovery')));
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await press(page.getByRole('button', { name: 'Continue' }));
  await expect(heading(page, 'Set a New Password')).toBeVisible();
  await page.getByLabel('New Password').fill('a-better-password');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();

  await open('/operator');
  await fillSignIn(page, press, email, PASSWORD);
  await expect(toast(page, 'Login Failed')).toContainText('Invalid login credentials');
  await fillSignIn(page, press, email, 'a-better-password');
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
});

test('two-step sign-in at a hosted sign-in service is required once an operator turns it on', async ({
  page,
  press,
  open,
  hosted: { service },
  own,
}) => {
  const email = await newAccount(service, page, `two-steps-elsewhere-${own}`);
  await open('/operator');
  await fillSignIn(page, press, email);
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await press(page.getByRole('button', { name: 'Two-step sign-in' }));
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(totp(secret));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await expect(toast(page, 'Two-step sign-in is on')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out successfully')).toBeVisible();

  await open('/operator');
  await fillSignIn(page, press, email);
  await expect(heading(page, 'Two-step sign-in')).toBeVisible();
  await page.getByLabel('Code').fill(totp(secret, 1));
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
});

test('an error of the sign-in service is shown, and an unused link can be tried again', async ({
  page,
  press,
  open,
  hosted: { service },
  troubles,
  own,
}) => {
  troubles.allow('answer 503: GET /auth/v1/user', 'status of 503');
  troubles.allow('answer 401: GET /auth/v1/user', 'status of 401');
  troubles.allow('answer 503: POST /auth/v1/logout');
  const email = await newAccount(service, page, `unlucky-${own}`);
  const recover = async () => {
    await post(service, '/recover?redirect_to=' + new URL('/operator', page.url()).href, { email });
    return service.linkTo(email, 'recovery');
  };
  await open('/operator');
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto(await recover());
  await expect(alertWith(page, 'This key is not known here.')).toBeVisible();
  await expect(heading(page, 'Sign In')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.unroute('**/auth/v1/user');
  await page.route('**/auth/v1/user', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(await recover());
  await expect(alertWith(page, 'You can’t sign in right now.')).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await page.reload();
  await expect(heading(page, 'Set a New Password')).toBeVisible();
  await page.getByLabel('New Password').fill('a-better-password');
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();

  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, json: {} }));
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(toast(page, 'Logged out of this browser only')).toBeVisible();
});

test('after too many sign-in attempts, an operator reads how long to wait, whether or not the service says so', async ({
  page,
  press,
  open,
  hosted: { service },
  troubles,
  own,
}) => {
  troubles.allow('POST /auth/v1/token', 'status of 4');
  const email = await newAccount(service, page, `guesses-${own}`);
  await open('/operator');
  for (let tries = 0; tries < 3; tries += 1) {
    await post(service, '/token?grant_type=password', { email, password: 'not-the-password' });
  }
  await fillSignIn(page, press, email);
  await expect(toast(page, 'Login Failed')).toContainText('Please try again in 5 minutes.');
  const json = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 429, json }));
  await fillSignIn(page, press, email);
  await expect(toast(page, 'Login Failed')).toContainText('Please wait 5 minutes');
});

const refusal = { code: 'no_authorization', message: 'This key is not known here' };

/** Rewrites a link as a hosted service's mail templates from docs/operations.md do. */
function asItsTemplateWrites(link: string): string {
  const said = new URL(link).searchParams;
  return `${said.get('redirect_to')}/confirm?token_hash=${said.get('token')}&type=${said.get('type')}`;
}

type Kept = { access_token: string; refresh_token: string };

/** Reads the session that the browser stores. */
async function keptSession(page: Page): Promise<Kept> {
  const kept = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => /^sb-.*-auth-token$/.test(key));
    return name ? localStorage.getItem(name) : null;
  });
  return JSON.parse(kept ?? '{}') as Kept;
}

/** Creates an operator with a confirmed email address, without the browser. */
async function newAccount(service: HostedSignIn, page: Page, key: string): Promise<string> {
  const email = `${key}@captains.test`;
  const payload = { name: 'Otto Elsewhere', email, password: PASSWORD };
  await page.request.post('/api/auth/register', { data: payload });
  await fetch(await service.linkTo(email, 'signup'), { redirect: 'manual' });
  return email;
}

function post(service: HostedSignIn, path: string, payload: object): Promise<Response> {
  return fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { apikey: service.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
}

async function statusAt(service: HostedSignIn, path: string, token: string): Promise<number> {
  const headers = { apikey: service.anonKey, authorization: `Bearer ${token}` };
  return (await fetch(`${service.url}${path}`, { headers })).status;
}

async function refreshStatus(service: HostedSignIn, refresh_token: string): Promise<number> {
  return (await post(service, '/token?grant_type=refresh_token', { refresh_token })).status;
}

/** Finds an alert among the empty ones that forms keep for announcements. */
function alertWith(page: Page, hasText: string) {
  return page.getByRole('alert').filter({ hasText });
}
