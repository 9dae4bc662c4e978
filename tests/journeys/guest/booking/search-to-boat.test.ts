import { chooseTrip, goToCheckout } from '../../../support/browser/boat-page-actions.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

test('the group size and day of a search carry over to the boat’s page, and the group size to the checkout @both-widths', async ({
  page,
  open,
  press,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  const day = dayFor(boat, 43);
  await open('/');
  const search = page.getByRole('search');
  await search.getByLabel('Date').fill(day);
  await search.getByLabel('Number of people').selectOption('5-10');
  await press(search.getByRole('button', { name: 'Book a Boat' }));
  await expect(page).toHaveURL(`/booking?date=${day}&groupSize=5-10`);
  await expect(heading(page, 'Available Boats')).toBeFocused();
  await press(page.getByRole('link', { name: boat.name, exact: true }));
  await expect(heading(page, boat.name)).toBeVisible();
  await expect(page.getByLabel('Group Size')).toHaveValue('5');
  await chooseTrip(page, press, { day, time: '09:00', guests: 5 });
  await goToCheckout(page, press);
  await expect(page.getByText('5 guests · Per Seat')).toBeVisible();
});

test('a group size above the boat’s capacity is reduced to the capacity', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Pelican');
  await open(`/boats/${boat.slug}?groupSize=200-400`);
  await expect(page.getByLabel('Group Size')).toHaveValue(String(boat.capacity));
});

for (const [filters, total] of [
  ['', '$99.75 total for 1 guest'],
  ['groupSize=4', '$399.00 total for 4 guests'],
  ['groupSize=5-10', '$498.75 total for 5 guests'],
  ['groupSize=4&tripType=private', '$1,732.50 total for 4 guests'],
] as const) {
  test(`the Book Now button shows the same total as the booking form for the search “${filters}” @both-widths`, async ({
    page,
    open,
    press,
  }) => {
    await open(`/booking?${filters}`);
    const card = page.getByRole('article').filter({ hasText: 'Trade Wind' });
    const button = card.getByRole('button', { name: 'Book Now' });
    await expect(button).toHaveAccessibleDescription(
      `Trade Wind ${total}, including the service fee`,
    );
    await expect(card.getByText(`${total}, including the service fee`)).toBeVisible();
    await press(button);
    await expect(heading(page, 'Complete Your Booking')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Payment Information' })).toContainText(
      `Total${total.split(' ')[0]}`,
    );
  });
}
