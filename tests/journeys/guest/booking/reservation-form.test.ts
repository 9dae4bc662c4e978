import type { Page } from '@playwright/test';
import { whileUnavailable } from '../../../support/faults/unavailable-server.ts';
import { expect, heading, test, toast, type Press } from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { openMailTo } from '../../../support/providers/sandbox-mail.ts';

test('a visitor reserves with the booking form without a charge, and pays with the mailed link @desktop', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
  own,
  troubles,
}) => {
  const boat = await boatNamed('Pelican');
  const email = `form-${own}@example.com`;
  const sent = watchSentText(page);
  await open('/booking');
  await press(cardOf(page, boat.name).getByRole('button', { name: 'Book Now' }));
  await expect(heading(page, 'Complete Your Booking')).toBeVisible();
  await expect.poll(() => storedKeys(page)).toContain('selectedBoat');
  await correctTheForm(page, press);

  await page.getByLabel('Full Name').fill('Fay Form');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Trip Date').fill(dayFor(boat, 0));
  await page.getByLabel('Group Size').selectOption('2');
  await page.getByLabel('Card Number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByLabel('CVC').fill('737');
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
  await expect(page.getByText('You won’t be charged now')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Payment Information' })).toContainText(
    'Trip cost, 2 guests$158.00Service fee (5%)$7.90Total$165.90',
  );
  await whileUnavailable(page, troubles, '/api/bookings', async () => {
    await press(page.getByRole('button', { name: 'Complete Booking' }));
    await expect(toast(page, 'Booking Failed')).toContainText('Please check required fields.');
  });
  await press(page.getByRole('button', { name: 'Complete Booking' }));

  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expect(page).toHaveURL('/booking/confirmation');
  expect(await storedKeys(page)).toContain('completedBooking');
  expect(await storedKeys(page)).not.toContain('selectedBoat');
  expect(sent().replaceAll(' ', '')).not.toContain('424242');
  const pay = page.getByRole('link', { name: 'Pay $165.90 securely' });
  await expect(pay).toBeVisible();
  await openMailTo(page, press, email);
  await open('/booking/confirmation');
  await press(pay);
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expect(page.getByText('Your trip is booked and paid.')).toBeVisible();
  await expect(page.getByText('Total paid')).toBeVisible();
});

async function correctTheForm(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  const wrong = {
    'Full Name': 'Name is required',
    'Email Address': 'Valid email is required',
    'Trip Date': 'Date is required',
    'I accept the': 'You must accept the terms',
  };
  for (const [label, message] of Object.entries(wrong)) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
}

test('the booking form without a chosen boat redirects to the listing', async ({ page, open }) => {
  await open('/booking/form');
  await expect(page).toHaveURL('/booking');
  await expect(heading(page, 'Available Boats')).toBeVisible();
});

test('a refused reservation says why, keeps the form, and can be sent again', async ({
  page,
  press,
  open,
  troubles,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Pelican');
  troubles.allow('/api/bookings');
  const day = dayFor(boat, 1);
  await open(`/booking?date=${day}&groupSize=2-4`);
  await press(cardOf(page, boat.name).getByRole('button', { name: 'Book Now' }));
  // The form starts with the values of the search.
  await expect(page.getByLabel('Trip Date')).toHaveValue(day);
  await expect(page.getByLabel('Group Size')).toHaveValue('2');
  await page.getByLabel('Full Name').fill('Rita Again');
  await page.getByLabel('Email Address').fill('rita@example.com');
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/bookings', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { message: 'The harbour office is closed.' } });
  });
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer.resolve();
  await expect(page.getByText('Booking Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText('The harbour office is closed.')).toBeVisible();
  await page.unroute('**/api/bookings');
  await press(page.getByRole('button', { name: 'Complete Booking' }));
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
});

function cardOf(page: Page, boatName: string) {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: boatName }) });
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage));
}

/** Records everything that the browser sends, to search it for a card number. */
function watchSentText(page: Page): () => string {
  let sent = '';
  page.on('request', (request) => {
    sent += ` ${request.url()} ${request.postData() ?? ''}`;
  });
  return () => sent;
}
