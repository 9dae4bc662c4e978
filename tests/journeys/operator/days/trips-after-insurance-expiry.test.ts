import { addDays } from '#domain/time/days.ts';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { paidGuest } from '../../../support/browser/day-journey.ts';
import {
  acceptAll,
  documentCard,
  openDocuments,
} from '../../../support/browser/document-journey.ts';
import { inDays, sendOne } from '../../../support/worlds/operators/operator-documents.ts';
import { expect, test, waitForHydration } from '../../../support/browser/journey.ts';
import {
  newBoat,
  newOperator,
  signIn,
  soldDay,
} from '../../../support/browser/operator-journey.ts';

test('an operator is warned of trips after the insurance expires, until a newer insurance is accepted', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ina Insured', `insured-${own}`);
  const boat = await newBoat(baseUrl, operator, `Insured Boat ${own}`);
  await sendOne({ baseUrl }, operator.token, 'insurance', { expiresOn: soldDay() });
  await acceptAll(baseUrl, operator.email);
  const dayAfter = addDays(soldDay(), 1);
  await paidGuest(baseUrl, boat, soldDay(), { name: 'Cora Covered', guests: 2 });
  await paidGuest(baseUrl, boat, dayAfter, { name: 'Una Uncovered', guests: 2 });
  const title = `Your boat insurance expires on ${localizeFullDay('en', soldDay())}`;
  const ends = page.getByRole('heading', { name: title });
  const booked = page.getByText(
    `1 trip is booked after that date, on ${localizeFullDay('en', dayAfter)}. Send us the new one.`,
  );

  await signIn(page, press, operator);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(booked).toBeVisible();
  await expect(page.getByText('expires soon')).toHaveCount(0);
  await expectNoFindings(page, 'dashboard with trips after an end');
  const read = page.waitForResponse('**/api/operator/documents');
  await page.goto(`/operator/day/${soldDay()}`);
  await read;
  await expect(page.getByText('Cora Covered', { exact: true })).toBeVisible();
  await expect(ends).toHaveCount(0);
  await page.goto(`/operator/day/${dayAfter}`);
  await waitForHydration(page);
  await expect(ends).toBeVisible();
  await press(page.getByRole('link', { name: 'Open your documents' }));
  await expect(ends).toBeVisible();
  await expect(booked).toBeVisible();
  await expectNoFindings(page, 'documents with trips after an end');

  await sendOne({ baseUrl }, operator.token, 'insurance', { expiresOn: inDays(400) });
  await page.goto('/es/operator/documents');
  await waitForHydration(page);
  await expect(page.getByText('Estamos revisando el documento nuevo.')).toBeVisible();
  await acceptAll(baseUrl, operator.email);
  await page.goto('/operator/dashboard');
  await waitForHydration(page);
  await openDocuments(page, press);
  await expect(documentCard(page, 'insurance').getByText('Valid until')).toBeVisible();
  await expect(ends).toHaveCount(0);
});
