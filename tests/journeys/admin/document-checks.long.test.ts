import type { Page } from '@playwright/test';
import { addDays } from '#domain/time/days.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { paidGuest } from '../../support/browser/day-journey.ts';
import { acceptAll } from '../../support/browser/document-journey.ts';
import { inDays, sendOne } from '../../support/worlds/operators/operator-documents.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  registered,
  soldDay,
} from '../../support/browser/operator-journey.ts';

test('an admin checks a captain’s documents, accepts one with its expiry date, and refuses the other', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /api/admin/documents/', 'status of 400');
  const operator = await registered(baseUrl, `Dot Document ${own}`, `document-${own}`);
  await newBoat(baseUrl, operator, `Dotted ${own}`, 'draft');
  await sendOne({ baseUrl }, operator.token, 'licence', { expiresOn: inDays(500) });
  await sendOne({ baseUrl }, operator.token, 'insurance');

  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Documents');
  await page.getByLabel('Captain', { exact: true }).fill(operator.email);
  await waitForSearchResults(page);
  await expect(page.getByText('2 documents', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'documents to check');
  const downloaded = page.waitForEvent('download');
  const licence = `Captain’s license of ${operator.name}`;
  await press(page.getByRole('link', { name: `Download: ${licence}` }));
  expect((await downloaded).suggestedFilename()).toBe('licence.pdf');

  await press(page.getByRole('button', { name: `Accept: ${licence}` }));
  const accepting = page.getByRole('dialog', { name: /^Accept the captain’s license/ });
  await expectNoFindings(page, 'accept a document');
  await accepting.getByLabel('Expiration Date on the Document').fill(inDays(-1));
  await press(accepting.getByRole('button', { name: 'Accept' }));
  await expect(accepting.getByText('This document has expired.')).toBeVisible();
  await accepting.getByLabel('Expiration Date on the Document').fill(inDays(300));
  await press(accepting.getByRole('button', { name: 'Accept' }));
  await expect(toast(page, 'Document accepted')).toBeVisible();
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();

  const insurance = `Boat insurance of ${operator.name}`;
  await press(page.getByRole('button', { name: `Reject: ${insurance}` }));
  const refusing = page.getByRole('alertdialog', { name: /^Reject the boat insurance/ });
  await refusing.getByLabel('Reason').fill('It covers no paying guests.');
  await press(refusing.getByRole('button', { name: 'Reject' }));
  await expect(toast(page, 'Document rejected')).toBeVisible();
  await expect(page.getByText('No documents here')).toBeVisible();
  await page.getByLabel('Show').selectOption('refused');
  const reason = page.getByText('It covers no paying guests.').filter({ visible: true });
  await expect(reason).toBeVisible();

  await openSection(page, press, 'Audit Log');
  await expect(page.getByText(`accepted: ${licence}`).first()).toBeVisible();
  await expect(page.getByText(`looked at: ${licence}`).first()).toBeVisible();
});

test('an admin finds documents that expire before paid trips', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, `Una Uncovered ${own}`, `uncovered-${own}`);
  const boat = await newBoat(baseUrl, operator, `Uncovered Boat ${own}`);
  await sendOne({ baseUrl }, operator.token, 'insurance', { expiresOn: soldDay() });
  await acceptAll(baseUrl, operator.email);
  await paidGuest(baseUrl, boat, addDays(soldDay(), 1), { name: 'Ann After', guests: 2 });

  await enterPortal(page, press, 'deck@demo.test', 'deck-hand-sxm');
  await openSection(page, press, 'Documents');
  await page.getByLabel('Show').selectOption('Trips after expiration');
  await page.getByLabel('Captain', { exact: true }).fill(operator.email);
  await waitForSearchResults(page);
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  const count = page.getByText('1 paid trip after that date').filter({ visible: true });
  await expect(count).toBeVisible();
  await expectNoFindings(page, 'documents that end before paid trips');
  await press(page.getByRole('link', { name: operator.name, exact: true }));
  await expect(count).toBeVisible();
});

/** Waits for the search results; the previous list stays visible, faded, while they load. */
async function waitForSearchResults(page: Page): Promise<void> {
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
