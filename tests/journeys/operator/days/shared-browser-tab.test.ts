import {
  boatCard,
  callAs,
  chooseTab,
  fillSignIn,
  newBoat,
  newOperator,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

test('a session that ended elsewhere leaves no data for the next operator in the same tab', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 401:', 'answer 403: POST /auth/v1/logout', 'status of 40');
  const first = await newOperator(baseUrl, 'Ada Before', `before-${own}`);
  const boat = await newBoat(baseUrl, first, `Left Behind ${own}`);
  const payload = { payoutMethod: 'paypal', paypalEmail: first.email };
  await callAs(baseUrl, first.token, 'savePayoutDetails', { payload });
  const next = await newOperator(baseUrl, 'Bo After', `after-${own}`);
  await signIn(page, press, first);
  await chooseTab(page, press, 'Payment Details');
  await expect(page.getByLabel('PayPal Email')).toHaveValue(first.email);
  await chooseTab(page, press, 'My Boats');
  await expect(boatCard(page, boat.name)).toBeVisible();

  const ended = await fetch(`${baseUrl}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.token}` },
  });
  expect(ended.status).toBe(204);
  // A verified session is cached for a moment; any logout clears the cache.
  await callAs(baseUrl, next.token, 'logout');
  await press(page.getByRole('tab', { name: 'Bookings' }));
  await expect(page).toHaveURL(/\/operator$/);
  await expect(heading(page, 'Sign In')).toBeVisible();
  await fillSignIn(page, press, next.email);
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await expect(page.getByText('Bo After')).toBeVisible();
  await expect(page.getByText('No boats yet')).toBeVisible();
  await expect(boatCard(page, boat.name)).toHaveCount(0);
  await chooseTab(page, press, 'Payment Details');
  await expect(page.getByLabel('Payout Method')).toBeVisible();
  await page.getByLabel('Payout Method').selectOption('paypal');
  await expect(page.getByLabel('PayPal Email')).toHaveValue('');
});
