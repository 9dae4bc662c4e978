import type { Page } from '@playwright/test';
import { expect, heading, test } from '../../../support/browser/journey.ts';

const SESSION = 'cs_test_awaited';

test('the success page without a payment session says so and links to the home page', async ({
  page,
  press,
  open,
}) => {
  await open('/booking/success');
  await expect(heading(page, 'Invalid Session')).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to Homepage' }));
  await expect(page).toHaveURL('/');
});

test('a payment that does not settle within ten seconds can be checked again', async ({
  page,
  press,
}) => {
  const asked = await answerOpen(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/booking/success?session_id=${SESSION}`);
  // The page hydrates in a frame of its fake clock.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
  const opened = await page.evaluate(() => Date.now());
  // Answers arrive in real time, independent of the page's fake clock.
  await expect(async () => {
    await page.clock.runFor(200);
    expect(asked()).toBeGreaterThan(1);
  }).toPass();
  await page.clock.pauseAt(opened + 9900);
  await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(heading(page, 'Payment Processing')).toBeVisible();
  const askedInVain = asked();
  expect(askedInVain).toBeLessThanOrEqual(10);
  await expect(page.getByText(SESSION)).toBeVisible();
  await expect(page.getByText(/Contact support/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Check Again' }));
  await expect(heading(page, 'Processing Your Booking...')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(asked()).toBeGreaterThan(askedInVain);
  }).toPass();
});

test('an unknown payment session shows “Payment Not Found”', async ({ page, open, troubles }) => {
  troubles.allow('/booking/by-session');
  await open('/booking/success?session_id=cs_test_nobody');
  await expect(heading(page, 'Payment Not Found')).toBeVisible();
  await expect(page.getByText('cs_test_nobody')).toBeVisible();
});

/** Answers every poll with an open payment; returns a function that counts the polls. */
async function answerOpen(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/booking/by-session*', (route) => {
    count += 1;
    const json = { status: 'open', message: 'Your payment is being processed.' };
    return route.fulfill({ status: 202, json });
  });
  return () => count;
}
