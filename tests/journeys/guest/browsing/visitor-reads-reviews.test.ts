import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect } from '../../../support/browser/journey.ts';
import { test } from '../../../support/browser/review-journey.ts';
import { reviewedTrip } from '../../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../../support/worlds/guests/world-in-test.ts';

test('a visitor reads what guests said of a boat, and its own rating where it has one', async ({
  page,
  press,
  open,
}) => {
  await open('/booking');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Mango Express')).toContainText('Rated 4.7');
  await expect(card('Trade Wind')).toContainText('Rated 4.8');
  await press(card('Mango Express').getByRole('link', { name: 'Mango Express' }));

  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(reviews).toContainText('Rated 4.7from 3 reviews');
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  const answered = reviews.getByRole('listitem').filter({ hasText: 'Perfect between breakfast' });
  await expect(answered).toContainText('5 of 5 stars');
  await expect(answered).toContainText('Small group');
  await expect(answered).toContainText('Answer from Joaquín Peterson');
  await expectNoFindings(page, 'boat with reviews');

  await open(`/boats/${(await boatNamed(page.url().replace(/\/boats.*/, ''), 'Blue Heron')).slug}`);
  await expect(reviews).toContainText('No reviews yet.');
});

test('more reviews load on request, by keyboard, too', async ({ page, open, world }) => {
  const boat = await boatNamed(world.baseUrl, 'Blue Heron');
  for (let count = 1; count <= 12; count += 1) {
    await reviewedTrip(world, boat.id, { stars: 4, words: `Quiet corner ${count}.` });
  }
  await open(`/boats/${boat.slug}?fresh`);
  const items = page.locator('#reviews').getByRole('listitem');
  await expect(items).toHaveCount(10);
  const more = page.getByRole('button', { name: 'More reviews' });
  await expect(more).toBeEnabled();
  await more.press('Enter');
  await expect(items).toHaveCount(12);
  await expect(items.nth(10)).toBeFocused();
  await expect(items.nth(11)).toContainText('Quiet corner 1.');
  await expect(page.getByRole('button', { name: 'More reviews' })).toBeHidden();
});

test('reviews are in the boat’s page without scripts', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const boat = await boatNamed(world.baseUrl, 'Trade Wind');
  await page.goto(`${world.baseUrl}/boats/${boat.slug}`);
  await expect(page.getByText('Turtles within ten minutes!')).toBeVisible();
  await context.close();
});
