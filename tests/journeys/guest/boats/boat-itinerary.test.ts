import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test, waitForPartHydration } from '../../../support/browser/journey.ts';
import { readBoat } from '../../../support/worlds/guests/demo-days.ts';

test('a guest reads what happens on the trip, where it stops and who it suits @both-widths', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Blue Heron');
  await open(`/boats/${boat.slug}`);
  await expect(
    page.getByText('Grand Case, Sint Maarten · 3.5 hours · Up to 12 guests'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What You’ll Do' })).toBeVisible();
  const steps = page.getByRole('list').filter({ hasText: 'Creole Rock' }).getByRole('listitem');
  await expect(steps).toContainText([
    'The long pier of Grand Case, at its sea end',
    'Snorkel at Creole Rock',
    'Fruit and a swim in Happy Bay',
    'Sail back to Grand Case',
    'Back after 3.5 hours',
  ]);
  await expect(steps.nth(1)).toContainText('1 h 15 min');
  const map = page.getByRole('img', {
    name: 'Stops on the island map: 1 Snorkel at Creole Rock, 2 Fruit and a swim in Happy Bay',
  });
  await expect(map).toBeHidden();
  const show = page.getByText('Show the stops on the map');
  await waitForPartHydration(page.getByRole('button', { name: 'Show on the map' }));
  await press(show);
  await expect(map).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Towels' })).toBeVisible();
  await expect(page.getByText('Only if you like')).toBeVisible();
  await expect(page.getByText('4 and up')).toBeVisible();
  await expectNoFindings(page, 'a boat with its stops');
});

test('a boat without stops shows no itinerary', async ({ page, open, boatNamed }) => {
  await open(`/boats/${(await boatNamed('Octavia')).slug}`);
  await expect(page.getByText('Simpson Bay, Sint Maarten · Up to 10 guests')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About This Boat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What You’ll Do' })).toHaveCount(0);
});

test.describe('the itinerary without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ troubles }) => {
    // The page lists its scripts, but the browser does not fetch them.
    troubles.allow('.js (csp)');
  });

  test('a guest without scripts reads the stops and opens their map', async ({
    page,
    press,
    baseUrl,
  }) => {
    const boat = await readBoat(baseUrl, 'Blue Heron');
    await page.goto(`/boats/${boat.slug}`);
    await expect(page.getByText('when the water is clearest')).toBeVisible();
    await press(page.getByText('Show the stops on the map'));
    await expect(page.getByRole('img', { name: /^Stops on the island map/ })).toBeVisible();
  });
});
