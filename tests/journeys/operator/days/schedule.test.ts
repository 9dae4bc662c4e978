import type { Locator, Page } from '@playwright/test';
import { addDays, computeWeekday, formatWeekdayDay, type Day } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { paidGuest, waitForOfflineDay } from '../../../support/browser/day-journey.ts';
import { expect, test, toast, waitForHydration } from '../../../support/browser/journey.ts';
import {
  activate,
  expectFocusInSight,
  expectFocusKept,
  tabTo,
} from '../../../support/browser/keyboard-actions.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';

test.use({ serviceWorkers: 'allow' });

/** English weeks begin on Sunday. */
const weeksAhead = (day: Day) => {
  const today = islandToday();
  const start = addDays(today, -computeWeekday(today));
  return [1, 2].find((weeks) => day < addDays(start, (weeks + 1) * 7)) ?? 1;
};

/** Moves to a boat's departure or menu on a day: by arrow keys in the grid, by Tab in the phone's agenda. */
async function focusInWeek(page: Page, name: RegExp, day: Day) {
  const button = page.getByRole('button', { name });
  const grid = page.getByRole('grid');
  if (!(await grid.isVisible())) return tabTo(page, button);
  await tabTo(page, grid.locator('[tabindex="0"]'));
  await page.keyboard.press('Home');
  for (let column = 0; column < computeWeekday(day); column += 1) {
    await page.keyboard.press('ArrowRight');
    await expectFocusInSight(page);
  }
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 4 && !(await isThere()); steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(button).toBeFocused();
}

async function tabBackTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 40 && !(await isThere()); steps += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectFocusInSight(page);
  }
  await expect(target).toBeFocused();
}

test('an operator opens a week, closes a departure and adds a booking with only the keyboard @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const next = addDays(day, 1);
  const operator = await newOperator(baseUrl, 'Wes Week', `week-${own}`);
  const boat = await newBoat(baseUrl, operator, `Week Boat ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Kay Board', guests: 3 });
  await signIn(page, press, operator);
  await activate(page, page.getByRole('link', { name: 'Schedule', exact: true }));
  await expect(page).toHaveURL(`${baseUrl}/operator/schedule`);
  const turn = page.getByRole('link', { name: 'Next Week' });
  for (let weeks = weeksAhead(day); weeks > 0; weeks -= 1) {
    const before = page.url();
    await activate(page, turn);
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(turn).toBeFocused();
  }
  await expectNoFindings(page, 'a week');

  const dayName = formatWeekdayDay(day);
  const departure = new RegExp(`^9:00 AM 3 of 8 seats booked.*${dayName}`);
  await focusInWeek(page, departure, day);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `9:00 AM · ${boat.name}` });
  await expect(panel.getByText('3 of 8 seats booked')).toBeVisible();
  await expect(panel.getByText('Kay Board, 3 guests')).toBeVisible();
  await expectNoFindings(page, 'the panel of a departure');
  await activate(page, panel.getByRole('button', { name: /^Close to Bookings/ }));
  const closing = page.getByRole('dialog', { name: 'Close Times' });
  await activate(page, closing.getByRole('button', { name: 'Close These Hours' }));
  await activate(page, closing.getByRole('button', { name: 'Back to This Day' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('button', {
      name: new RegExp(`^9:00 AM 3 of 8 seats booked Closed.*${dayName}`),
    }),
  ).toBeVisible();
  await expectFocusKept(page);

  await focusInWeek(page, new RegExp(`^Add or Close.*${formatWeekdayDay(next)}`), next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'the menu of a day');
  await activate(page, page.getByRole('dialog').getByRole('button', { name: 'Add Booking' }));
  const form = page.getByRole('dialog', { name: 'Add Booking' });
  await tabTo(page, form.getByLabel('Guest Name'));
  await page.keyboard.type('Will Walk-In');
  await activate(page, form.getByRole('button', { name: /^Book,/ }));
  await expect(toast(page, 'Booked')).toBeVisible();
  const added = new RegExp(`^9:00 AM 2 of 8 seats booked.*${formatWeekdayDay(next)}`);
  await expect(page.getByRole('button', { name: added })).toBeVisible();

  await tabBackTo(page, page.getByRole('link', { name: 'Month', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=month/);
  const cell = page.getByRole('link', { name: new RegExp(`^${dayName}, 1 departure, 3 of 8`) });
  await expect(cell).toBeVisible();
  await expectNoFindings(page, 'a month');
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  await expectFocusInSight(page);
  await page.keyboard.press('PageDown');
  await expect(cell).toHaveCount(0);
  await expectFocusKept(page);
});

test('a departure on the schedule leads to its place on the day page', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Pia Place', `place-${own}`);
  const boat = await newBoat(baseUrl, operator, `Place Boat ${own}`);
  const other = await newBoat(baseUrl, operator, `Quiet Boat ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Lea Led', guests: 2 });
  await signIn(page, press, operator);
  await open(`/operator/schedule?from=${day}`);
  const seats = page.getByRole('button', {
    name: new RegExp(`^9:00 AM .*${formatWeekdayDay(day)}`),
  });
  await expect(seats).toHaveCount(2);
  await press(page.getByRole('main').locator('summary'));
  await press(page.getByRole('checkbox', { name: other.name }));
  await expect(page).toHaveURL(new RegExp(`boats=${boat.id}$`));
  await expect(seats).toHaveCount(1);
  await expectNoFindings(page, 'the filter of boats');
  await press(seats);
  await press(page.getByRole('dialog').getByRole('link', { name: 'Open Day' }));
  await expect(page).toHaveURL(`${baseUrl}/operator/day/${day}#departure-${boat.id}-perSeat-0900`);
  await expect(page.getByRole('heading', { name: `9:00 AM · ${boat.name}` })).toBeFocused();
  await press(page.getByRole('link', { name: 'Schedule', exact: true }));
  await expect(page).toHaveURL(`${baseUrl}/operator/schedule?from=${day}`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next Week' })).toBeHidden();
  await expect(page.getByText('Add or Close').first()).toBeHidden();
  await expect(page.getByRole('grid').getByText('2/8')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('the last loaded schedule is shown offline with its age, and its actions are disabled @both-widths', async ({
  page,
  press,
  open,
  context,
  baseUrl,
  own,
  troubles,
}) => {
  troubles.allow('ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'Failed to fetch');
  const day = soldDay();
  const operator = await newOperator(baseUrl, 'Orla Offline', `orla-${own}`);
  const boat = await newBoat(baseUrl, operator, `Offline Week ${own}`);
  await paidGuest(baseUrl, boat, day, { name: 'Lou Listed', guests: 2 });
  await signIn(page, press, operator);
  await open(`/operator/schedule?from=${day}`);
  const departure = page.getByRole('button', { name: /^9:00 AM 2 of 8 seats booked/ });
  await expect(departure).toBeVisible();
  await waitForOfflineDay(page);

  await context.setOffline(true);
  for (const address of [`/operator/schedule?from=${day}`, '/operator/schedule']) {
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByText('Showing the schedule as of')).toBeVisible();
    await expect(departure).toBeVisible();
  }
  await expectNoFindings(page, 'a stored schedule');
  await press(departure);
  const panel = page.getByRole('dialog', { name: `9:00 AM · ${boat.name}` });
  await expect(panel.getByText('You need a connection')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Close to Bookings/ })).toHaveCount(0);
  await press(panel.getByRole('button', { name: 'Close' }));
  await press(page.getByRole('button', { name: /^Add or Close/ }).first());
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Add Booking' }),
  ).toBeDisabled();
  await context.setOffline(false);
});
