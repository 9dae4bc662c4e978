import { addMonths, formatMonth, formatWeekdayDay, getMonth, listDays } from '#domain/time/days.ts';
import {
  chooseDay,
  dayButton,
  timeButton,
  turnTo,
} from '../../../support/browser/boat-page-actions.ts';
import { boatFor } from '../../../support/browser/call-off-journey.ts';
import { newOperator } from '../../../support/browser/operator-journey.ts';
import { expectFocusKept } from '../../../support/browser/keyboard-actions.ts';
import { islandToday, readBoats, soldOutDay } from '../../../support/worlds/guests/demo-days.ts';
import { expect, heading, test } from '../../../support/browser/journey.ts';
import { askForCheckout } from '../../../support/worlds/guests/visitors.ts';

test('the calendar shows the current month and up to six months ahead', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Trade Wind');
  const month = getMonth(islandToday());
  await open(`/boats/${boat.slug}?month=${month}`);
  const previous = page.getByRole('button', { name: 'Previous month' });
  const next = page.getByRole('button', { name: 'Next month' });
  await expect(previous).toBeDisabled();
  for (let ahead = 0; ahead < 6; ahead += 1) {
    await expect(
      page.getByRole('grid', { name: formatMonth(addMonths(month, ahead)) }),
    ).toBeVisible();
    await press(next);
  }
  await expect(page.getByRole('grid', { name: formatMonth(addMonths(month, 6)) })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  const weekdays = await page.getByRole('columnheader').allTextContents();
  expect(weekdays).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});

test('the calendar opens on the first month with open days, and can be turned back to the current month', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const month = getMonth(islandToday());
  const next = addMonths(month, 1);
  const shows = (shown: string) =>
    expect(page.getByRole('grid', { name: formatMonth(shown) })).toBeVisible();
  const operator = await newOperator(baseUrl, 'Nora Next', `next-${own}`);
  const days = listDays(`${next}-01`, `${next}-10`);
  const boat = await boatFor(baseUrl, operator, `Next Month ${own}`, { days });
  await open(`/boats/${boat.slug}`);
  await shows(next);
  await press(page.getByRole('button', { name: 'Previous month' }));
  await shows(month);
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await open(`/boats/${boat.slug}?month=${month}`);
  await shows(month);
  await open(`/boats/${boat.slug}?date=${addMonths(month, 2)}-03`);
  await shows(addMonths(month, 2));
});

test('a sold-out day is labelled “sold out” and cannot be chosen', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const { boat, day } = soldOutDay(await readBoats(baseUrl));
  await open(`/boats/${boat.slug}`);
  await turnTo(page, press, day);
  await expect(dayButton(page, day)).toHaveAccessibleName(`${formatWeekdayDay(day)}, sold out`);
  await expect(dayButton(page, day)).toBeDisabled();
  await expect(page.getByText('Select a date to see available times')).toBeVisible();
});

test('choosing another date clears the time', async ({ page, press, open, boatNamed, dayFor }) => {
  const boat = await boatNamed('Mango Express');
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, dayFor(boat, 30));
  await press(timeButton(page, '15:00'));
  await expect(page.getByRole('button', { name: 'Continue to Checkout' })).toBeEnabled();
  await chooseDay(page, press, dayFor(boat, 31));
  await expect(timeButton(page, '15:00')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Continue to Checkout' })).toBeDisabled();
  await expect(page.getByText('Pick date, time, and group size to continue.')).toBeVisible();
});

test('a day with too few seats for the group suggests the next days with enough seats', async ({
  page,
  press,
  open,
  baseUrl,
  boatNamed,
  dayFor,
}) => {
  const boat = await boatNamed('Pelican');
  const day = dayFor(boat, 5);
  const input = { boat, mode: 'perSeat', start: day, time: '10:00', groupSize: 20 } as const;
  expect((await askForCheckout(baseUrl, input)).status).toBe(200);
  await open(`/boats/${boat.slug}`);
  await chooseDay(page, press, day);
  await expect(timeButton(page, '10:00')).toContainText('4 left');
  await page.getByLabel('Group Size').selectOption('5');
  await expect(page.getByText(`No times available on ${formatWeekdayDay(day)}`)).toBeVisible();
  await expect(page.getByText('Try these available dates:')).toBeVisible();
  const times = page.getByRole('region', { name: 'Select Time' });
  await expect(times.getByRole('button')).toHaveCount(3);
  const suggested = times.getByRole('button').first();
  const name = await suggested.textContent();
  await suggested.focus();
  await page.keyboard.press('Enter');
  await expect(timeButton(page, '10:00')).toBeVisible();
  await expect(
    page.getByRole('gridcell', { selected: true }).getByRole('button'),
  ).toHaveAccessibleName(new RegExp(`^${name}`));
  await expectFocusKept(page);
});

test('the page of a boat without published availability says so in amber', async ({
  page,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Petite Anse');
  await open(`/boats/${boat.slug}`);
  await expect(
    page.getByText(
      "This boat hasn't published availability yet. Ask us on WhatsApp for booking options.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Checkout' })).toBeDisabled();
});

test('the photos open enlarged, change with the arrow keys, and close with Escape @desktop', async ({
  page,
  press,
  open,
  boatNamed,
}) => {
  const boat = await boatNamed('Lady Margaux');
  await open(`/boats/${boat.slug}`);
  await expect(heading(page, boat.name)).toBeVisible();
  const first = page.getByRole('button', { name: /^Open photo 1 of 3/ });
  await press(first);
  const viewer = page.getByRole('dialog', { name: `Photos of ${boat.name}` });
  await expect(viewer).toContainText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 / 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('3 / 3');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});
