import type { Locator, Page } from '@playwright/test';
import { addDays, formatFullDay, formatShortWeekday } from '#domain/time/days.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
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
  untilBackIsFree,
} from '../../../support/browser/trip-journey.ts';

test('too late to do it by right, a guest asks; the captain says no, and then yes @phone', async ({
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
    page.getByText(/it was free to cancel; now nothing goes back by right/),
  ).toBeVisible();

  const cancelling = await openAct(page, press, 'Cancel the trip');
  await expect(cancelling).toContainText('nothing of the $240.00 that was paid goes back by right');
  await cancelling.getByRole('radio', { name: 'Cancel now, with nothing back' }).check();
  await expect(cancelling.getByRole('button', { name: 'Cancel with nothing back' })).toBeVisible();
  await cancelling
    .getByRole('radio', { name: 'Ask my captain to cancel, with $240.00 back' })
    .check();
  await expectNoFindings(page, 'asking to cancel');
  await press(cancelling.getByRole('button', { name: 'Ask your captain' }));
  await expect(cancelling).toContainText('Your captain has been asked.');
  await closeDone(page, press, cancelling);
  await expect(page.getByText(/^You asked to cancel, with your money back\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to another day' })).toHaveCount(0);
  await expectNoFindings(page, 'a question that waits');

  const questions = await openQuestions(page, press, operator);
  await expect(questions).toContainText('Ada Asking asks to cancel with the money back');
  await expect(questions).toContainText('$240.00 goes back to Ada Asking');
  await expect(questions).toContainText('Please answer by');
  await expectNoFindings(page, 'a guest’s question');
  await answer(page, press, questions, 'No, keep the trip');
  await expect(toast(page, 'Declined. The trip stays.')).toBeVisible();
  await expect(questions).toBeHidden();
  await untilBackIsFree(page);

  await open(path);
  await expect(page.getByText('Your captain could not agree')).toBeVisible();
  await mailedTrip(baseUrl, email, /^No change/);
  const moving = await openAct(page, press, 'Move to another day');
  await expect(moving).toContainText(
    'It is too late to move this trip without your captain’s yes.',
  );
  await moving.getByLabel('New day').selectOption(formatShortWeekday(addDays(day, 1)));
  await expectNoFindings(page, 'asking to move');
  await press(moving.getByRole('button', { name: 'Ask your captain' }));
  await expect(moving).toContainText('Your captain has been asked.');
  await closeDone(page, press, moving);
  await expect(
    page.getByText(`You asked to move to ${formatFullDay(addDays(day, 1))} at 9:00 AM.`),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Take it back' }));
  const takingBack = page.getByRole('alertdialog', { name: 'Take your question back?' });
  await expectNoFindings(page, 'taking it back');
  await press(takingBack.getByRole('button', { name: 'Take it back' }));
  await expect(page.getByText('Waiting for your captain')).toHaveCount(0);
  await expect(page.getByText('You took back the question')).toBeVisible();

  await untilBackIsFree(page);
  const fewer = await openAct(page, press, 'Come with fewer guests');
  await fewer.getByRole('radio', { name: '1 guest: $160.00 back' }).check();
  await expectNoFindings(page, 'asking for fewer');
  await press(fewer.getByRole('button', { name: 'Ask your captain' }));
  await expect(fewer).toContainText('Your captain has been asked.');
  await closeDone(page, press, fewer);

  await openQuestions(page, press, operator, true);
  await expect(questions).toContainText('Ada Asking asks to come with 1 guest instead');
  await expect(questions).toContainText('$160.00 goes back to Ada Asking');
  await answer(page, press, questions, 'Yes, agree');
  await expect(toast(page, 'Agreed. The change is made.')).toBeVisible();
  await expect(questions).toBeHidden();
  await untilBackIsFree(page);

  await open(path);
  await expect(heading(page, `Your trip on ${boat.name}`)).toBeVisible();
  await expect(page.getByText('1 guest · Per Seat')).toBeVisible();
  await expect(page.getByText('Back to the card')).toBeVisible();
  await expect(page.getByText('Remains')).toBeVisible();
  await expect(page.getByText('$160.00', { exact: true })).toBeVisible();
});

/** On the captain's dashboard; still signed in, after the first time. */
async function openQuestions(
  page: Page,
  press: Press,
  operator: { email: string },
  isSignedIn = false,
): Promise<Locator> {
  if (isSignedIn) await page.goto('/operator/dashboard');
  else await signIn(page, press, operator);
  return page.getByRole('region', { name: 'Please decide' });
}

async function answer(page: Page, press: Press, questions: Locator, name: string): Promise<void> {
  await press(questions.getByRole('button', { name }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectNoFindings(page, `answering ${name}`);
  await press(dialog.getByRole('button', { name }));
}
