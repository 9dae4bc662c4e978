import type { Locator, Page } from '@playwright/test';
import { addDays, formatFullDay } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { chooseDay, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { expect, heading, toast, type Press } from '../../../support/browser/journey.ts';
import { signIn } from '../../../support/browser/operator-journey.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import {
  closeDone,
  mailedTrip,
  makeTripWorld,
  openAct,
  openOwnTrip,
  tomorrow,
  waitForDialogHistoryCleanup,
} from '../../../support/browser/trip-journey.ts';

test('a guest asks for changes after the deadline, and the captain declines one and accepts another @phone', async ({
  page,
  press,
  baseUrl,
  own,
  open,
}) => {
  const world = await makeTripWorld(baseUrl, `asks-${own}`);
  const { boat, operator } = world;
  const email = `asks-${own}@example.com`;
  const day = tomorrow();
  const trip = { boat, day, guests: 3, name: 'Ada Asking', email };
  const path = await openOwnTrip(page, press, baseUrl, trip);
  await expect(
    page.getByText(/^Free cancellation ended .+ You now get a refund only if your captain agrees/),
  ).toBeVisible();

  const cancelling = await openAct(page, press, 'Cancel Trip');
  await expect(cancelling).toContainText('the $240.00 you paid isn’t refunded');
  await cancelling.getByRole('radio', { name: 'Cancel Without Refund' }).check();
  await expect(cancelling.getByRole('button', { name: 'Cancel Without Refund' })).toBeVisible();
  await cancelling.getByRole('radio', { name: 'Ask for a $240.00 Refund' }).check();
  await expectNoFindings(page, 'asking to cancel');
  await press(cancelling.getByRole('button', { name: 'Ask Your Captain' }));
  await expect(cancelling).toContainText('Request sent to your captain.');
  await closeDone(page, press, cancelling);
  await expect(page.getByText(/^You asked to cancel with a refund\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Date or Time' })).toHaveCount(0);
  await expectNoFindings(page, 'a question that waits');

  const questions = await openQuestions(page, press, operator);
  await expect(questions).toContainText('Ada Asking asks to cancel with a full refund');
  await expect(questions).toContainText('We refund $240.00 to Ada Asking');
  await expect(questions).toContainText('Answer by');
  await expectNoFindings(page, 'a guest’s question');
  await answer(page, press, questions, 'Decline Request');
  await expect(toast(page, 'Request declined. The trip stays as booked.')).toBeVisible();
  await expect(questions).toBeHidden();
  await waitForDialogHistoryCleanup(page);

  await open(path);
  await expect(page.getByText('Your captain declined')).toBeVisible();
  await mailedTrip(baseUrl, email, /^No change/);
  const moving = await openAct(page, press, 'Change Date or Time');
  await expect(moving).toContainText('Your captain has to agree to this change.');
  await expect(moving.getByRole('grid')).toBeVisible();
  await chooseDay(page, press, addDays(day, 1));
  await press(timeButton(page, '09:00'));
  await expectNoFindings(page, 'asking to move');
  await press(moving.getByRole('button', { name: 'Ask Your Captain' }));
  await expect(moving).toContainText('Request sent to your captain.');
  await closeDone(page, press, moving);
  await expect(
    page.getByText(`You asked to change to ${formatFullDay(addDays(day, 1))} at 9:00 AM.`),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Withdraw Request' }));
  const takingBack = page.getByRole('alertdialog', { name: 'Withdraw your request?' });
  await expectNoFindings(page, 'taking it back');
  await press(takingBack.getByRole('button', { name: 'Withdraw Request' }));
  await expect(page.getByText('Waiting for your captain')).toHaveCount(0);
  await expect(page.getByText('You withdrew your request')).toBeVisible();

  await waitForDialogHistoryCleanup(page);
  const fewer = await openAct(page, press, 'Reduce Group Size');
  await fewer.getByRole('radio', { name: '1 guest: $160.00 refund' }).check();
  await expectNoFindings(page, 'asking for fewer');
  await press(fewer.getByRole('button', { name: 'Ask Your Captain' }));
  await expect(fewer).toContainText('Request sent to your captain.');
  await closeDone(page, press, fewer);

  await openQuestions(page, press, operator, true);
  await expect(questions).toContainText('Ada Asking asks to change the group to 1 guest');
  await expect(questions).toContainText('We refund $160.00 to Ada Asking');
  await answer(page, press, questions, 'Accept Request');
  await expect(toast(page, 'Request accepted. The booking is updated.')).toBeVisible();
  await expect(questions).toBeHidden();
  await waitForDialogHistoryCleanup(page);

  await open(path);
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
  await expect(page.getByText('1 guest · Per Seat')).toBeVisible();
  await expect(page.getByText('Refund to card')).toBeVisible();
  await expect(page.getByText('Paid after refund')).toBeVisible();
  await expect(page.getByText('$160.00', { exact: true })).toBeVisible();
});

/** Opens the requests on the captain's dashboard; signs in the first time only. */
async function openQuestions(
  page: Page,
  press: Press,
  operator: { email: string },
  isSignedIn = false,
): Promise<Locator> {
  if (isSignedIn) await page.goto('/operator/dashboard');
  else await signIn(page, press, operator);
  return page.getByRole('region', { name: 'Needs Your Decision' });
}

async function answer(page: Page, press: Press, questions: Locator, name: string): Promise<void> {
  await press(questions.getByRole('button', { name }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectNoFindings(page, `answering ${name}`);
  await press(dialog.getByRole('button', { name }));
}
