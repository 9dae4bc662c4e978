import { enterPortal, openSection } from '../../../support/browser/admin-journey.ts';
import { paidGuest } from '../../../support/browser/day-journey.ts';
import { expect, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';

test('labels for screen readers isolate names written from right to left', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Rita Right', `right-${own}`);
  const boatName = `כוכב ${own}`;
  const boat = await newBoat(baseUrl, operator, boatName);
  // The guest's email address is derived from the Latin letters.
  const guest = 'Dan דוד Cohen';
  await paidGuest(baseUrl, boat, soldDay(), { name: guest, guests: 2, phone: '+17215550123' });
  const isolated = `\u2068${guest}\u2069`;

  await signIn(page, press, operator);
  await page.goto(`/operator/day/${soldDay()}`);
  await waitForHydration(page);
  const labels = page.locator('.sr-only', { hasText: guest });
  await expect(page.getByRole('button', { name: `Check in 2 guests: ${isolated}` })).toBeVisible();
  const texts = await labels.allTextContents();
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts) expect(text).toContain(isolated);
  await press(page.getByRole('button', { name: /^Message/ }));
  await expect(page.getByRole('dialog')).toContainText(`${isolated}, 2 guests`);

  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Boats');
  await page.getByLabel('Boat, address or operator').fill(boatName);
  await expect(page.getByRole('link', { name: boatName }).locator('bdi').first()).toHaveText(
    boatName,
  );
});
