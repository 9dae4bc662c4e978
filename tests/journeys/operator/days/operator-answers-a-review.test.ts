import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, toast } from '../../../support/browser/journey.ts';
import { fillSignIn } from '../../../support/browser/operator-journey.ts';
import { test } from '../../../support/browser/review-journey.ts';
import { reviewedTrip } from '../../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../../support/worlds/guests/world-in-test.ts';

test('an operator reads what a guest said, answers once, and everybody reads the answer', async ({
  page,
  press,
  open,
  world,
}) => {
  const boat = await boatNamed(world.baseUrl, 'Trade Wind');
  const said = { stars: 3, words: 'A little crowded.\nStill: turtles.' };
  await reviewedTrip(world, boat.id, said, { customer: 'Ingrid Answered' });
  await open('/operator');
  await fillSignIn(page, press, 'rosa@demo.test', 'sail-away-sxm');
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Captain!');
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const review = reviews.getByRole('listitem').filter({ hasText: 'Ingrid Answered' });
  await expect(review).toContainText('3 of 5 stars');
  await expect(page.getByText('from 4 reviews')).toBeVisible();

  await press(review.getByRole('button', { name: 'Answer Ingrid Answered' }));
  const words = review.getByLabel('Your answer');
  await expect(words).toBeFocused();
  await press(review.getByRole('button', { name: 'Send answer' }));
  await expect(review.getByText('Write an answer first')).toBeVisible();
  await expectNoFindings(page, 'answer to a review');
  await words.fill('We take two fewer from next week on.');
  await press(review.getByRole('button', { name: 'Send answer' }));
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(review).toContainText('Answer from you');
  await expect(review.getByRole('button')).toHaveCount(0);

  await open(`/boats/${boat.slug}?answered`);
  const shown = page.locator('#reviews').getByRole('listitem').filter({ hasText: 'Ingrid A.' });
  await expect(shown).toContainText('We take two fewer from next week on.');
});
