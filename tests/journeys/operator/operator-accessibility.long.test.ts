import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import {
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { reserve } from '../../support/worlds/guests/visitors.ts';

test('axe finds no violations in the operator portal', async ({ page, press, open, baseUrl }, {
  project,
}) => {
  await open('/operator');
  await expectNoFindings(page, 'sign-in');
  await press(page.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expectNoFindings(page, 'create account, with errors');

  const operator = await newOperator(baseUrl, 'Axel Careful', `axel-${project.name}`);
  const boat = await newBoat(baseUrl, operator, `Without Fault ${project.name}`);
  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 3 } as const;
  await reserve(baseUrl, trip);
  await signIn(page, press, operator);
  await expect(page.getByRole('article', { name: boat.name })).toBeVisible();
  await expectNoFindings(page, 'My Boats');

  await openEditor(page, press, boat.name);
  await expectNoFindings(page, 'Details');
  await chooseTab(page, press, 'Availability');
  await press(editor(page).getByRole('button', { name: 'Add Season' }));
  await expectNoFindings(page, 'Availability');
  await chooseTab(page, press, 'Photos (1)');
  await expectNoFindings(page, 'Photos');
  await page.keyboard.press('Escape');
  await expectNoFindings(page, 'a question');
  await press(page.getByRole('button', { name: 'Discard Changes' }));

  await chooseTab(page, press, 'Bookings');
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await scrollToTop(page);
  await expectNoFindings(page, 'Bookings');
  await chooseTab(page, press, 'Payment Details');
  await page.getByLabel('Payout Method').selectOption('bank_wire');
  await scrollToTop(page);
  await expectNoFindings(page, 'Payment Details');
});

/** Avoids a link that the sticky header covers in part, which axe takes for a small target. */
function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, 0));
}
