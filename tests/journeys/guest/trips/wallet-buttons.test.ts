import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  createIsolatedJourney,
  isolatedJourney,
} from '../../../support/browser/isolated-journey.ts';
import { expect, waitForHydration } from '../../../support/browser/journey.ts';
import { createWalletServices } from '../../../support/wallets/wallet-stand-ins.ts';
import { addBoat, type PayingWorld } from '../../../support/worlds/guests/paying-world.ts';
import { linkTo } from '../../../support/worlds/guests/trip-link-requests.ts';
import { newVisitor } from '../../../support/worlds/guests/paying-visitor.ts';

const test = createIsolatedJourney({}, createWalletServices);

async function bookTrip(shop: PayingWorld): Promise<string> {
  const visitor = newVisitor(shop);
  const { session, bookingId } = await visitor.hold(await addBoat(shop));
  await shop.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status).toBe('paid');
  return linkTo(shop, bookingId);
}

test('a paid trip’s page offers both wallets, and the Apple button downloads the pass', async ({
  page,
  open,
  shop,
}) => {
  const token = await bookTrip(shop);
  await open(`/trips/${token}`);
  const apple = page.getByRole('link', { name: 'Add to Apple Wallet' });
  await expect(apple).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to Google Wallet' })).toBeVisible();
  await expectNoFindings(page, 'a trip with wallets');
  const download = page.waitForEvent('download');
  await apple.click();
  expect((await download).suggestedFilename()).toMatch(/^SXM-.*\.pkpass$/);
});

test('a trip’s page says once that Google Wallet is unavailable after its button redirects back', async ({
  page,
  open,
  shop,
}) => {
  const token = await bookTrip(shop);
  await open(`/trips/${token}?wallet=google`);
  const warning = page.getByText('Google Wallet isn’t responding.');
  await expect(page).toHaveURL(new RegExp(`/trips/${token}$`));
  await expect(warning).toBeVisible();
  await expectNoFindings(page, 'a trip while Google is away');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Add to Google Wallet' })).toBeVisible();
  await expect(warning).toBeHidden();
});

isolatedJourney(
  'a shop without wallet settings shows no wallet buttons',
  async ({ page, open, shop }) => {
    const token = await bookTrip(shop);
    await open(`/trips/${token}`);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Wallet/ })).toHaveCount(0);
  },
);
