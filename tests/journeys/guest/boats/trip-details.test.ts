import { chooseTrip, goToCheckout } from '../../../support/browser/boat-page-actions.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, heading, test, waitForPartHydration } from '../../../support/browser/journey.ts';

const MAY_BE_CALLED_OFF =
  'This trip needs at least 6 guests. If fewer have booked 18 hours before departure, it may be canceled and you get a full refund.';

test('before paying, a visitor sees the meeting point, the minimum number of guests and why a trip may be cancelled', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Flying Fish');
  await open(`/boats/${boat.slug}`);
  await expect(page.getByRole('heading', { name: 'Know Before You Go' })).toBeVisible();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: 'The beach of Orient Bay, in front of the yellow flags' }),
  ).toBeVisible();
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
  const map = page.getByRole('img', {
    name: 'Meeting point on the island map, near Orient Bay',
  });
  await expect(map).toHaveCount(0);
  const show = page.getByRole('button', { name: 'Show on the map' });
  await waitForPartHydration(show);
  await press(show);
  await expect(map).toBeVisible();
  await expect(page.getByText('The pin shows the port, Orient Bay.')).toBeVisible();
  await expectNoFindings(page, 'boat with its map');
  await press(page.getByRole('button', { name: 'Hide the map' }));
  await expect(map).toHaveCount(0);

  await chooseTrip(page, press, { day: dayFor(boat, 33), time: '11:30', guests: 2 });
  await expect(page.getByText('Minimum 6 guests, 0 booked so far')).toBeVisible();
  await goToCheckout(page, press);
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
  await expectNoFindings(page, 'checkout of a trip with a smallest number');
});

test('the booking form states why a trip may be cancelled', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Flying Fish');
  await open('/booking');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: boat.name, exact: true }) });
  await press(card.getByRole('button', { name: 'Book Now' }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect(page.getByText(MAY_BE_CALLED_OFF)).toBeVisible();
});
