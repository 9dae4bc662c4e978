import type { Page } from '@playwright/test';
import {
  expect,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../../support/browser/journey.ts';
import { swipe } from '../../../support/browser/swipe.ts';

const DATE = 'Date Required';

test('one toast is shown at a time, and it disappears after five seconds', async ({
  page,
  press,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await raiseToast(page, press);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(toast(page, DATE)).toHaveCount(0);
  await raiseToast(page, press);
  await raiseToast(page, press);
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  ).toHaveCount(1);
  await page.clock.runFor(4_900);
  await expect(toast(page, DATE)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, DATE)).toHaveCount(0);
});

test('F8 moves the focus to the notifications, and a button closes one @desktop', async ({
  page,
  press,
  open,
}) => {
  await open('/');
  await raiseToast(page, press);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast(page, DATE).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, DATE)).toHaveCount(0);
});

test('F8 reaches the notifications before the first one appears @desktop @long', async ({
  page,
  open,
}) => {
  await open('/');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
});

test('a swipe of more than 50 px dismisses a toast, and a shorter one does not @both-widths', async ({
  page,
  press,
  open,
  hasTouch,
}) => {
  await open('/');
  await raiseToast(page, press);
  await swipe(page, toast(page, DATE).getByText(DATE), 40, hasTouch);
  await expect(toast(page, DATE)).toBeVisible();
  await swipe(page, toast(page, DATE).getByText(DATE), 70, hasTouch);
  await expect(toast(page, DATE)).toHaveCount(0, { timeout: 3_000 });
});

async function raiseToast(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
  await expect(toast(page, DATE)).toBeVisible();
}
