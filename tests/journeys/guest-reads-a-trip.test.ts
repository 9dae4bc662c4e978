import { expectNoFindings } from '../support/axe-check.ts';
import { expect, heading } from '../support/journey.ts';
import { journeyIn } from '../support/own-shop-journey.ts';
import {
  closeDone,
  inNineDays,
  keptPaths,
  makeTripWorld,
  openAct,
  openOwnTrip,
} from '../support/trip-journey.ts';

const test = journeyIn({});
test.setTimeout(180_000);

test('a trip opened once is read without a connection, and gone once it is cancelled @phone', async ({
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
  await expect(page.getByText(/^You are offline\. This is your trip as it was on/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByText('You need a connection to change your trip.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the trip' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  const map = page.getByRole('img', { name: /island map/ }).locator('img');
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoFindings(page, 'a trip, offline');
  await open('/booking');
  await expect(heading(page, 'You are offline')).toBeVisible();
  const kept = page.getByRole('link', { name: new RegExp(`^${boat.name}, SXM-`) });
  await expect(kept).toHaveCount(1);
  await press(kept);
  await expect(page).toHaveURL(path);

  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  const dialog = await openAct(page, press, 'Cancel the trip');
  await press(dialog.getByRole('button', { name: 'Cancel, $160.00 back' }));
  await closeDone(page, press, dialog);
  await expect
    .poll(async () =>
      (await keptPaths(page)).filter((each) => /^\/(trips|booking|api)\//.test(each)),
    )
    .toEqual([]);
});
