import type { Page } from '@playwright/test';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { newBoat, newOperator, soldDay } from '../../support/browser/operator-journey.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../support/browser/journey.ts';
import { cards, payWithCard } from '../../support/browser/payment-page.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard, readSessionId } from '../../support/worlds/guests/visitors.ts';

const REASON = 'Half of the trip was lost to the rain.';

test('a super admin finds a booking by its code, makes a partial refund, and finds the refund in the log', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  const { code, boatName } = await paidBooking(page, press, baseUrl, own);
  await enterPortal(page, press);
  await openSection(page, press, 'Bookings');
  await page.getByLabel('Code, guest or email').fill(code.toLowerCase());
  await expect(page.getByRole('status').filter({ hasText: '1 booking' })).toHaveText('1 booking');
  await expectNoFindings(page, 'bookings found');
  await expect(page).toHaveURL(new RegExp(`search=${code.toLowerCase()}`));
  await press(page.getByRole('link', { name: code }));
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(boatName);

  await press(page.getByRole('button', { name: 'Cancel Booking' }));
  const dialog = page.getByRole('alertdialog', { name: `Cancel booking ${code}?` });
  await expect(dialog).toContainText('Refund policy: 48 hours or more before departure');
  await expect(dialog.getByLabel('Full refund, $160.00')).toBeChecked();
  await dialog.getByLabel('Partial refund').check();
  await dialog.getByLabel('Amount (USD)').fill('160.01');
  await press(dialog.getByRole('button', { name: 'Cancel and refund $160.01' }));
  await expect(dialog.getByText('You can refund up to $160.00.')).toBeVisible();
  await expect(dialog.getByLabel('Amount (USD)')).toBeFocused();
  await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await dialog.getByLabel('Amount (USD)').fill('60.50');
  await expect(dialog.getByRole('status')).toHaveText(
    'We refund $60.50 of the trip price and $0.00 of the service fee. The operator keeps $99.50.',
  );
  await dialog.getByLabel('Reason').fill(REASON);
  await expectNoFindings(page, 'cancelling');
  await press(dialog.getByRole('button', { name: 'Cancel and refund $60.50' }));
  await expect(toast(page, 'Booking canceled')).toBeVisible();

  const history = page.getByRole('list', { name: 'History' });
  const cancelled = history.getByRole('listitem').filter({ hasText: 'Booking canceled' });
  await expect(cancelled).toContainText('$60.50 refunded to the guest');
  await expect(cancelled).toContainText(REASON);
  await expect(cancelled).toContainText('Harbour Master');
  await expect(history).toContainText('Refund of $60.50 sent by the payment provider');
  await expect(history).toContainText('Email “Cancellation” to the guest sent');
  await expect(page.getByText('Partially refunded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);

  troubles.allow('answer 429', 'status of 429');
  await press(page.getByRole('button', { name: 'Send Again Cancellation, to the guest' }));
  await expect(page.getByText(/^This email was just sent/)).toBeVisible();
  await expectNoFindings(page, 'a booking with its history');

  await press(page.getByRole('link', { name: 'Admin actions in the audit log' }));
  await expect(heading(page, 'Audit Log')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    `Harbour Master called off ${code}, with $60.50 back: ${REASON}`,
  );
});

test('a super admin makes a partial refund without cancelling the trip, and records a failed refund as paid by wire @phone', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const { id, code } = await paidBooking(page, press, baseUrl, own, '4000000000005126');
  await enterPortal(page, press);
  await open(`/admin/bookings/${id}`);
  await press(page.getByRole('button', { name: 'Refund Guest', exact: true }));
  const dialog = page.getByRole('alertdialog', { name: `Refund booking ${code}?` });
  await expect(dialog).toContainText('The trip stays as booked.');
  await dialog.getByLabel('Amount (USD)').fill('160.01');
  await dialog.getByLabel('Reason').fill(REASON);
  await press(dialog.getByRole('button', { name: 'Refund $160.01' }));
  await expect(dialog.getByText('You can refund up to $160.00.')).toBeVisible();
  await dialog.getByLabel('Amount (USD)').fill('20');
  await expect(dialog.getByRole('status')).toHaveText(
    'We refund $20.00 of the trip price and $0.00 of the service fee. The operator keeps $140.00.',
  );
  await expectNoFindings(page, 'refunding');
  await press(dialog.getByRole('button', { name: 'Refund $20.00' }));
  await expect(toast(page, 'Refund decided')).toBeVisible();
  await expect(page.getByText('Paid, partially refunded')).toBeVisible();

  // The bank returns it after a moment, before or after the page has loaded.
  const settle = page.getByRole('button', { name: 'Mark as Refunded' });
  await expect(async () => {
    await page.reload();
    await expect(settle).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await waitForHydration(page);
  await press(settle);
  const settling = page.getByRole('alertdialog', {
    name: 'Mark $20.00 as refunded outside the card?',
  });
  await press(settling.getByRole('button', { name: 'Record Refund' }));
  await expect(settling.getByText('Enter a reference')).toBeVisible();
  await settling.getByLabel('Reference').fill(`Wire ${own}`);
  await expectNoFindings(page, 'settling a refund');
  await press(settling.getByRole('button', { name: 'Record Refund' }));
  await expect(toast(page, 'Refund recorded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    'Refund of $20.00 paid another way',
  );
  await expect(page.getByRole('main')).toContainText(`Wire ${own}`);
});

test('a payment made while the cancel dialog is open is shown before the booking is cancelled @long', async ({
  page,
  press,
  open,
  baseUrl,
  own,
  troubles,
}) => {
  const { id, code, pay } = await reservedBooking(baseUrl, own);
  await enterPortal(page, press);
  await open(`/admin/bookings/${id}`);
  await press(page.getByRole('button', { name: 'Cancel Booking' }));
  const dialog = page.getByRole('alertdialog', { name: `Cancel booking ${code}?` });
  await expect(dialog).toContainText('Nothing was paid, so there’s nothing to refund.');
  await dialog.getByLabel('Reason').fill(REASON);
  await pay();
  troubles.allow('answer 409', 'status of 409');
  await press(dialog.getByRole('button', { name: 'Cancel Booking' }));
  await expect(dialog).toContainText('The amount paid changed to $168.00.');
  await expect(dialog.getByLabel('Full refund, $168.00')).toBeChecked();
  await press(dialog.getByRole('button', { name: 'Cancel and refund $168.00' }));
  await expect(toast(page, 'Booking canceled')).toBeVisible();
});

test('an admin sees bookings and reads who may cancel them', async ({
  page,
  press,
  open,
  troubles,
}) => {
  await enterPortal(page, press, DECK, 'deck-hand-sxm');
  await openSection(page, press, 'Bookings');
  await page.getByLabel('Status', { exact: true }).selectOption('paid');
  // The previous list stays, dimmed, until the paid bookings have loaded.
  await expect(page).toHaveURL(/status=paid/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const codes = page.getByRole('link', { name: /^SXM-/ }).filter({ visible: true });
  await expect(codes.first()).toBeVisible();
  const code = (await codes.first().textContent()) ?? '';
  // A newer booking may be listed before it by now.
  await press(codes.filter({ hasText: code }));
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('Only super admins can cancel or refund a booking.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  await press(page.getByRole('link', { name: 'All bookings' }));
  await page.getByLabel('Code, guest or email').fill('nobody of that name');
  await expect(page.getByText('No bookings match')).toBeVisible();

  troubles.allow('answer 404', 'status of 404');
  await open('/admin/bookings/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Booking not found')).toBeVisible();
});

/** Books two seats at $80.00, paid by card. */
async function paidBooking(
  page: Page,
  press: Press,
  baseUrl: string,
  own: string,
  card: string = cards.pays,
) {
  const operator = await newOperator(baseUrl, 'Rena Refund', `refund-${own}`);
  const boat = await newBoat(baseUrl, operator, `Rainbow Runner ${own}`);
  const visitor = newVisitor({ baseUrl }, 'Wet Walter');
  const start = soldDay();
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  const held = await visitor.hold({ ...boat, operator: operator.email }, trip);
  await page.goto(held.page);
  await payWithCard(page, press, card);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible({ timeout: 30_000 });
  const cookie = await signInAdmin({ baseUrl });
  const { body } = await callAdmin<AdminBookingView>(baseUrl, 'adminBooking', {
    cookie,
    parts: { id: held.bookingId },
  });
  return { id: held.bookingId, code: body.code, boatName: boat.name };
}

/** Reserves two seats at $80.00 plus the service fee; returns a function that pays by the mailed link. */
async function reservedBooking(baseUrl: string, own: string) {
  const operator = await newOperator(baseUrl, 'Lena Later', `later-${own}`);
  const boat = await newBoat(baseUrl, operator, `Late Tide ${own}`);
  const visitor = newVisitor({ baseUrl }, 'Paying Paula');
  const startDate = soldDay();
  const { body } = await visitor.reserve(
    { ...boat, operator: operator.email },
    { startDate, endDate: startDate, amountCents: 16_800 },
  );
  const pay = async () => {
    const link = await visitor.follow(`/booking/pay/${body.id}`);
    const payPage = link.headers.get('location') ?? '';
    await payByCard(payPage);
    await expect
      .poll(async () => (await visitor.poll(readSessionId(payPage))).body.status)
      .toBe('paid');
  };
  return { id: body.id, code: body.code, pay };
}
