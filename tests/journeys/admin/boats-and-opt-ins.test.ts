import { addDays, formatShortDay } from '#domain/time/days.ts';
import { computeLastManualFeatureDay } from '#domain/search/featuring.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import {
  boatCard,
  callAs,
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';
import { reserve } from '../../support/worlds/guests/visitors.ts';

const REASON = 'The photos show another boat.';
const inFull = (day: string) => `${formatShortDay(day)}, ${day.slice(0, 4)}`;

test('an admin finds a boat, sees it as its operator does, and unpublishes it until it is fixed', async ({
  page,
  press,
  baseUrl,
  browser,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Bo Photo', `photo-${own}`);
  const boat = await newBoat(baseUrl, operator, `Wrong Picture ${own}`);
  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 2 } as const;
  await reserve(baseUrl, { ...trip, customer: 'Rae Reserved' });

  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Manage Boats');
  await expect(page.getByRole('link', { name: 'Blue Heron', exact: true })).toBeVisible();
  await expectNoFindings(page, 'Manage Boats');
  await page.getByLabel('Status').selectOption('Published');
  await page.getByLabel('Port').selectOption('Marigot');
  await page.getByLabel('Boat, address or operator').fill(boat.name);
  await expect(page.getByText('1 boat', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/status=published&port=sxm-marigot&search=Wrong/);
  await press(page.getByRole('link', { name: boat.name }));

  await expect(page.getByRole('heading', { name: boat.name })).toBeVisible();
  const guest = page.getByText('Rae Reserved, 2 guests').filter({ visible: true });
  await expect(guest).toBeVisible();
  await expect(page.getByText('At anchor')).toBeVisible();
  const sold = page.getByRole('gridcell', { name: /open, 2 seats booked/ });
  if (!(await sold.isVisible())) await press(page.getByRole('button', { name: 'Next month' }));
  await expect(sold).toBeVisible();
  const tabStop = page.getByRole('grid').locator('[tabindex="0"]');
  await tabStop.press('ArrowDown');
  await expect(tabStop).toBeFocused();
  await expectNoFindings(page, 'boat');

  await press(page.getByRole('button', { name: 'Unpublish' }));
  const question = page.getByRole('alertdialog', { name: `Unpublish ${boat.name}?` });
  await question.getByLabel('Reason').fill(REASON);
  await expectNoFindings(page, 'unpublish');
  await press(question.getByRole('button', { name: 'Unpublish' }));
  await expect(toast(page, 'Boat unpublished')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No boats match')).toBeVisible();

  const elsewhere = await browser.newContext();
  const dashboard = await elsewhere.newPage();
  await signIn(dashboard, (target) => target.click(), operator);
  await expect(boatCard(dashboard, boat.name)).toContainText(`Unpublished by our team:${REASON}`);
  await expectNoFindings(dashboard, 'taken off, for the captain');
  await callAs(baseUrl, operator.token, 'updateBoat', {
    parts: { id: boat.id },
    payload: { status: 'published' },
  });
  await dashboard.reload();
  await expect(boatCard(dashboard, boat.name)).toContainText('Published');
  await expect(boatCard(dashboard, boat.name)).not.toContainText('Unpublished by');
  await elsewhere.close();
});

test('an admin can open a boat before a newly typed search has run @long', async ({
  page,
  press,
}) => {
  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Manage Boats');
  const boat = page.getByRole('link', { name: 'Blue Heron', exact: true });
  await expect(boat).toBeVisible();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/boats\/[^/?]+$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Boat, address or operator').fill('Blue');
  await press(boat);
  // The list is still shown because the boat has not loaded.
  await page.clock.runFor(350);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Blue Heron' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/boats\/[^/?]+$/);
});

test('an admin features a boat by hand, and is warned before ending a paid featuring early @long', async ({
  page,
  press,
  open,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /api/admin/boats/', 'status of 400');
  const operator = await newOperator(baseUrl, 'Fay Hand', `by-hand-${own}`);
  const boat = await newBoat(baseUrl, operator, `Hand Picked ${own}`);
  await enterPortal(page, press);
  await open(`/admin/boats/${boat.id}`);
  await press(page.getByRole('button', { name: 'Feature' }));
  const featuring = page.getByRole('dialog', { name: `Feature ${boat.name}` });
  await featuring
    .getByLabel('Last day')
    .fill(addDays(computeLastManualFeatureDay(islandToday()), 1));
  await featuring.getByLabel('Reason').fill('Our boat of the month.');
  await press(featuring.getByRole('button', { name: 'Feature boat' }));
  await expect(featuring).toContainText('up to 12 months ahead');
  await featuring.getByLabel('Last day').fill(addDays(islandToday(), 30));
  await expectNoFindings(page, 'feature by hand');
  await press(featuring.getByRole('button', { name: 'Feature boat' }));
  await expect(toast(page, 'Boat featured')).toBeVisible();
  await expect(
    page.getByText(`Until ${inFull(addDays(islandToday(), 30))}, by an admin`),
  ).toBeVisible();

  const payload = { paymentMethod: 'pm_card_visa', requestKey: crypto.randomUUID() };
  await callAs(baseUrl, operator.token, 'featureBoat', { parts: { id: boat.id }, payload });
  await page.reload();
  await press(page.getByRole('button', { name: 'End Feature' }));
  const ending = page.getByRole('alertdialog', { name: `Stop featuring ${boat.name}?` });
  await expect(ending).toContainText('The operator has paid for this until');
  await expectNoFindings(page, 'end what is paid for');
  await ending.getByLabel('Reason').fill('The boat was sold.');
  await press(ending.getByRole('button', { name: 'End Paid Feature' }));
  await expect(toast(page, 'Feature ended')).toBeVisible();
  await expect(page.getByText('Not featured', { exact: true })).toBeVisible();
  await expect(page.getByText('The boat was sold.')).toBeVisible();
});

test('an admin searches requests for help, downloads the list, and deletes a request if its sender asks', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const email = `forget-me-${own}@example.com`;
  for (const address of [email, `keep-me-${own}@example.com`]) {
    await fetch(`${baseUrl}/api/opt-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
  }
  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Help Me Choose');
  await page.getByLabel('Email').fill(`me-${own}@`);
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'Help Me Choose');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: 'Download CSV' })),
  ]);
  expect(file.suggestedFilename()).toBe('help-me-choose.csv');

  await press(page.getByRole('button', { name: `Delete ${email}` }));
  const question = page.getByRole('alertdialog', { name: `Delete ${email}?` });
  await press(question.getByRole('button', { name: 'Keep Address' }));
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: `Delete ${email}` }));
  await expectNoFindings(page, 'delete an address');
  await press(question.getByRole('button', { name: 'Delete Address' }));
  await expect(toast(page, 'Address deleted')).toBeVisible();
  await expect(page.getByText('1 address', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
