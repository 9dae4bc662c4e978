import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import {
  acceptAll,
  documentCard,
  openDocuments,
  sendByForm,
} from '../../../support/browser/document-journey.ts';
import { inDays, PDF, sendOne } from '../../../support/worlds/operators/operator-documents.ts';
import { expect, heading, test, toast, untilAlive } from '../../../support/browser/journey.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  openEditor,
  registered,
  signIn,
} from '../../../support/browser/operator-journey.ts';

test('an operator sends documents, reads why one is refused, and is listed once both are accepted', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 409: PUT /api/operator/boats/', 'status of 409');
  const operator = await registered(baseUrl, 'Lia Licence', `licence-${own}`);
  await newBoat(baseUrl, operator, `Paper Boat ${own}`, 'draft');
  await signIn(page, press, operator);
  await expect(page.getByRole('heading', { name: 'Your boats are not listed' })).toBeVisible();
  await expect(boatCard(page, `Paper Boat ${own}`)).toContainText('we have to check');
  await openEditor(page, press, `Paper Boat ${own}`);
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Update failed')).toContainText('licence and your boat insurance');
  await press(editor(page).getByRole('button', { name: 'Close' }));

  await openDocuments(page, press);
  const licence = documentCard(page, 'licence');
  await press(licence.getByRole('button', { name: 'Send to be checked' }));
  await expect(licence.getByText('Please choose a document.')).toBeVisible();
  await expect(licence.getByText('Choose the day on which it runs out')).toBeVisible();
  await expectNoFindings(page, 'documents to send');
  await sendByForm(page, press, 'licence');
  await sendByForm(page, press, 'insurance');
  await expect(page.getByText('Your documents are being checked')).toBeVisible();
  await expectNoFindings(page, 'documents sent');

  await refuseLicence(baseUrl, operator.token);
  await page.reload();
  await untilAlive(page);
  await expect(licence.getByText('The name cannot be read.')).toBeVisible();
  await expectNoFindings(page, 'a document refused');
  await sendByForm(page, press, 'licence');
  await acceptAll(baseUrl, operator.email);
  await page.reload();
  await untilAlive(page);
  await expect(licence.getByText('Good until')).toBeVisible();
  await expect(page.getByText('Boats that you publish are listed')).toBeVisible();

  await press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your boats are not listed' })).toHaveCount(0);
  await openEditor(page, press, `Paper Boat ${own}`);
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await press(boatCard(page, `Paper Boat ${own}`).getByRole('link', { name: 'View page' }));
  await expect(page.getByText(/Licence and insurance checked on \w+ \d+, \d{4}/)).toBeVisible();
});

test('a file that is no document is refused at its field, and what was sent can be taken back home', async ({
  page,
  press,
  baseUrl,
  troubles,
  own,
}) => {
  troubles.allow('answer 400: POST /api/operator/documents/', 'status of 400');
  const operator = await newOperator(baseUrl, 'Hal Hostile', `hostile-${own}`);
  await signIn(page, press, operator);
  await openDocuments(page, press);
  const insurance = documentCard(page, 'insurance');
  await press(insurance.getByRole('button', { name: 'Send a newer one' }));
  const page1 = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await insurance.getByLabel('File of your boat insurance').setInputFiles(page1);
  await insurance.getByLabel('Good until').fill(inDays(90));
  await press(insurance.getByRole('button', { name: 'Send to be checked' }));
  await expect(insurance.getByText('policy.pdf cannot be used.')).toBeVisible();
  await insurance
    .getByLabel('File of your boat insurance')
    .setInputFiles({ ...page1, buffer: PDF });
  await press(insurance.getByRole('button', { name: 'Send to be checked' }));
  await expect(insurance.getByText('One of our people looks at it')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await press(insurance.getByRole('button', { name: 'Download the one you sent' }));
  expect((await downloaded).suggestedFilename()).toBe('insurance.pdf');
});

async function refuseLicence(baseUrl: string, token: string): Promise<void> {
  const cookie = await signInAdmin({ baseUrl });
  const id = await sendOne({ baseUrl }, token, 'licence');
  const payload = { reason: 'The name cannot be read.' };
  const refused = await callAdmin(baseUrl, 'adminRefuseDocument', {
    cookie,
    parts: { id },
    payload,
  });
  expect(refused.status).toBe(200);
}
