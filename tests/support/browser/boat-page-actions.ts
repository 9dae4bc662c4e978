import { expect, type Locator, type Page } from '@playwright/test';
import {
  formatMonth,
  formatTime,
  formatWeekdayDay,
  getMonth,
  type Day,
  type Time,
} from '#domain/time/days.ts';
import { islandToday } from '../worlds/guests/demo-days.ts';
import type { Press } from './journey.ts';

/** Returns the button of a day in the calendar, by its accessible name. */
export function dayButton(page: Page, day: Day): Locator {
  return page.getByRole('grid').getByRole('button', { name: `${formatWeekdayDay(day)},` });
}

/** Returns the button of a departure. Its name may continue with the seats left. */
export function timeButton(page: Page, time: Time): Locator {
  return page.getByRole('region', { name: 'Select Time' }).getByRole('button', {
    name: new RegExp(`^${formatTime(time)}`),
  });
}

/** Turns the calendar to a day's month. It may have opened on the month after the current one. */
export async function turnTo(page: Page, press: Press, day: Day): Promise<void> {
  const wanted = page.getByRole('grid', { name: formatMonth(getMonth(day)) });
  const isThisMonth = getMonth(day) === getMonth(islandToday());
  const turn = page.getByRole('button', { name: isThisMonth ? 'Previous month' : 'Next month' });
  for (let turns = 0; turns < 7 && !(await wanted.isVisible()); turns += 1) {
    const shown = await page.getByRole('grid').getAttribute('aria-labelledby');
    const name = page.locator(`[id="${shown}"]`);
    const before = await name.textContent();
    await press(turn);
    await expect(name).not.toHaveText(before ?? '');
  }
  await expect(wanted).toBeVisible();
}

export async function chooseDay(page: Page, press: Press, day: Day): Promise<void> {
  await turnTo(page, press, day);
  await press(dayButton(page, day));
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(
    String(Number(day.slice(8))),
  );
}

export type ChosenTrip = { day: Day; time: Time; guests: number };

export async function chooseTrip(page: Page, press: Press, trip: ChosenTrip): Promise<void> {
  await chooseDay(page, press, trip.day);
  await press(timeButton(page, trip.time));
  await expect(timeButton(page, trip.time)).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Group Size').selectOption(String(trip.guests));
}

/** Continues from the boat's page to the checkout. */
export async function goToCheckout(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Continue to Checkout' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Booking');
}

export type Customer = { name: string; email: string };

export async function fillDetails(page: Page, press: Press, customer: Customer): Promise<void> {
  await page.getByLabel('Full Name').fill(customer.name);
  await page.getByLabel('Email Address').fill(customer.email);
  await press(page.getByRole('checkbox', { name: /^I accept the/ }));
}

/** Submits the checkout's form and waits for the payment page. */
export async function goToPayment(page: Page, press: Press, customer: Customer): Promise<void> {
  await fillDetails(page, press, customer);
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with card');
}
