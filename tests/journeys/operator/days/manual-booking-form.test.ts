import type { Page } from '@playwright/test';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { whileUnavailable } from '../../../support/faults/unavailable-server.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
  type Press,
} from '../../../support/browser/journey.ts';
import { walkIn } from '../../../support/worlds/operators/manual-booking-actions.ts';
import { callAs, signIn } from '../../../support/browser/operator-journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { addShip } from '../../../support/worlds/admins/ship-calls.ts';
import {
  closeDone,
  inNineDays,
  mailedTrip,
  makeTripWorld,
  openAct,
  waitForDialogHistoryCleanup,
} from '../../../support/browser/trip-journey.ts';

const guestEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Waits for the mail to this address; returns its payment link. */
async function linkToPay(baseUrl: string, email: string): Promise<string> {
  const find = async () => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${baseUrl}/sandbox/mail`, { headers });
    const mails = (await answer.json()) as { to: string; links: string[] }[];
    const links = mails.filter(({ to }) => to === email).flatMap(({ links: all }) => all);
    return links.find((link) => link.includes('/booking/pay/')) ?? '';
  };
  await expect.poll(find, { timeout: 60_000 }).not.toBe('');
  return find();
}

async function openDay(page: Page, day: Day) {
  await page.goto(`/operator/day/${day}`);
  await waitForHydration(page);
}

async function openForm(page: Page, press: Press) {
  await press(page.getByRole('button', { name: 'Add Booking' }));
  const form = page.getByRole('dialog', { name: 'Add Booking' });
  await expect(form.getByLabel('Guest Name')).toBeVisible();
  return form;
}

test('a captain books a walk-in who pays in cash, and cancels the booking', async ({
  page,
  press,
  baseUrl,
  own,
  troubles,
}) => {
  const { operator, boat } = await makeTripWorld(baseUrl, `walk-in-${own}`);
  const day = inNineDays();
  await signIn(page, press, operator);
  await openDay(page, day);
  const form = await openForm(page, press);
  await expect(form).toContainText(boat.name);
  await expect(form.getByRole('radio', { name: '9:00 AM 8 seats left' })).toBeChecked();
  await expectNoFindings(page, 'a new booking');

  await press(form.getByRole('button', { name: 'Book, $160.00 in cash' }));
  await expect(form.getByLabel('Guest Name')).toBeFocused();
  await expect(form.getByLabel('Guest Name')).toHaveAccessibleDescription('Enter the guest’s name');
  await form.getByRole('radio', { name: '2:00 PM 8 seats left' }).check();
  await press(form.getByRole('button', { name: 'One more guest' }));
  await form.getByLabel('Guest Name').fill('Walt Kinn');
  await form.getByLabel('Amount Received (USD)').fill('two hundred');
  await press(form.getByRole('button', { name: /^Book/ }));
  await expect(form.getByText('Enter an amount from $0.01 to $100,000')).toBeVisible();
  await expectNoFindings(page, 'a booking with an amount that is none');
  await form.getByLabel('Amount Received (USD)').fill('200');
  await whileUnavailable(page, troubles, '/api/operator/bookings', async () => {
    await press(form.getByRole('button', { name: 'Book, $200.00 in cash' }));
    await expect(form.getByRole('alert')).toContainText('It won’t be booked twice');
  });
  await press(form.getByRole('button', { name: 'Book, $200.00 in cash' }));
  await expect(toast(page, 'Booked')).toContainText('Walt Kinn, 3 guests');
  await waitForDialogHistoryCleanup(page);

  const walt = guestEntry(page, 'Walt Kinn');
  await expect(walt).toContainText('3 guests');
  await expect(walt.getByText('Paid in cash')).toBeVisible();
  await expect(walt.getByText('Walk-in')).toBeVisible();
  await expect(page.getByText('3 of 8 seats booked')).toBeVisible();
  await press(walt.getByRole('button', { name: 'Check in 3 guests' }));
  await expect(page.getByText('3 of 3 guests checked in')).toBeVisible();
  await expectNoFindings(page, 'a day with a walk-in');

  await page.goto('/operator/dashboard');
  await waitForHydration(page);
  await expect(page.getByText('plus $200.00 paid to you directly')).toBeVisible();
  await press(page.getByRole('tab', { name: 'Payment Details' }));
  const taken = page.getByRole('region', { name: 'Paid to You Directly' });
  await expect(taken).toContainText('1 booking$200.00');
  await expectNoFindings(page, 'a statement with what was taken by hand');

  await openDay(page, day);
  await press(walt.getByRole('button', { name: 'Cancel Booking for Walt Kinn' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You collected $200.00, so you refund the guest yourself.');
  await expectNoFindings(page, 'taking a booking back');
  await press(question.getByRole('button', { name: 'Cancel This Booking' }));
  await expect(toast(page, 'Booking canceled')).toBeVisible();
  await expect(walt).toHaveCount(0);
});

test('a guest who books by phone pays with the mailed link', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { operator } = await makeTripWorld(baseUrl, `link-${own}`);
  const email = `phone-${own}@example.com`;
  const day = inNineDays();
  await signIn(page, press, operator);
  await openDay(page, day);
  const form = await openForm(page, press);
  await form.getByLabel('Guest Name').fill('Paula Phone');
  await form.getByRole('radio', { name: 'Payment link by email' }).check();
  await form.getByRole('radio', { name: 'By phone' }).check();
  await press(form.getByRole('button', { name: 'Book, $168.00 by link' }));
  await expect(form.getByLabel('Email for Payment Link')).toHaveAccessibleDescription(
    'Enter an email address for the payment link',
  );
  await form.getByLabel('Email for Payment Link').fill(email);
  await expectNoFindings(page, 'a booking that is paid by link');
  await press(form.getByRole('button', { name: 'Book, $168.00 by link' }));
  await expect(toast(page, 'Booked')).toContainText(`on its way to ${email}`);
  await expect(guestEntry(page, 'Paula Phone').getByText('To pay: $168.00')).toBeVisible();
  await waitForDialogHistoryCleanup(page);

  await page.goto(await linkToPay(baseUrl, email));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await openDay(page, day);
  const paula = guestEntry(page, 'Paula Phone');
  await expect(paula.getByText('Paid', { exact: true })).toBeVisible();
  await expect(paula.getByText('By phone')).toBeVisible();
  await expect(paula.getByRole('button', { name: /^Cancel Booking/ })).toHaveCount(0);
});

test('a guest’s trip page says that they paid in cash, and lets them ask the captain to cancel @long', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { operator } = await makeTripWorld(baseUrl, `cash-${own}`);
  const email = `cash-${own}@example.com`;
  await signIn(page, press, operator);
  await openDay(page, inNineDays());
  const form = await openForm(page, press);
  await form.getByLabel('Guest Name').fill('Carla Cash');
  await form.getByLabel('Email (optional)').fill(email);
  await press(form.getByRole('button', { name: 'Book, $160.00 in cash' }));
  await expect(toast(page, 'Booked')).toBeVisible();
  await waitForDialogHistoryCleanup(page);

  await page.goto(await mailedTrip(baseUrl, email, /^Booking confirmed/));
  await expect(page.getByText('in cash to your captain').first()).toBeVisible();
  await expect(page.getByText(/^You paid your captain directly\. To cancel/)).toBeVisible();
  await expectNoFindings(page, 'a trip that was paid in cash');
  const fewer = await openAct(page, press, 'Reduce Group Size');
  await expect(fewer).toContainText('any refund is between you and your captain');
  await expectNoFindings(page, 'fewer guests of a trip that was paid in cash');
  await press(fewer.getByRole('button', { name: 'Keep as Is' }));
  await waitForDialogHistoryCleanup(page);
  const cancelling = await openAct(page, press, 'Cancel Trip');
  await expect(cancelling).toContainText('You paid $160.00 to your captain');
  await expectNoFindings(page, 'asking the captain who was paid in cash');
  await press(cancelling.getByRole('button', { name: 'Ask Your Captain' }));
  await expect(cancelling).toContainText('Request sent to your captain.');
  await closeDone(page, press, cancelling);
  await expect(page.getByText('You asked to cancel.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Trip' })).toHaveCount(0);

  await page.goto('/operator/dashboard');
  await waitForHydration(page);
  const questions = page.getByRole('region', { name: 'Needs Your Decision' });
  await expect(questions).toContainText('Carla Cash asks to cancel');
  await expect(questions).toContainText('They paid you directly, so this is your decision.');
  await expectNoFindings(page, 'a question of who paid in cash');
});

test('a guest who paid in cash for a called-off trip can take another day or the captain’s refund @long', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { operator, boat } = await makeTripWorld(baseUrl, `cash-storm-${own}`);
  const email = `storm-${own}@example.com`;
  const day = inNineDays();
  const trip = { ...walkIn({ start: day, customerEmail: email }), boatId: boat.id };
  await callAs(baseUrl, operator.token, 'bookByHand', { payload: trip });
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Cancel Trips' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill(day);
  await press(dialog.getByRole('button', { name: 'See Who’s Affected' }));
  const question = page.getByRole('alertdialog', { name: 'Who’s Affected' });
  await expect(question).toContainText('Another $160.00 was paid to the captain directly');
  await expect(question.getByRole('list', { name: 'Affected trips' })).toContainText(
    'paid directly',
  );
  await expectNoFindings(page, 'calling off a trip that was paid by hand');
  await press(question.getByRole('button', { name: 'Cancel 1 trip' }));
  await expect(toast(page, 'Trips canceled')).toBeVisible();
  await waitForDialogHistoryCleanup(page);

  await page.goto(await mailedTrip(baseUrl, email, /^Your trip was canceled/));
  const offer = page.getByRole('region', { name: 'Your trip was canceled' });
  await expect(offer).toContainText('your captain refunds what you paid them.');
  await expect(offer.getByRole('button', { name: 'Another day on the same boat' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Another boat', exact: true })).toHaveCount(0);
  await expectNoFindings(page, 'two doors');
  await press(offer.getByRole('button', { name: 'Full Refund' }));
  const money = page.getByRole('alertdialog', { name: 'Get a refund from your captain?' });
  await press(money.getByRole('button', { name: 'End Booking' }));
  await expect(page.getByText(/^Your booking has ended\./)).toBeVisible();
  await waitForDialogHistoryCleanup(page);
  await page.reload();
  await expect(heading(page, 'This trip was canceled')).toBeVisible();
  await expect(page.getByText('Your captain refunds the $160.00')).toBeVisible();
});

test('a captain chooses a guest’s cruise ship on a day with ships in port', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { operator } = await makeTripWorld(baseUrl, `by-ship-${own}`);
  const day = inNineDays();
  const cookie = await signInAdmin({ baseUrl });
  const ship = await addShip({ baseUrl }, cookie, { day, ship: `Moon of ${own}` });
  await signIn(page, press, operator);
  await openDay(page, day);
  const form = await openForm(page, press);
  await form.getByLabel('Guest Name').fill('Sia Ship');
  await form.getByLabel('Cruise Ship (optional)').selectOption(`${ship.ship}, 8:00 AM–5:00 PM`);
  await expectNoFindings(page, 'a booking with a ship');
  await press(form.getByRole('button', { name: /^Book, / }));
  await expect(guestEntry(page, 'Sia Ship')).toBeVisible();
  const { body } = await callAdmin<{ items: AdminPortCallView[] }>(baseUrl, 'adminPortCalls', {
    cookie,
  });
  expect(body.items.find(({ id }) => id === ship.id)?.bookings).toBe(1);
});
