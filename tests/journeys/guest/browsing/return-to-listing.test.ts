import {
  chooseTrip,
  goToCheckout,
  timeButton,
} from '../../../support/browser/boat-page-actions.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
} from '../../../support/browser/journey.ts';

test('the link back to the boats restores the filters of the list', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  const day = dayFor(boat, 40);
  const filtered = `/booking?date=${day}&port=${boat.port}&groupSize=1-4`;
  await open(filtered);
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await chooseTrip(page, press, { day, time: '09:00', guests: 2 });
  await goToCheckout(page, press);
  await press(page.getByRole('link', { name: 'Back to boat details' }));
  await expect(heading(page, boat.name)).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to boats' }));
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByLabel('People')).toHaveValue('1-4');
});

test('the link back leads to all boats if the visitor did not come from a list', async ({
  open,
  page,
  boatNamed,
}) => {
  await open(`/boats/${(await boatNamed('Trade Wind')).slug}`);
  await expect(page.getByRole('link', { name: 'Back to boats' })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('a chosen trip is kept in the URL and restored by a reload', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Mango Express');
  const day = dayFor(boat, 41);
  await open(`/boats/${boat.slug}`);
  await expect(page).toHaveURL(`/boats/${boat.slug}`);
  const steps = await page.evaluate(() => history.length);
  await chooseTrip(page, press, { day, time: '12:00', guests: 3 });
  await expect(page).toHaveURL(/groupSize=3/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await waitForHydration(page);
  await expect(timeButton(page, '12:00')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Group Size')).toHaveValue('3');
  await goToCheckout(page, press);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('3 guests · Per Seat')).toBeVisible();
  await page.goBack();
  await expect(timeButton(page, '12:00')).toHaveAttribute('aria-pressed', 'true');
  // Another visitor's page has no selection.
  await page.goto(`/boats/${boat.slug}`);
  await waitForHydration(page);
  await expect(page.getByText('Select a date to see available times')).toBeVisible();
});

test('going back first closes the photos of a boat and then leaves the page @desktop', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open('/booking');
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  const photos = page.getByRole('dialog', { name: `Photos of ${boat.name}` });
  const first = page.getByRole('button', { name: /^Open photo 1 of/ });
  await press(first);
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(first).toBeFocused();
  // Closing it by its button leaves no history entry.
  await press(first);
  await press(photos.getByRole('button', { name: 'Close' }));
  await expect(photos).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number }).layer))
    .toBe(undefined);
  await page.goBack();
  await expect(heading(page, 'Available Boats')).toBeVisible();
});

test('the message about an incomplete search disappears once the search is complete', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  await open('/');
  const date = dayFor(await boatNamed('Trade Wind'), 47);
  await page.getByLabel('Date').fill(date);
  const search = page.getByRole('button', { name: 'Book a Boat' });
  await press(search);
  await expect(toast(page, 'Group Size Required')).toBeVisible();
  await page.getByLabel('Number of people').selectOption('1-4');
  await press(search);
  await expect(heading(page, 'Available Boats')).toBeVisible();
  await expect(toast(page, 'Group Size Required')).toBeHidden();
});

test('featured boats that fail to load are requested only once @long', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/api/featured-boats');
  troubles.allow('Featured boats could not be loaded');
  let asked = 0;
  await page.route('**/api/featured-boats', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { message: 'no' } });
  });
  await open('/info/about');
  await press(page.getByRole('banner').getByRole('link', { name: /SXM Boat Trips/ }));
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('an information page is found in any letter case of its URL @long', async ({ page, open }) => {
  await open('/info/ABOUT');
  await expect(page).toHaveURL('/info/about');
  await expect(page).toHaveTitle(/^About/);
});
