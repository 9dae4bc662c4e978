import type { Page } from '@playwright/test';
import { writeError } from '#i18n/errors/error-texts.ts';
import { FEATURE_PAYMENT_FAILED, FEATURE_PAYMENT_RECEIVED } from '#domain/search/featuring.ts';
import {
  boatCard,
  chooseTab,
  editor,
  openEditor,
  picture,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';
import { cards } from '../../support/browser/payment-page.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard } from '../../support/worlds/guests/visitors.ts';
import { mailedLink, mailTo } from '../hosted-mail.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, heading, test, toast, world, type Press } from '../hosted-test.ts';

test('an operator signs up, confirms by mail, and publishes a boat with photos that both servers show', async ({
  page,
  press,
  open,
  own,
}) => {
  const email = `first-${own}@operators.test`;
  const name = `Sea Urchin ${own}`;
  await open('/operator');
  await press(page.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await page.getByLabel('Name').fill('Carla Webster');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await page.goto(await mailedLink(email, /confirm/i, '/verify'));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();

  await addBoat(page, press, name);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (0)');
  const photos = [await picture('bow.jpg'), await picture('stern.jpg', '#aa6633')];
  await editor(page).getByLabel('Upload Photos').setInputFiles(photos);
  await expect(toast(page, 'Photos Uploaded')).toBeVisible({ timeout: 45_000 });
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(boatCard(page, name)).toContainText('Published');

  await open('/booking');
  await press(page.getByRole('link', { name }));
  await expect(heading(page, name)).toBeVisible();
  const photo = page.getByRole('main').locator('img[src*="/photos/"]').first();
  const path = new URL((await photo.getAttribute('src')) ?? '', world.shop).pathname;
  for (const server of world.servers) {
    const answer = await fetch(`${server}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

async function addBoat(page: Page, press: Press, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Add Boat' }));
  const form = editor(page);
  await form.getByLabel('Boat Name').fill(name);
  await form.getByLabel('Boat Type').selectOption('Catamaran');
  await form.getByLabel('Port of Embarkment').selectOption('other');
  await form.getByLabel('Custom Port').fill('Pinel Island');
  await form.getByLabel('Capacity').fill('12');
  await form.getByLabel('Trip Type').selectOption('tour');
  await form.getByLabel('Price per Seat (USD)').fill('80');
  await chooseTab(page, press, 'Availability');
  await press(form.getByRole('button', { name: 'Add Next 7 Days' }));
  await press(form.getByRole('button', { name: 'Save Draft' }));
  await expect(toast(page, 'Boat created')).toBeVisible();
}

test('an operator connects a calendar at Nylas’s own site, and a busy time closes a departure', async ({
  page,
  press,
  own,
}) => {
  const { operator, boat } = await newBoatToBook(`calendar-${own}`);
  const account = `calendar-${own}@calendars.test`;
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Connect Calendar' }));
  await page.waitForURL(`${world.nylas}/**`);
  await press(page.getByRole('radio', { name: 'Another address' }));
  await page.getByLabel('Address', { exact: true }).fill(account);
  await press(page.getByRole('button', { name: 'Allow' }));
  await expect(toast(page, 'Calendar Updated')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Calendars' }).getByText(account, { exact: true }),
  ).toBeVisible();

  await bookDentist(account);
  for (const server of world.servers) {
    const closed = async () =>
      ((await (await fetch(`${server}/api/boats/${boat.id}`)).json()) as { closed: unknown })
        .closed;
    await expect
      .poll(closed, { timeout: 60_000 })
      .toEqual([expect.objectContaining({ date: soldDay(), times: ['09:00'] })]);
  }
});

/** Adds an event to the operator's calendar; Nylas then notifies the shop. */
async function bookDentist(account: string): Promise<void> {
  const event = {
    title: 'Dentist',
    kind: 'timed',
    timezone: 'America/Lower_Princes',
    start_day: soldDay(),
    start_time: '10:00',
    end_day: soldDay(),
    end_time: '11:00',
    repeats: 'no',
    busy: 'yes',
    status: 'confirmed',
  };
  const address = `${world.nylas}/sandbox/nylas/calendars/${encodeURIComponent(account)}`;
  const body = new URLSearchParams(event);
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
}

test('an operator sees a visitor’s booking and its price', async ({ page, press, own }) => {
  const { operator, boat } = await newBoatToBook(`booked-${own}`);
  const visitor = newVisitor({ baseUrl: world.shop }, 'Bo Booked');
  const start = soldDay();
  const trip = { start, end: start, time: '09:00', groupSize: 2 };
  const held = await visitor.hold({ ...boat, operator: operator.email }, trip);
  await payByCard(held.page);
  await signIn(page, press, operator);
  const briefly = { timeout: 5_000 };
  await expect(async () => {
    await page.reload();
    await chooseTab(page, press, 'Bookings');
    await expect(page.getByText('Bo Booked').filter({ visible: true })).toBeVisible(briefly);
    await expect(page.getByRole('cell', { name: '$160.00', exact: true })).toBeVisible(briefly);
  }).toPass({ timeout: 60_000 });
});

test('an operator pays to be featured, confirms at the bank’s own site and returns to a featured boat', async ({
  page,
  press,
  own,
}) => {
  const { operator, boat } = await newBoatToBook(`featured-${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  await payToBeFeatured(page, press);
  await press(page.getByRole('button', { name: 'Fail authentication' }));
  await expect(toast(page, writeError('en', FEATURE_PAYMENT_FAILED))).toContainText(
    'You weren’t charged.',
  );
  await expect(page).toHaveURL(`${world.shop}/operator/dashboard`);

  await openEditor(page, press, boat.name);
  await payToBeFeatured(page, press);
  await press(page.getByRole('button', { name: 'Complete authentication' }));
  await expect(toast(page, FEATURE_PAYMENT_RECEIVED)).toBeVisible();
  await expect(boatCard(page, boat.name)).toContainText('Featured until');
  await mailTo(operator.email, /^Receipt/);
  for (const server of world.servers) {
    const featured = async () => (await fetch(`${server}/api/featured-boats`)).text();
    await expect.poll(featured).toContain(boat.id);
  }
});

/** Pays for featuring, up to the bank's challenge. */
async function payToBeFeatured(page: Page, press: Press): Promise<void> {
  const panel = editor(page);
  await panel.getByLabel('Feature this boat').check();
  await panel.getByLabel('Name on Card').fill('Bo Bank');
  await panel.getByLabel('Card Number').fill(cards.asksTheBank);
  await panel.getByLabel('Expiry (MM/YY)').fill('12/40');
  await panel.getByLabel('CVC').fill('123');
  await panel.getByLabel('ZIP Code').fill('00000');
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await page.waitForURL(`${world.stripe}/**`);
}

test('both servers show an operator’s change within a second', async ({ page, press, own }) => {
  const { operator, boat } = await newBoatToBook(`edited-${own}`);
  const capacities = () =>
    Promise.all(
      world.servers.map(async (server) => {
        const boats = (await (await fetch(`${server}/api/boats`)).json()) as {
          id: string;
          capacity: number;
        }[];
        return boats.find(({ id }) => id === boat.id)?.capacity;
      }),
    );
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  await editor(page).getByLabel('Capacity').fill('11');
  expect(await capacities()).toEqual([8, 8]);
  await press(editor(page).getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect.poll(capacities, { timeout: 1_000, intervals: [50] }).toEqual([11, 11]);
});
