import { chooseTrip, goToCheckout } from '../../../support/browser/boat-page.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, heading, test, untilPartIsAlive } from '../../../support/browser/journey.ts';

const MAY_BE_CALLED_OFF =
  'This trip sails with 6 guests or more. With fewer 18 hours before departure it may be called off, and you get all of your money back.';

test('a visitor reads where to come, how many it takes, and what may happen, before paying', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Flying Fish');
  await open(`/boats/${boat.slug}`);
  await expect(page.getByRole('heading', { name: 'What to Know' })).toBeVisible();
  await expect(
    page.getByText('The beach of Orient Bay, in front of the yellow flags'),
  ).toBeVisible();
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
  const map = page.getByRole('img', {
    name: 'The meeting point on the island map, near Orient Bay',
  });
  await expect(map).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show on the map' });
  await untilPartIsAlive(show);
  await press(show);
  await expect(map).toBeVisible();
  await expect(page.getByText('The pin is at the port of Orient Bay.')).toBeVisible();
  await expectNoFindings(page, 'boat with its map');
  await press(page.getByRole('button', { name: 'Hide the map' }));
  await expect(map).toHaveCount(0);

  await chooseTrip(page, press, { day: dayFor(boat, 33), time: '11:30', guests: 2 });
  await expect(page.getByText('Sails with 6 guests, 0 so far')).toBeVisible();
  await goToCheckout(page, press);
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
  await expectNoFindings(page, 'checkout of a trip with a smallest number');
});

test('the booking form says it, too', async ({ page, press, open, boatNamed }) => {
  const boat = await boatNamed('Flying Fish');
  await open('/booking');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: boat.name, exact: true }) });
  await press(card.getByRole('button', { name: 'Book Now' }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
});
