import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import {
  acceptAll,
  documentCard,
  openDocuments,
  sendByForm,
} from '../../../support/browser/document-journey.ts';
import { inDays, PDF, sendOne } from '../../../support/worlds/operators/operator-documents.ts';
import {
  expect,
  heading,
  test,
  toast,
  waitForHydration,
} from '../../../support/browser/journey.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  openEditor,
  registered,
  signIn,
} from '../../../support/browser/operator-journey.ts';

test('an operator sends documents, reads why one is refused, and has a listed boat once both are accepted', async ({
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
  const notListed = page.getByRole('link', { name: 'Your boats are not listed' });
  await expect(notListed).toBeVisible();
  await expect(boatCard(page, `Paper Boat ${own}`)).toContainText('we need to check');
  await openEditor(page, press, `Paper Boat ${own}`);
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Update failed')).toContainText('license and boat insurance');
  await press(editor(page).getByRole('button', { name: 'Close' }));

  await openDocuments(page, press);
  const licence = documentCard(page, 'licence');
  await press(licence.getByRole('button', { name: 'Send Document' }));
  await expect(licence.getByText('Choose a document.')).toBeVisible();
  await expect(licence.getByText('Choose the expiration date')).toBeVisible();
  await expectNoFindings(page, 'documents to send');
  await sendByForm(page, press, 'licence');
  await sendByForm(page, press, 'insurance');
  await expect(page.getByText('We’re checking your documents')).toBeVisible();
  await expectNoFindings(page, 'documents sent');

  await refuseLicence(baseUrl, operator.token);
  await page.reload();
  await waitForHydration(page);
  await expect(licence.getByText('The name cannot be read.')).toBeVisible();
  await expectNoFindings(page, 'a document refused');
  await sendByForm(page, press, 'licence');
  await acceptAll(baseUrl, operator.email);
  await page.reload();
  await waitForHydration(page);
  await expect(licence.getByText('Valid until')).toBeVisible();
  await expect(page.getByText('Your published boats stay listed')).toBeVisible();

  await press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect(heading(page, 'Welcome back, Captain!')).toBeVisible();
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect(notListed).toHaveCount(0);
  await openEditor(page, press, `Paper Boat ${own}`);
  await press(editor(page).getByRole('button', { name: 'Update & Publish' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await press(boatCard(page, `Paper Boat ${own}`).getByRole('link', { name: 'View Page' }));
  await expect(page.getByText(/License and insurance verified on \w+ \d+, \d{4}/)).toBeVisible();
});

test('an invalid document file is refused with a message at its field, and a sent document can be downloaded', async ({
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
  await press(insurance.getByRole('button', { name: 'Send a Newer One' }));
  const page1 = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await insurance.getByLabel('Boat Insurance File').setInputFiles(page1);
  await insurance.getByLabel('Valid until').fill(inDays(90));
  await press(insurance.getByRole('button', { name: 'Send Document' }));
  await expect(insurance.getByText('We can’t use policy.pdf.')).toBeVisible();
  await insurance.getByLabel('Boat Insurance File').setInputFiles({ ...page1, buffer: PDF });
  await press(insurance.getByRole('button', { name: 'Send Document' }));
  await expect(insurance.getByText('We’re checking it and will email you.')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await press(insurance.getByRole('button', { name: 'Download the document you sent' }));
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
