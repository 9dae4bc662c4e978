import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, heading } from '../../../support/browser/journey.ts';
import { callAs } from '../../../support/browser/operator-journey.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import {
  closeDone,
  inNineDays,
  keptPaths,
  mailedTrip,
  makeTripWorld,
  openAct,
  openOwnTrip,
} from '../../../support/browser/trip-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

test.use({ serviceWorkers: 'allow' });

test('a trip opened once can be read offline, until it is cancelled @phone', async ({
  page,
  press,
  baseUrl,
  own,
  open,
  context,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  const { boat } = await makeTripWorld(baseUrl, `sea-${own}`);
  const email = `sea-${own}@example.com`;
  const trip = { boat, day: inNineDays(), guests: 2, name: 'Sia Sailor', email };
  const path = await openOwnTrip(page, press, baseUrl, trip);
  await expect.poll(() => keptPaths(page)).toContain(path);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
  await expect(page.getByText(/^You’re offline\. Showing your trip as of/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText('You need a connection to change your trip.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Trip' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  const map = page
    .getByRole('img', { name: /island map/ })
    .locator('img')
    .first();
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoFindings(page, 'a trip, offline');
  await open('/booking');
  await expect(heading(page, 'You’re offline')).toBeVisible();
  const kept = page.getByRole('link', { name: new RegExp(`^${boat.name}, SXM-`) });
  await expect(kept).toHaveCount(1);
  await press(kept);
  await expect(page).toHaveURL(path);

  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(0);
  const dialog = await openAct(page, press, 'Cancel Trip');
  await press(dialog.getByRole('button', { name: 'Cancel and Refund $160.00' }));
  await closeDone(page, press, dialog);
  await expect
    .poll(async () =>
      (await keptPaths(page)).filter((each) => /^\/(trips|booking|api)\//.test(each)),
    )
    .toEqual([]);
});

test('a trip awaiting approval shows the deadline and that nothing was charged, until it is approved @phone', async ({
  page,
  press,
  baseUrl,
  own,
  open,
  shop,
}) => {
  const { boat, operator } = await makeTripWorld(baseUrl, `asked-${own}`);
  const trip = { boat, mode: 'perSeat', start: inNineDays(), time: '09:00', groupSize: 2 } as const;
  const { body } = await reserve(baseUrl, { ...trip, customer: `Abe Asked ${own}` });
  // Simulates a sale while the captain's calendar could not be read.
  await shop.database.query('update bookings set needs_approval = true where id = $1', [body.id]);
  const path = await mailedTrip(baseUrl, body.customerEmail, /./);
  await open(path);
  await press(page.getByRole('link', { name: 'Pay $168.00 securely' }));
  await payWithCard(page, press, cards.pays);
  // The success page requests nothing that answers "not yet": `troubles` would list it.
  await page.waitForURL(/\/booking\/confirmation/);

  const opened = heading(page, `Your trip on ${boat.name} needs your captain’s confirmation`);
  await expect(async () => {
    await open(path);
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass();
  const main = page.getByRole('main');
  await expect(main).toContainText(
    /have asked your captain to confirm by .+ (AM|PM), Sint Maarten time/,
  );
  await expect(main).toContainText('Your card is charged only if they confirm');
  await expect(main).toContainText('You haven’t been charged yet, so you can cancel for free.');
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
  for (const name of ['Reduce Group Size', 'Transfer to Someone Else']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Cancel Trip' })).toBeEnabled();
  await expectNoFindings(page, 'a trip that awaits its captain');

  await callAs(baseUrl, operator.token, 'answerTrip', {
    parts: { id: body.id },
    payload: { answer: 'yes' },
  });
  await expect(async () => {
    await open(path);
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(heading(page, new RegExp(`^Your trip on ${boat.name}$`))).toBeVisible();
});

test('the previous guest’s phone shows a transferred trip only until it is online again @phone @long', async ({
  page,
  press,
  baseUrl,
  own,
  context,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED');
  troubles.allow('/api/trips/', 'answer 404', 'status of 404');
  const { boat } = await makeTripWorld(baseUrl, `gone-${own}`);
  const email = `gone-${own}@example.com`;
  const trip = { boat, day: inNineDays(), guests: 2, name: 'Gil Gone', email };
  const path = await openOwnTrip(page, press, baseUrl, trip);
  await expect.poll(() => keptPaths(page)).toContain(path);
  await context.setOffline(true);
  // The trip is transferred on another device, with the same link.
  const handed = await fetch(`${baseUrl}/api${path}/hand-over`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      requestKey: crypto.randomUUID(),
      customerName: 'Nia Next',
      customerPhone: null,
      customerEmail: `next-${own}@example.com`,
    }),
  });
  expect(handed.status).toBe(200);
  await page.reload();
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
  await expect(page.getByText(/^You’re offline\. Showing your trip as of/)).toBeVisible();

  await context.setOffline(false);
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expectNoFindings(page, 'a trip that is somebody else’s now');
  await expect.poll(() => keptPaths(page)).not.toContain(path);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await expect(page.getByText(boat.name)).toHaveCount(0);
});
