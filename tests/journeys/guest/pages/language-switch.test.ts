import booking from '#locales/guest/checkout/booking.es.ts';
import checkout from '#locales/guest/checkout/checkout.es.ts';
import trip from '#locales/guest/trip/trip.nl.ts';
import {
  expect,
  heading,
  test,
  waitForHydration,
  waitForPartHydration,
} from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { inNineDays, mailedTrip, makeTripWorld } from '../../../support/browser/trip-journey.ts';

test('a visitor who switches language while booking keeps the trip, the typed text and the booking', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const switchTo = async (name: string) => {
    const footer = page.getByRole('contentinfo');
    await waitForPartHydration(footer);
    await press(footer.getByRole('link', { name, exact: true }));
  };
  const { boat } = await makeTripWorld(baseUrl, `on-the-way-${own}`);
  const email = `on-the-way-${own}@example.com`;
  const chosen = {
    boat: boat.id,
    date: inNineDays(),
    time: '14:00',
    groupSize: '2',
    mode: 'perSeat',
  };
  const query = new URLSearchParams(chosen).toString();
  await open(`/book/${boat.id}?${query}`);
  await page.getByLabel('Full Name').fill('Inés Marín');
  await page.getByLabel('Email Address').fill(email);
  await switchTo('Español');
  await expect(page).toHaveURL(`/es/book/${boat.id}?${query}`);
  await waitForHydration(page);
  await expect(heading(page, checkout.complete)).toBeVisible();
  await expect(page.getByLabel(checkout.fullName)).toHaveValue('Inés Marín');
  await expect(page.getByLabel(checkout.email)).toHaveValue(email);
  await press(page.getByRole('checkbox', { name: /^Acepto/ }));
  await press(page.getByRole('button', { name: checkout.toPayment }));
  await payWithCard(page, press, cards.pays);

  await expect(heading(page, booking.confirmed)).toBeVisible();
  const confirmation = new URL(page.url());
  expect(confirmation.pathname).toBe('/es/booking/confirmation');
  await switchTo('English');
  await expect(page).toHaveURL(`/booking/confirmation${confirmation.search}`);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();

  const path = await mailedTrip(baseUrl, email, /./);
  expect(path).toMatch(/^\/es\/trips\//);
  await open(path);
  await switchTo('Nederlands');
  await expect(page).toHaveURL(path.replace('/es/', '/nl/'));
  await expect(heading(page, trip.tripOn(boat.name))).toBeVisible();
});
