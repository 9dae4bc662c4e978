import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, toast } from '../../../support/browser/journey.ts';
import { fillSignIn } from '../../../support/browser/operator-journey.ts';
import { test } from '../../../support/browser/review-journey.ts';
import { reviewedTrip } from '../../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../../support/worlds/guests/two-server-world.ts';

test('an operator replies once to a guest’s review, and visitors see the reply', async ({
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

  await press(page.getByRole('tab', { name: 'Bookings' }));
  const waiting = page.getByRole('region', { name: 'Waiting for You' });
  await press(waiting.getByRole('link', { name: /review/ }));
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
  await press(review.getByRole('button', { name: 'Reply to Ingrid Answered' }));
  const words = review.getByLabel('Your Reply');
  await expect(words).toBeFocused();
  await press(review.getByRole('button', { name: 'Send Reply' }));
  await expect(review.getByText('Enter a reply')).toBeVisible();
  await expectNoFindings(page, 'answer to a review');
  await words.fill('We take two fewer from next week on.');
  await press(review.getByRole('button', { name: 'Send Reply' }));
  await expect(toast(page, 'Reply sent')).toBeVisible();
  await expect(review).toContainText('Reply from you');
  await expect(review.getByRole('button')).toHaveCount(0);

  await open(`/boats/${boat.slug}?answered`);
  const shown = page.locator('#reviews').getByRole('listitem').filter({ hasText: 'Ingrid A.' });
  await expect(shown).toContainText('We take two fewer from next week on.');
});
