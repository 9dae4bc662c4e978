import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect } from '../../../support/browser/journey.ts';
import { activate } from '../../../support/browser/keyboard-actions.ts';
import { test } from '../../../support/browser/review-journey.ts';
import { reviewedTrip } from '../../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../../support/worlds/guests/two-server-world.ts';

test('a visitor sees a boat’s rating and reviews, or that it has none yet', async ({
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
  await expect(answered).toContainText('Reply from Joaquín Peterson');
  await expectNoFindings(page, 'boat with reviews');

  await open(`/boats/${(await boatNamed(page.url().replace(/\/boats.*/, ''), 'Blue Heron')).slug}`);
  await expect(reviews).toContainText('No reviews yet.');
});

test('a visitor loads more reviews by keyboard', async ({ page, open, world }) => {
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

test('a boat’s reviews are on its page without scripts', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const boat = await boatNamed(world.baseUrl, 'Trade Wind');
  await page.goto(`${world.baseUrl}/boats/${boat.slug}`);
  await expect(page.getByText('Turtles within ten minutes!')).toBeVisible();
  await context.close();
});

test('a visitor filters reviews by group and language with the keyboard @both-widths', async ({
  page,
  open,
  world,
  browser,
  own,
}) => {
  const boat = await boatNamed(world.baseUrl, 'Windward Rose');
  const write = (words: string, language: string, guests: number) =>
    reviewedTrip(world, boat.id, { stars: 5, words, language }, { guests });
  await write('Un déjeuner parfait.', 'fr', 2);
  await write('The calmest bay.', 'en', 2);
  await open(`/boats/${boat.slug}?filters-${own}`);
  const reviews = page.locator('#reviews');
  const items = reviews.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.getByText('Un déjeuner parfait.')).toHaveAttribute('lang', 'fr');
  await expectNoFindings(page, 'boat with filters of reviews');

  const languages = reviews.getByRole('group', { name: 'Written in' });
  await activate(page, languages.getByRole('button', { name: 'Français (1)' }));
  await expect(items).toHaveCount(1);
  await expect(reviews.getByRole('status')).toHaveText('1 review');
  const groups = reviews.getByRole('group', { name: 'Type of Group' });
  await expect(groups.getByRole('button', { name: 'Private charter (0)' })).toBeDisabled();
  await languages.getByRole('button', { name: 'All' }).press('Enter');
  await groups.getByRole('button', { name: 'Group of 2 (2)' }).press('Space');
  await expect(items).toHaveCount(2);
  await expect(items.getByText('Un déjeuner parfait.')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${world.baseUrl}/boats/${boat.slug}`);
  await expect(still.locator('#reviews').getByRole('listitem')).toHaveCount(3);
  await expect(still.locator('#reviews').getByRole('group')).toHaveCount(0);
  await plain.close();
});
