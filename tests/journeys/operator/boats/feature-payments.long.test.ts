import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { formatFullDay } from '#domain/time/days.ts';
import { computeFeaturePeriod } from '#domain/search/featuring.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatCard,
  callAs,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast, type Press } from '../../../support/browser/journey.ts';
import { cards } from '../../../support/providers/payment-provider.ts';

const REFUSED = 'Payment failed — please check your card and try again.';
const RECEIVED = 'Payment received. Your boat is featured for 6 months.';

test('an operator pays to feature a boat and renews it, and the card number goes only to the payment provider', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Fia Feature', `feature-${own}`);
  const boat = await newBoat(baseUrl, operator, `Northern Star ${own}`);
  const sent = listenForCards(page);
  troubles.allow('answer 402: POST', 'status of 402');
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  const panel = editor(page);
  await panel.getByLabel('Feature this boat').check();
  await expectNoFindings(page, 'feature panel');

  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await expect(toast(page, 'Please fill required fields')).toContainText(
    'All payment fields are required.',
  );
  await expect(panel.getByLabel('Name on Card')).toBeFocused();
  await expect(panel.getByText('Required', { exact: true })).toHaveCount(5);

  await fillCard(panel, cards.declined);
  await expect(panel.getByText('Required', { exact: true })).toHaveCount(0);
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await expect(toast(page, REFUSED)).toBeVisible();
  await expect(panel.getByLabel('Feature this boat')).toBeChecked();

  await fillCard(panel, cards.pays);
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await expect(toast(page, RECEIVED)).toBeVisible();
  const first = computeFeaturePeriod({ today: islandToday(), currentEnd: null });
  await expect(panel.getByText(`Featured until ${formatFullDay(first.until)}.`)).toBeVisible();
  await expect(panel.getByLabel('Card Number')).toHaveCount(0);

  await press(panel.getByRole('button', { name: 'Renew for $290.00' }));
  await expect(panel.getByLabel('Card Number')).toHaveValue('');
  await fillCard(panel, cards.pays);
  await press(panel.getByRole('button', { name: 'Renew for $290.00' }));
  const second = computeFeaturePeriod({ today: islandToday(), currentEnd: first.until });
  await expect(panel.getByText(`Featured until ${formatFullDay(second.until)}.`)).toBeVisible();

  expect(sent.toProvider()).toBe(3);
  expect(sent.toUs()).toEqual([]);
  await press(panel.getByRole('button', { name: 'Close' }));
  // The browser goes back past the dialog's history entry.
  const state = () => page.evaluate(() => history.state as { layer?: number } | null);
  await expect.poll(async () => (await state())?.layer).toBeUndefined();
  await open('/');
  await expect(page.getByRole('link', { name: boat.name }).first()).toBeVisible();
});

test('a payment with an unknown outcome is not charged twice after its form is closed and reopened', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('/feature');
  const operator = await newOperator(baseUrl, 'Una Unsure', `feature-lost-${own}`);
  const boat = await newBoat(baseUrl, operator, `Lost Answer ${own}`);
  const keys: string[] = [];
  await page.route('**/api/operator/boats/*/feature', async (route) => {
    keys.push((route.request().postDataJSON() as { requestKey: string }).requestKey);
    if (keys.length > 2) return route.continue();
    // The first request never arrives, and the answer to the second is lost.
    if (keys.length === 2) await route.fetch();
    return route.abort('internetdisconnected');
  });
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  const panel = editor(page);
  await panel.getByLabel('Feature this boat').check();
  await fillCard(panel, cards.pays);
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await expect(toast(page, 'Payment not confirmed yet')).toBeVisible();
  await press(panel.getByRole('button', { name: 'Close' }));

  await openEditor(page, press, boat.name);
  await panel.getByLabel('Feature this boat').check();
  await fillCard(panel, cards.pays);
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
  await expect(toast(page, RECEIVED)).toContainText('You weren’t charged twice.');
  const first = computeFeaturePeriod({ today: islandToday(), currentEnd: null });
  await expect(panel.getByText(`Featured until ${formatFullDay(first.until)}.`)).toBeVisible();
  expect(keys[1]).toBe(keys[0]);

  await press(panel.getByRole('button', { name: 'Renew for $290.00' }));
  await fillCard(panel, cards.pays);
  await press(panel.getByRole('button', { name: 'Renew for $290.00' }));
  const second = computeFeaturePeriod({ today: islandToday(), currentEnd: first.until });
  await expect(panel.getByText(`Featured until ${formatFullDay(second.until)}.`)).toBeVisible();
  expect(keys[2]).not.toBe(keys[0]);
});

test('the feature form shows that a boat is featured if it was paid for in another tab', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ora Elsewhere', `feature-else-${own}`);
  const boat = await newBoat(baseUrl, operator, `Paid Elsewhere ${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  await callAs(baseUrl, operator.token, 'featureBoat', {
    parts: { id: boat.id },
    payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID() },
  });
  await press(editor(page).getByLabel('Feature this boat'));
  await expect(toast(page, RECEIVED)).toBeVisible();
  await expect(editor(page).getByRole('button', { name: 'Renew for $290.00' })).toBeVisible();
});

test('paying to feature a boat keeps unsaved changes, and a new boat must be saved first', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Eli Editor', `feature-edit-${own}`);
  const boat = await newBoat(baseUrl, operator, `Southern Cross ${own}`);
  await signIn(page, press, operator);
  await press(page.getByRole('button', { name: 'Add Boat' }));
  await expect(editor(page).getByLabel('Feature this boat')).toBeDisabled();
  await press(editor(page).getByRole('button', { name: 'Close' }));
  await openEditor(page, press, boat.name);
  const panel = editor(page);
  await panel.getByLabel('Capacity').fill('9');
  await panel.getByLabel('Feature this boat').check();
  await fillCard(panel, cards.pays);
  await panel.getByLabel('ZIP Code').press('Enter');
  await expect(toast(page, RECEIVED)).toBeVisible();
  await expect(panel.getByLabel('Capacity')).toHaveValue('9');
  await press(panel.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await openEditor(page, press, boat.name);
  await expect(panel.getByLabel('Capacity')).toHaveValue('9');
  await expect(panel.getByRole('button', { name: 'Renew for $290.00' })).toBeVisible();
});

test('an operator confirms a payment at the bank, and reads the outcome on the dashboard', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ava Asked', `feature-asked-${own}`);
  const boat = await newBoat(baseUrl, operator, `Asked Often ${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  await payWith(page, press, cards.asksForAuthentication);
  await press(page.getByRole('button', { name: 'Fail authentication' }));
  await expect(toast(page, REFUSED)).toContainText('You weren’t charged.');
  await expect(page).toHaveURL(`${baseUrl}/operator/dashboard`);

  await openEditor(page, press, boat.name);
  await payWith(page, press, cards.asksForAuthentication);
  await press(page.getByRole('button', { name: 'Complete authentication' }));
  await expect(toast(page, RECEIVED)).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/operator/dashboard`);
  const { until } = computeFeaturePeriod({ today: islandToday(), currentEnd: null });
  const featured = `Featured until ${formatFullDay(until)}`;
  await expect(boatCard(page, boat.name)).toContainText(featured);
});

test('an operator who stays on the page to save changes can go to the bank later or use another card', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 410: GET /sandbox/pay/authenticate', 'status of 410');
  const operator = await newOperator(baseUrl, 'Sol Stays', `feature-stays-${own}`);
  const boat = await newBoat(baseUrl, operator, `Staying Power ${own}`);
  await signIn(page, press, operator);
  await openEditor(page, press, boat.name);
  const panel = editor(page);
  await panel.getByLabel('Capacity').fill('9');
  const isAsked = () => payWith(page, press, cards.asksForAuthentication);
  await whenLeaving(page, 'dismiss', isAsked);
  const toBank = panel.getByRole('link', { name: 'Continue at Your Bank' });
  await expect(toBank).toBeFocused();
  await expectNoFindings(page, 'on the way to the bank');
  await expect(panel.getByLabel('Capacity')).toHaveValue('9');

  await press(panel.getByRole('button', { name: 'Use Another Card' }));
  await whenLeaving(page, 'dismiss', isAsked);
  await expect(toBank).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Pay $290.00' })).toHaveCount(0);
  await whenLeaving(page, 'accept', () => press(toBank));
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.goBack();
  await openEditor(page, press, boat.name);
  await payWith(page, press, cards.pays);
  await expect(toast(page, RECEIVED)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible();
});

/** Handles the browser's prompt about unsaved changes. */
async function whenLeaving(
  page: Page,
  answer: 'accept' | 'dismiss',
  act: () => Promise<void>,
): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await Promise.all([act(), asked.then((dialog) => dialog[answer]())]);
}

/** Pays from the open editor, up to the press of the pay button. */
async function payWith(page: Page, press: Press, number: string): Promise<void> {
  const panel = editor(page);
  await panel.getByLabel('Feature this boat').check();
  await fillCard(panel, number);
  await press(panel.getByRole('button', { name: 'Pay $290.00' }));
}

async function fillCard(panel: Locator, number: string): Promise<void> {
  const spaced = number.replace(/(.{4})(?=.)/g, '$1 ');
  await panel.getByLabel('Name on Card').fill('Fia Feature');
  await panel.getByLabel('Card Number').fill(spaced);
  await panel.getByLabel('Expiry (MM/YY)').fill('12/40');
  await panel.getByLabel('CVC').fill('123');
  await panel.getByLabel('ZIP Code').fill('00000');
}

/** Counts requests that contain a card number, by their target. */
function listenForCards(page: Page) {
  const withCard: Request[] = [];
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (/\d{13,19}/.test(text.replaceAll(/ |\+|%20/g, ''))) {
      withCard.push(request);
    }
  });
  const isProvider = (request: Request) =>
    new URL(request.url()).pathname.startsWith('/sandbox/stripe/v1/');
  return {
    toProvider: () => withCard.filter(isProvider).length,
    toUs: () => withCard.filter((request) => !isProvider(request)).map((request) => request.url()),
  };
}
