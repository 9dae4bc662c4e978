import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect } from '../../../support/browser/journey.ts';
import { test } from '../../../support/browser/review-journey.ts';
import { sailedTrip } from '../../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../../support/worlds/guests/two-server-world.ts';

test('a guest reviews their trip by keyboard, and reads the review on the boat’s page', async ({
  page,
  open,
  world,
}) => {
  const boat = await boatNamed(world.baseUrl, 'Petite Anse');
  const { token } = await sailedTrip(world, boat.id, { customer: 'Kay Board' });
  await open(`/trips/${token}#review`);
  const section = page.locator('#review');
  await expect(
    section.getByRole('heading', { name: 'How was your trip on Petite Anse?' }),
  ).toBeInViewport();
  await section.getByRole('button', { name: 'Send Review' }).press('Enter');
  await expect(section.getByText('Choose 1 to 5 stars')).toBeVisible();
  const stars = section.getByRole('radio');
  await expect(stars.first()).toBeFocused();
  await expectNoFindings(page, 'review form');
  await page.keyboard.press('Space');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: '4 stars, very good' })).toBeChecked();
  await section.getByLabel('Your Review (optional)').fill('Wind, sun, a turtle.');
  await section.getByRole('button', { name: 'Send Review' }).press('Enter');
  await expect(section.getByRole('heading')).toHaveText('Thank You for Your Review');
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section).toContainText('4 of 5 stars');
  await expectNoFindings(page, 'review that was sent');

  await page.reload();
  await expect(section.getByRole('heading')).toHaveText('Your Review');
  await expect(section.getByRole('radio')).toHaveCount(0);
  await open(`/boats/${boat.slug}?reviewed`);
  const shown = page.locator('#reviews').getByRole('listitem').filter({ hasText: 'Kay B.' });
  await expect(shown).toContainText('Wind, sun, a turtle.');
});

test('a trip’s page asks for no review before the trip ends or after a call-off', async ({
  page,
  open,
  world,
}) => {
  const boat = await boatNamed(world.baseUrl, 'Petite Anse');
  for (const terms of [{ ended: -2 }, { status: 'cancelled' }]) {
    const { token } = await sailedTrip(world, boat.id, terms);
    await open(`/trips/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading your review...')).toBeHidden();
    await expect(page.locator('#review')).toBeHidden();
  }
});
