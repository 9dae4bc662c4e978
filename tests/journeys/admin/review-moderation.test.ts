import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, toast } from '../../support/browser/journey.ts';
import { test } from '../../support/browser/review-journey.ts';
import { reviewedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../support/worlds/guests/two-server-world.ts';

test('an admin finds a review, hides it with a reason, and shows it again', async ({
  page,
  press,
  world,
}) => {
  const boat = await boatNamed(world.baseUrl, 'Pelican');
  const said = { stars: 1, words: 'Ask for Ana Example, Example Street 5.' };
  await reviewedTrip(world, boat.id, said, { customer: 'Hidden Hans' });
  const publicWords = async () =>
    (await fetch(`${world.baseUrl}/api/boats/${boat.id}/reviews`)).text();
  expect(await publicWords()).toContain('Example Street');

  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Reviews');
  await expect(
    page.getByText('Turtles within ten minutes!').filter({ visible: true }),
  ).toBeVisible();
  await page.getByLabel('Boat, operator, guest, code or words').fill('Example Street');
  await expect(page.getByText('1 review', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'reviews');

  await press(page.getByRole('button', { name: 'Hide the review of Hidden Hans' }));
  const question = page.getByRole('alertdialog', { name: 'Hide this review of' });
  await press(question.getByRole('button', { name: 'Hide review' }));
  await expect(question.getByText('Please enter a reason of at least 5 characters')).toBeVisible();
  await question.getByLabel('Reason').fill('It gives somebody’s address away.');
  await expectNoFindings(page, 'hide a review');
  await press(question.getByRole('button', { name: 'Hide review' }));
  await expect(toast(page, 'Review hidden')).toBeVisible();
  const shown = page.getByText('It gives somebody’s address away.').filter({ visible: true });
  await expect(shown).toBeVisible();
  expect(await publicWords()).not.toContain('Example Street');

  await press(page.getByRole('button', { name: 'Show the review of Hidden Hans' }));
  const again = page.getByRole('dialog', { name: 'Show the review of' });
  await again.getByLabel('Reason').fill('They agreed to it.');
  await press(again.getByRole('button', { name: 'Show review' }));
  await expect(toast(page, 'Review shown again')).toBeVisible();
  expect(await publicWords()).toContain('Example Street');

  await openSection(page, press, 'Audit Log');
  await expect(page.getByText(/hid the review of Hidden H. of/).first()).toBeVisible();
});
