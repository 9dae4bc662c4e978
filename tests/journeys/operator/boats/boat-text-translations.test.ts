import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, toast } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'off', LANGUAGES: 'fr,de' });

test('an operator sees which texts are missing in a language, and writes them', async ({
  page,
  press,
  shop,
  own,
}) => {
  const operator = await newOperator(shop.baseUrl, 'Tilda Teller', `texts-${own}`);
  const name = `Two Tongues ${own}`;
  await newBoat(shop.baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  const form = editor(page);
  await form.getByLabel('Description').fill('A blue catamaran.');
  await form.getByLabel('What to Bring').fill('A towel.');
  await press(form.getByRole('tab', { name: 'Languages' }));
  const french = form.getByRole('group').filter({ hasText: 'Français' });
  await expect(french).toContainText('Missing: Description, What to Bring');
  await press(french.getByText('Français', { exact: true }));
  await french.getByLabel('Description (Français)').fill('Un catamaran bleu.');
  await expect(french).toContainText('Missing: What to Bring');
  await french.getByLabel('What to Bring (Français)').fill('Une serviette.');
  await expect(french).toContainText('Complete');
  await expectNoFindings(page, 'Languages');
  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  await expect(boatCard(page, name)).toBeVisible();
  await openEditor(page, press, name);
  await press(form.getByRole('tab', { name: 'Languages' }));
  await expect(french).toContainText('Complete');
  await expect(form.getByRole('group').filter({ hasText: 'Deutsch' })).toContainText(
    'Missing: Description, What to Bring',
  );
});
