import { addDays, listDays, formatFullDay, toIslandNow, getMonth } from '#domain/time/days.ts';
import { listCharterEnds } from '#domain/departures/departures.ts';
import {
  chooseDay,
  dayButton,
  goToCheckout,
  goToPayment,
  timeButton,
  turnTo,
} from '../../../support/browser/boat-page-actions.ts';
import { expect, heading, test, waitForHydration } from '../../../support/browser/journey.ts';
import { cards, payWithCard } from '../../../support/browser/payment-page.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';

test('a visitor charters a boat for a day, which closes the day for other guests @desktop @both-widths', async ({
  page,
  press,
  open,
  boatNamed,
  dayFor,
  own,
}) => {
  const boat = await boatNamed('Trade Wind');
  const day = dayFor(boat, 0);
  await open(`/boats/${boat.slug}`);
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await chooseDay(page, press, day);
  await expect(timeButton(page, '09:00')).not.toContainText('left');
  await press(timeButton(page, '09:00'));
  await page.getByLabel('Group Size').selectOption({ label: '12 guests' });
  const summary = page.getByRole('region', { name: 'Price Summary' });
  await expect(summary).toContainText('Private charter rate (per day)$1,650.00');
  await expect(summary).toContainText('Total Today$1,650.00');
  await expect(summary).not.toContainText('Max 20 guests');
  await goToCheckout(page, press);
  await expect(page.getByText('12 guests · Private Charter')).toBeVisible();
  await goToPayment(page, press, {
    name: 'Carla Charter',
    email: `charter-${own}@example.com`,
  });
  await payWithCard(page, press, cards.pays);
  await expect(heading(page, 'Booking Confirmed')).toBeVisible();
  await expect(page.getByText(formatFullDay(day)).first()).toBeVisible();

  await open(`/boats/${boat.slug}`);
  await turnTo(page, press, day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/sold out$/);
  await expect(dayButton(page, day)).toBeDisabled();
});

test('a visitor charters a boat for three days, chosen in the calendar @both-widths', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Octavia');
  const now = toIslandNow(Date.now());
  const days = listDays(addDays(now.day, 60), addDays(now.day, 90));
  const first = days.find((day) => listCharterEnds(boat, day, now).length >= 4) ?? '';
  const last = addDays(first, 2);
  const later = addDays(first, 3);
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, first);
  await page.getByLabel('Last Day').selectOption(last);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(
    listDays(first, last).filter((day) => getMonth(day) === getMonth(first)).length,
  );
  await press(timeButton(page, '09:00'));
  const summary = page.getByRole('region', { name: 'Price Summary' });
  await expect(summary).toContainText(`to ${formatFullDay(last)}`);
  await expect(summary).toContainText('Total Today$10,950.00');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Last Day')).toHaveValue(last);
  await goToCheckout(page, press);
  await expect(page).toHaveURL(new RegExp(`date=${first}.*end=${last}`));
  await expect(page.getByText(formatFullDay(last)).first()).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to boat details' }));
  await expect(page.getByLabel('Last Day')).toHaveValue(last);
  await press(dayButton(page, first));
  await expect(page.getByLabel('Last Day')).toHaveValue(first);
  await page.getByLabel('Last Day').selectOption(later);
  await expect(summary).toContainText('Total Today$14,600.00');
});

test('a sold seat closes the day for charters but not for other seats', async ({
  page,
  press,
  open,
  baseUrl,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Trade Wind');
  const day = dayFor(boat, 1);
  const input = { boat, mode: 'perSeat', start: day, time: '14:00', groupSize: 1 } as const;
  expect((await askForCheckout(baseUrl, input)).status).toBe(200);
  await open(`/boats/${boat.slug}`);
  await turnTo(page, press, day);
  await expect(dayButton(page, day)).toBeEnabled();
  await page.getByLabel('Trip Type').selectOption({ label: 'Private Charter' });
  await expect(dayButton(page, day)).toBeDisabled();
  await page.getByLabel('Trip Type').selectOption({ label: 'Boat Tour' });
  await expect(dayButton(page, day)).toBeEnabled();
  await press(dayButton(page, day));
  await expect(timeButton(page, '14:00')).toBeEnabled();
});

test('a boat that offers only charters has no choice of trip type', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Octavia');
  await open(`/boats/${boat.slug}`);
  await expect(page.getByLabel('Trip Type')).toHaveCount(0);
  await expect(page.getByLabel('Pricing Mode')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Price Summary' })).toContainText(
    'Private charter rate (per day)$3,650.00',
  );
});
