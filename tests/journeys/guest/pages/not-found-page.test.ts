import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';

test('an unknown URL shows a 404 page with links to other pages', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/no/such/page');
  await open('/no/such/page');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await press(page.getByRole('main').getByRole('link', { name: 'Back to Homepage' }));
  await expect(page).toHaveURL('/');
  await expect(heading(page, /A day on the water/)).toBeFocused();
});

test('a URL with an invalid hash shows its page, even after going back', async ({
  page,
  press,
  open,
}) => {
  await open('/booking#50%');
  await press(page.getByRole('banner').getByRole('link', { name: /SXM Boat Trips/ }));
  await expect(heading(page, /A day on the water/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/booking#50%');
  await expect(heading(page, 'Available boats')).toBeVisible();
});

test('an unknown boat shows the not-found page with a link home', async ({
  page,
  press,
  open,
  troubles,
}) => {
  troubles.allow('/boats/no-such-boat');
  await open('/boats/no-such-boat');
  await expect(heading(page, 'Boat Not Found')).toBeVisible();
  await expect(
    page.getByText("The boat you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to Homepage' }));
  await expect(page).toHaveURL('/');
});

test('a checkout URL with missing or invalid parameters shows an error', async ({
  page,
  open,
  troubles,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  const date = addDays(islandToday(), 30);
  const right = { date, time: '09:00', groupSize: '2' };
  const wrong: Record<string, string>[] = [
    { ...right, date: '' },
    { ...right, date: '2026-02-30' },
    { ...right, time: '' },
    { ...right, time: '25:00' },
    { ...right, groupSize: '0' },
    { ...right, groupSize: '-1' },
    { ...right, groupSize: '1.5' },
  ];
  for (const trip of wrong) {
    await open(`/book/${boat.id}?${new URLSearchParams(trip).toString()}`);
    await expect(heading(page, 'Invalid Booking Details')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible();
  }
  troubles.allow('/book/nobody', '/api/boats/nobody');
  await open(`/book/nobody?${new URLSearchParams(right).toString()}`);
  await expect(heading(page, 'Invalid Booking Details')).toBeVisible();
});

test('a checkout for more guests than the boat takes shows why it cannot be paid', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/book/${boat.id}?date=${dayFor(boat, 2)}&time=09:00&groupSize=21`);
  await expect(page.getByText('Capacity is 20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
});

test('a checkout URL without group size and mode books one seat @long', async ({
  page,
  open,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/book/${boat.id}?date=${dayFor(boat, 2)}&time=09:00`);
  await expect(page.getByText('1 guest · Per Seat')).toBeVisible();
  await expect(page.getByText('$95.00')).toBeVisible();
});

test('an unknown booking shows “Booking Not Found” @long', async ({ page, open, troubles }) => {
  troubles.allow('/booking/confirmation', '/api/bookings/');
  await open('/booking/confirmation?bid=00000000-0000-4000-8000-000000000000');
  await expect(heading(page, 'Booking Not Found')).toBeVisible();
});

test('the confirmation page without a booking still shows “Booking Confirmed” @long', async ({
  page,
  open,
}) => {
  await open('/booking/confirmation');
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toBeVisible();
});
