import { addDays } from '#domain/time/days.ts';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, toast, waitForHydration } from '../../../support/browser/journey.ts';
import {
  boatCard,
  editor,
  newBoat,
  newOperator,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';

const test = createIsolatedJourney({ DEMO: 'off', LANGUAGES: 'fr,es' });

test('a captain edits a boat’s facts, days and photos in French', async ({
  page,
  press,
  shop,
  own,
}) => {
  const operator = await newOperator(shop.baseUrl, 'Fanny Filin', `french-${own}`);
  const name = `Belle Brise ${own}`;
  await newBoat(shop.baseUrl, operator, name);
  await signIn(page, press, operator);
  await page.goto('/fr/operator/dashboard');
  await waitForHydration(page);
  const card = boatCard(page, name);
  await expect(card).toContainText('Publié');
  await expect(card).toContainText('Voilier · Marigot · jusqu’à 8 personnes');
  await expect(card).toContainText('80,00 USD / personne');

  await press(card.getByRole('button', { name: 'Modifier' }));
  const form = editor(page);
  await expect(form.getByRole('heading', { name: `Modifier ${name}` })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Fermer' })).toBeVisible();
  await expect(form.getByLabel('Type de bateau')).toContainText('Pêche sportive');
  await form.getByLabel('Nom du bateau').fill('');
  await press(form.getByRole('button', { name: 'Mettre à jour', exact: true }));
  await expect(toast(page, 'Échec de la mise à jour')).toContainText('champs obligatoires');
  await form.getByLabel('Nom du bateau').fill(name);

  await press(form.getByRole('tab', { name: 'Disponibilités' }));
  await press(form.getByRole('button', { name: 'Ouvrir les 7 prochains jours' }));
  await expect(form.getByText('Les 7 prochains jours sont ouverts.')).toBeVisible();
  const next = form.getByRole('region', { name: 'Les 14 prochains jours' });
  const tomorrow = localizeDay('fr', addDays(islandToday(), 1), 'weekdayDay');
  await expect(next.getByRole('listitem').filter({ hasText: tomorrow })).toContainText('09:00');
  await expectNoFindings(page, 'Disponibilités');

  await press(form.getByRole('tab', { name: 'Photos (1)' }));
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await form.getByLabel('Ajouter des photos').setInputFiles(notes);
  await expect(toast(page, 'Type de fichier non accepté')).toContainText(
    'notes.txt n’est pas une image valable.',
  );
  await expect(form.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
  await press(form.getByRole('button', { name: 'Mettre à jour', exact: true }));
  await expect(toast(page, 'Bateau mis à jour')).toBeVisible();
});

test('a captain unpublishes a boat in Spanish after a confirmation', async ({
  page,
  press,
  shop,
  own,
}) => {
  const operator = await newOperator(shop.baseUrl, 'Sara Salas', `spanish-${own}`);
  const name = `Brisa ${own}`;
  await newBoat(shop.baseUrl, operator, name);
  await signIn(page, press, operator);
  await page.goto('/es/operator/dashboard');
  await waitForHydration(page);
  const card = boatCard(page, name);
  await expect(card).toContainText('Velero · Marigot · hasta 8 personas');
  await press(card.getByRole('button', { name: 'Despublicar el barco' }));
  const question = page.getByRole('alertdialog', { name: `¿Despublicar ${name}?` });
  await press(question.getByRole('button', { name: 'Despublicar el barco' }));
  await expect(page.getByText(`${name} está despublicado.`, { exact: true })).toBeVisible();
  await expect(card).toContainText('Borrador');
  await expect(card).toContainText('Listo para publicarse.');
});
