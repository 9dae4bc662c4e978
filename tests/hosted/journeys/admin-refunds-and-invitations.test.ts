import type { Page } from '@playwright/test';
import {
  ADMIN_PASSWORD,
  fillAdminSignIn,
  openSection,
} from '../../support/browser/admin-journey.ts';
import { appCode } from '../../support/worlds/admins/admins.ts';
import { soldDay } from '../../support/browser/operator-journey.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard } from '../../support/worlds/guests/visitors.ts';
import { mailedLink, mailTo } from '../hosted-mail.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  world,
  type Press,
} from '../hosted-test.ts';

const ASKED_FOR_A_CODE = ['answer 401: POST /api/admin/login', 'status of 401'];
const DASHBOARD = 'Platform Management Dashboard';

test('an admin refunds a paid booking through Stripe, and the guest gets a mail', async ({
  page,
  press,
  own,
  turn,
  troubles,
}) => {
  troubles.allow(...ASKED_FOR_A_CODE);
  const guest = await paidBooking(own);
  await enterAsOwner(page, press, turn);
  const session = (await page.context().cookies(world.shop)).find(({ httpOnly }) => httpOnly);
  expect(session).toMatchObject({ secure: true, sameSite: 'Strict' });
  await openSection(page, press, 'Bookings');
  await page.getByLabel('Code, guest or email').fill(guest.email);
  const found = page.getByRole('link', { name: /^SXM-/ }).filter({ visible: true });
  await expect(found).toHaveCount(1);
  await press(found);
  await press(page.getByRole('button', { name: 'Cancel Booking' }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Full refund, $160.00')).toBeChecked();
  await dialog.getByLabel('Reason').fill('The harbour is closed that day.');
  await press(dialog.getByRole('button', { name: 'Cancel and refund $160.00' }));
  await expect(toast(page, 'Booking canceled')).toBeVisible();
  const history = page.getByRole('list', { name: 'History' });
  await expect(async () => {
    await page.reload();
    await expect(history).toContainText('Refund of $160.00 sent by', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await mailTo(guest.email, /cancel/i);
});

test('an invited admin chooses a password by the mailed link, and sets up the second step', async ({
  page,
  press,
  own,
  turn,
  open,
  troubles,
}) => {
  troubles.allow(...ASKED_FOR_A_CODE);
  const name = `Noor ${own}`;
  const email = `noor-${own}@admins.test`;
  await enterAsOwner(page, press, 4 + turn);
  await openSection(page, press, 'Admins');
  await press(page.getByRole('button', { name: 'Invite Admin' }));
  const dialog = page.getByRole('dialog', { name: 'Invite Admin' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await press(dialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await press(page.getByRole('button', { name: 'Logout' }));

  await page.goto(await mailedLink(email, /invit/i, 'invitation='));
  await expect(heading(page, `Welcome, ${name}`)).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await press(page.getByRole('button', { name: 'Save and Sign In' }));
  await expect(heading(page, DASHBOARD)).toBeVisible();
  const key = await setUpSecondStep(page, press);
  await press(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/admin\/login$/);

  await open('/admin/login');
  await fillAdminSignIn(page, press, email, ADMIN_PASSWORD);
  await page.getByLabel('Code').fill(appCode(key, 1));
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(heading(page, DASHBOARD)).toBeVisible();
});

/** Signs in the configured super admin with the recovery code at `nth`; each code works once. */
async function enterAsOwner(page: Page, press: Press, nth: number): Promise<void> {
  const { email, password, recoveryCodes } = world.admin;
  await page.goto('/admin/login');
  await waitForHydration(page);
  await fillAdminSignIn(page, press, email, password);
  await page.getByLabel('Code').fill(recoveryCodes[nth] ?? '');
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(heading(page, DASHBOARD)).toBeVisible();
}

/** Books two seats at $80.00 each and pays by card; returns the guest. */
async function paidBooking(own: string) {
  const { operator, boat } = await newBoatToBook(`refunds-${own}`);
  const guest = newVisitor({ baseUrl: world.shop }, 'Wet Walter');
  const start = soldDay();
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  const held = await guest.hold({ ...boat, operator: operator.email }, trip);
  await payByCard(held.page);
  const status = async () => (await guest.booking(held.bookingId)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('paid');
  return guest;
}

async function setUpSecondStep(page: Page, press: Press): Promise<string> {
  await openSection(page, press, 'My Account');
  await press(page.getByRole('button', { name: 'Set Up Second Step' }));
  const dialog = page.getByRole('dialog', { name: 'Set Up Second Step' });
  await dialog.getByLabel('Your Password').fill(ADMIN_PASSWORD);
  await press(dialog.getByRole('button', { name: 'Continue' }));
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code').fill(appCode(key));
  await press(dialog.getByRole('button', { name: 'Turn On' }));
  await press(dialog.getByRole('button', { name: 'I’ve Saved Them' }));
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return key;
}
