import { formatWeekdayDay } from '#domain/time/days.ts';
import {
  chooseDay,
  chooseTrip,
  fillDetails,
  goToCheckout,
  timeButton,
} from '../../../support/browser/boat-page-actions.ts';
import { expectFocusKept } from '../../../support/browser/keyboard-actions.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
} from '../../../support/browser/journey.ts';
import { watchTroubles } from '../../../support/assertions/page-troubles.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';

test('when two visitors want the last two seats, one gets them and the other reads that they are gone @desktop', async ({
  page,
  press,
  open,
  baseUrl,
  browser,
  contextOptions,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Ti Punch');
  const day = dayFor(boat, 0);
  const sold = { boat, mode: 'perSeat', start: day, time: '09:00', groupSize: 6 } as const;
  expect((await askForCheckout(baseUrl, sold)).status).toBe(200);
  const trip = { day, time: '09:00', guests: 2 };

  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, day);
  await expect(timeButton(page, '09:00')).toContainText('2 left');
  await chooseTrip(page, press, trip);
  await goToCheckout(page, press);
  await fillDetails(page, press, { name: 'Faye First', email: 'faye@example.com' });

  const other = await (await browser.newContext(contextOptions)).newPage();
  const troubles = await watchTroubles(other);
  troubles.allow('/checkout/create');
  await other.goto(`/boats/${boat.slug}`);
  await waitForHydration(other);
  await chooseTrip(other, press, trip);
  await goToCheckout(other, press);
  await fillDetails(other, press, { name: 'Sol Second', email: 'sol@example.com' });

  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(heading(page, 'Pay with card')).toBeVisible();
  await other.getByRole('button', { name: 'Continue to payment' }).focus();
  await other.keyboard.press('Enter');
  const refusal = `This departure has fewer than 2 seats left on ${formatWeekdayDay(day)}. Please choose another time or date.`;
  await expect(toast(other, 'Payment Setup Failed')).toContainText(refusal);
  await expectFocusKept(other);
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();

  await press(other.getByRole('link', { name: 'See available dates and times' }));
  await expect(heading(other, boat.name)).toBeVisible();
  await expect(timeButton(other, '09:00')).toContainText('Sold out');
  await expect(timeButton(other, '09:00')).toBeDisabled();
  await press(timeButton(other, '13:30'));
  await goToCheckout(other, press);
  await fillDetails(other, press, { name: 'Sol Second', email: 'sol@example.com' });
  await press(other.getByRole('button', { name: 'Continue to payment' }));
  await payWithCard(other, press, cards.pays);
  await expect(heading(other, 'Booking Confirmed')).toBeVisible();
  troubles.expectNone();
  await other.context().close();
});
