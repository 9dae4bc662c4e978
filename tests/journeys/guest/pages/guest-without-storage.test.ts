import {
  chooseTrip,
  goToCheckout,
  goToPayment,
} from '../../../support/browser/boat-page-actions.ts';
import { forbidStorage } from '../../../support/faults/forbidden-storage.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';

test('a visitor whose browser forbids storage books, pays and reads the confirmation', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
  own,
}) => {
  await forbidStorage(page);
  const boat = await boatNamed('Flying Fish');
  const email = `nothing-kept-${own}@example.com`;
  await open('/booking?groupSize=2');
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await chooseTrip(page, press, { day: dayFor(boat, 28), time: '11:30', guests: 2 });
  await goToCheckout(page, press);
  await goToPayment(page, press, { name: 'Nell Nothing', email });
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
});

test('the lost-link and offline pages open if storage is forbidden', async ({ page, open }) => {
  await forbidStorage(page);
  for (const path of ['/', '/board', '/ships', '/trips/find', '/offline']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  // The form redirects to the listing if no boat is stored.
  await page.goto('/booking/form');
  await waitForHydration(page);
  await expect(page).toHaveURL('/booking');
});
