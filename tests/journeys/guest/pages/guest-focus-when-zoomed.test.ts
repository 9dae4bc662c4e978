import { addDays } from '#domain/time/days.ts';
import { chooseDay, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { expectFocusInView } from '../../../support/assertions/covered-focus.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import { mailedTrip } from '../../../support/browser/trip-journey.ts';
import { reserve } from '../../../support/worlds/guests/visitors.ts';

// 1280 by 1024 pixels at 400 % zoom. The French locale adds the banner that suggests a language.
test.use({ viewport: { width: 320, height: 256 }, locale: 'fr-FR' });

test('at 400 % zoom the focused element is never covered on the home page, the listing, ships and the board', async ({
  page,
  press,
  open,
}) => {
  await open('/');
  await press(page.getByRole('search').getByRole('button', { name: 'Book a Boat' }));
  await expect(toast(page, 'Date Required')).toBeVisible();
  await expectFocusInView(page, 12);
  await open('/booking?groupSize=2&compare=trade-wind-philipsburg');
  await expectFocusInView(page, 25);
  await open(`/ships?day=${addDays(islandToday(), 8)}`);
  await expectFocusInView(page, 12);
  await open('/board');
  await expectFocusInView(page, 12);
});

test('at 400 % zoom the focused element is never covered from a boat’s page to the checkout', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Flying Fish');
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, dayFor(boat, 30));
  await press(timeButton(page, '08:30'));
  await expectFocusInView(page, 12);
  await expectNoSidewaysScroll(page);
  await press(page.getByRole('button', { name: /^Open photo 1/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusInView(page, 6);
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expectFocusInView(page, 14);
});

test('at 400 % zoom the focused element is never covered on a trip page and the operator sign-in', async ({
  page,
  press,
  open,
  baseUrl,
  boatNamed,
  dayFor,
  own,
}) => {
  const boat = await boatNamed('Salt & Light');
  const trip = {
    boat,
    mode: 'perSeat',
    start: dayFor(boat, 34),
    time: '09:30',
    groupSize: 2,
  } as const;
  const { body } = await reserve(baseUrl, { ...trip, customer: `Zoe Zoom ${own}` });
  await open(await mailedTrip(baseUrl, body.customerEmail, /./));
  await expectFocusInView(page, 25);
  await press(page.getByRole('button', { name: 'Cancel Trip' }));
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expectFocusInView(page, 6);
  await open('/operator');
  await expectFocusInView(page, 12);
});
