import { formatFullDay } from '#domain/time/days.ts';
import { chooseTrip, fillDetails, goToCheckout } from '../../support/browser/boat-page-actions.ts';
import { callAs, soldDay } from '../../support/browser/operator-journey.ts';
import { cards, payWithCard } from '../../support/browser/payment-page.ts';
import { mailedLink, mailTo } from '../hosted-mail.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, heading, test, toast, waitForPartHydration, world } from '../hosted-test.ts';

test('a visitor finds a boat, pays at Stripe’s own site, and gets a confirmation by mail', async ({
  page,
  press,
  open,
  own,
}) => {
  const { boat } = await newBoatToBook(`pays-${own}`);
  const email = `pays-${own}@example.com`;
  await open('/booking');
  await press(page.getByRole('link', { name: boat.name }));
  await expect(heading(page, boat.name)).toBeVisible();
  await chooseTrip(page, press, { day: soldDay(), time: '09:00', guests: 2 });
  await goToCheckout(page, press);
  await fillDetails(page, press, { name: 'Ana Boat', email });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await page.waitForURL(`${world.stripe}/**`);
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  expect(page.url()).toContain(`${world.shop}/`);
  const code = (await page.getByText(/^SXM-/).textContent()) ?? '';
  await expect(page.getByText(`${formatFullDay(soldDay())} at 9:00 AM`)).toBeVisible();
  expect((await mailTo(email, /confirmed/i)).text).toContain(code);
});

test('a visitor reserves with the booking form, and pays with the mailed link', async ({
  page,
  press,
  open,
  own,
}) => {
  const { boat } = await newBoatToBook(`reserves-${own}`);
  const email = `reserves-${own}@example.com`;
  await open(`/booking?date=${soldDay()}&groupSize=2-4`);
  const link = page.getByRole('link', { name: boat.name });
  const card = page.getByRole('article').filter({ has: link });
  await press(card.getByRole('button', { name: 'Book Now' }));
  await page.getByLabel('Full Name').fill('Fay Form');
  await page.getByLabel('Email Address').fill(email);
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await page.goto(await mailedLink(email, /./, '/booking/pay/'));
  await page.waitForURL(`${world.stripe}/**`);
  await payWithCard(page, press, cards.pays);
  await expect(page.getByText('Your trip is booked and paid.')).toBeVisible();
});

test('a visitor charters a boat for a day, and both servers show the day as chartered', async ({
  page,
  press,
  open,
  own,
}) => {
  const { operator, boat } = await newBoatToBook(`charters-${own}`);
  const changes = { tripType: 'both', pricingMode: 'both', charterPricePerDay: '900' };
  await callAs(world.shop, operator.token, 'updateBoat', {
    parts: { id: boat.id },
    payload: changes,
  });
  await open(`/boats/${boat.slug}?date=${soldDay()}`);
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await chooseTrip(page, press, { day: soldDay(), time: '09:00', guests: 6 });
  await goToCheckout(page, press);
  await fillDetails(page, press, { name: 'Carla Charter', email: `charters-${own}@example.com` });
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  for (const server of world.servers) {
    const asked = async () => (await fetch(`${server}/api/boats/${boat.id}`)).json();
    await expect.poll(asked).toMatchObject({ taken: [{ date: soldDay(), charter: true }] });
  }
});

test('a visitor who asks for help choosing a boat is thanked and gets a mail', async ({
  page,
  press,
  open,
  own,
}) => {
  const email = `undecided-${own}@example.com`;
  await open('/');
  const part = page.getByRole('region', { name: 'Not sure which boat?' });
  const send = part.getByRole('button', { name: 'Help Me Choose' });
  await waitForPartHydration(send);
  await part.getByLabel('Email').fill(email);
  await press(send);
  await expect(toast(page, "Got it — we'll be in touch soon.")).toBeVisible();
  await mailTo(email, /./);
});
