import type { Page } from '@playwright/test';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { whileAway } from '../../../support/faults/away-server.ts';
import {
  expect,
  heading,
  test,
  toast,
  untilAlive,
  type Press,
} from '../../../support/browser/journey.ts';
import { walkIn } from '../../../support/worlds/operators/by-hand-bookings.ts';
import { callAs, signIn } from '../../../support/browser/operator-journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { addShip } from '../../../support/worlds/admins/ship-calls.ts';
import {
  closeDone,
  inNineDays,
  mailedTrip,
  makeTripWorld,
  openAct,
  untilBackIsFree,
} from '../../../support/browser/trip-journey.ts';

const guestEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** In the mail to this address, once it has come. */
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
  await untilAlive(page);
}

async function openForm(page: Page, press: Press) {
  await press(page.getByRole('button', { name: 'Add a booking' }));
  const form = page.getByRole('dialog', { name: 'Add a booking' });
  await expect(form.getByLabel('Guest’s name')).toBeVisible();
  return form;
}

test('a captain books a walk-in who pays in cash, and takes it back', async ({
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
  await expect(form.getByLabel('Guest’s name')).toBeFocused();
  await expect(form.getByLabel('Guest’s name')).toHaveAccessibleDescription(
    'Enter the guest’s name',
  );
  await form.getByRole('radio', { name: '2:00 PM 8 seats left' }).check();
  await press(form.getByRole('button', { name: 'One guest more' }));
  await form.getByLabel('Guest’s name').fill('Walt Kinn');
  await form.getByLabel('Amount you took (USD)').fill('two hundred');
  await press(form.getByRole('button', { name: /^Book/ }));
  await expect(form.getByText('Enter what you took, from $0.01 to $100,000')).toBeVisible();
  await expectNoFindings(page, 'a booking with an amount that is none');
  await form.getByLabel('Amount you took (USD)').fill('200');
  await whileAway(page, troubles, '/api/operator/bookings', async () => {
    await press(form.getByRole('button', { name: 'Book, $200.00 in cash' }));
    await expect(form.getByRole('alert')).toContainText('it is booked only once');
  });
  await press(form.getByRole('button', { name: 'Book, $200.00 in cash' }));
  await expect(toast(page, 'Booked')).toContainText('Walt Kinn, 3 guests');
  await untilBackIsFree(page);

  const walt = guestEntry(page, 'Walt Kinn');
  await expect(walt).toContainText('3 guests');
  await expect(walt.getByText('Paid in cash')).toBeVisible();
  await expect(walt.getByText('Walk-in')).toBeVisible();
  await expect(page.getByText('3 of 8 seats sold')).toBeVisible();
  await press(walt.getByRole('button', { name: 'Board 3 guests' }));
  await expect(page.getByText('3 of 3 guests boarded')).toBeVisible();
  await expectNoFindings(page, 'a day with a walk-in');

  await page.goto('/operator/dashboard');
  await untilAlive(page);
  await expect(page.getByText('and $200.00 by hand')).toBeVisible();
  await press(page.getByRole('tab', { name: 'Payment Details' }));
  const taken = page.getByRole('region', { name: 'Taken by you, by hand' });
  await expect(taken).toContainText('1 booking$200.00');
  await expectNoFindings(page, 'a statement with what was taken by hand');

  await openDay(page, day);
  await press(walt.getByRole('button', { name: 'Cancel booking of Walt Kinn' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'You took $200.00 yourself, so please give it back yourself',
  );
  await expectNoFindings(page, 'taking a booking back');
  await press(question.getByRole('button', { name: 'Cancel the booking' }));
  await expect(toast(page, 'Booking cancelled')).toBeVisible();
  await expect(walt).toHaveCount(0);
});

test('a guest on the phone pays by the mailed link', async ({ page, press, baseUrl, own }) => {
  const { operator } = await makeTripWorld(baseUrl, `link-${own}`);
  const email = `phone-${own}@example.com`;
  const day = inNineDays();
  await signIn(page, press, operator);
  await openDay(page, day);
  const form = await openForm(page, press);
  await form.getByLabel('Guest’s name').fill('Paula Phone');
  await form.getByRole('radio', { name: 'By a link we mail' }).check();
  await form.getByRole('radio', { name: 'By phone' }).check();
  await press(form.getByRole('button', { name: 'Book, $168.00 by link' }));
  await expect(form.getByLabel('Email for the link')).toHaveAccessibleDescription(
    'The link needs an email address to go to',
  );
  await form.getByLabel('Email for the link').fill(email);
  await expectNoFindings(page, 'a booking that is paid by link');
  await press(form.getByRole('button', { name: 'Book, $168.00 by link' }));
  await expect(toast(page, 'Booked')).toContainText(`on its way to ${email}`);
  await expect(guestEntry(page, 'Paula Phone').getByText('To pay: $168.00')).toBeVisible();
  await untilBackIsFree(page);

  await page.goto(await linkToPay(baseUrl, email));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await openDay(page, day);
  const paula = guestEntry(page, 'Paula Phone');
  await expect(paula.getByText('Paid', { exact: true })).toBeVisible();
  await expect(paula.getByText('By phone')).toBeVisible();
  await expect(paula.getByRole('button', { name: /^Cancel booking/ })).toHaveCount(0);
});

test('a guest who paid in cash reads so on their trip’s page, and asks the captain to cancel @long', async ({
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
  await form.getByLabel('Guest’s name').fill('Carla Cash');
  await form.getByLabel('Email (optional)').fill(email);
  await press(form.getByRole('button', { name: 'Book, $160.00 in cash' }));
  await expect(toast(page, 'Booked')).toBeVisible();
  await untilBackIsFree(page);

  await page.goto(await mailedTrip(baseUrl, email, /^Booking confirmed/));
  await expect(page.getByText('in cash to the captain').first()).toBeVisible();
  await expect(page.getByText(/^You paid your captain, and not us\./)).toBeVisible();
  await expectNoFindings(page, 'a trip that was paid in cash');
  const fewer = await openAct(page, press, 'Come with fewer guests');
  await expect(fewer).toContainText('what goes back to you is between the two of you');
  await expectNoFindings(page, 'fewer guests of a trip that was paid in cash');
  await press(fewer.getByRole('button', { name: 'Go back' }));
  await untilBackIsFree(page);
  const cancelling = await openAct(page, press, 'Cancel the trip');
  await expect(cancelling).toContainText('You paid $160.00 to your captain');
  await expectNoFindings(page, 'asking the captain who was paid in cash');
  await press(cancelling.getByRole('button', { name: 'Ask your captain' }));
  await expect(cancelling).toContainText('Your captain has been asked.');
  await closeDone(page, press, cancelling);
  await expect(page.getByText('You asked to cancel.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toHaveCount(0);

  await page.goto('/operator/dashboard');
  await untilAlive(page);
  const questions = page.getByRole('region', { name: 'Please decide' });
  await expect(questions).toContainText('Carla Cash asks to cancel');
  await expect(questions).toContainText('They paid you, so they ask you.');
  await expectNoFindings(page, 'a question of who paid in cash');
});

test('a guest of a called-off trip paid in cash can take another day or the captain’s refund @long', async ({
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
  await press(page.getByRole('button', { name: 'Call off' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill(day);
  await press(dialog.getByRole('button', { name: 'See whom it concerns' }));
  const question = page.getByRole('alertdialog', { name: 'Whom it concerns' });
  await expect(question).toContainText('Another $160.00 was paid to the captain by hand');
  await expect(question.getByRole('list', { name: 'Trips concerned' })).toContainText('by hand');
  await expectNoFindings(page, 'calling off a trip that was paid by hand');
  await press(question.getByRole('button', { name: 'Call off 1 trip' }));
  await expect(toast(page, 'Called off')).toBeVisible();
  await untilBackIsFree(page);

  await page.goto(await mailedTrip(baseUrl, email, /^Your trip does not sail/));
  const offer = page.getByRole('region', { name: 'Your trip does not sail' });
  await expect(offer).toContainText('your captain gives back what you paid them.');
  await expect(offer.getByRole('button', { name: 'Another day on the same boat' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Another boat', exact: true })).toHaveCount(0);
  await expectNoFindings(page, 'two doors');
  await press(offer.getByRole('button', { name: 'All the money back' }));
  const money = page.getByRole('alertdialog', { name: 'Get your money back from your captain?' });
  await press(money.getByRole('button', { name: 'End the booking' }));
  await expect(page.getByText(/^Your booking has ended\./)).toBeVisible();
  await untilBackIsFree(page);
  await page.reload();
  await expect(heading(page, 'This trip was cancelled')).toBeVisible();
  await expect(page.getByText('Your captain gives you back the $160.00')).toBeVisible();
});

test('a captain chooses the ship of a guest on a day that has ships', async ({
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
  await form.getByLabel('Guest’s name').fill('Sia Ship');
  await form.getByLabel('Cruise ship (optional)').selectOption(`${ship.ship}, 8:00 AM–5:00 PM`);
  await expectNoFindings(page, 'a booking with a ship');
  await press(form.getByRole('button', { name: /^Book, / }));
  await expect(guestEntry(page, 'Sia Ship')).toBeVisible();
  const { body } = await callAdmin<{ items: AdminPortCallView[] }>(baseUrl, 'adminPortCalls', {
    cookie,
  });
  expect(body.items.find(({ id }) => id === ship.id)?.bookings).toBe(1);
});
